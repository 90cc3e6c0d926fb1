# Everything starts from a bare machine with Python 3.11 or newer, Node 20 or newer, make and git.
#
#   make play    the table in the browser (make play PORT=9000), or in the terminal: make terminal
#   make test    all tests, those of the web client included
#   make lint    ruff, mypy --strict and the checks of the web client
#   make docs    the documentation as a site, served by `charsu serve` under /docs/
#   make wasm    the rules as WebAssembly, where they have changed
#   make bench   the figures of docs/performance.md, measured here

PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
PORT ?= 8000
# tests at a time, one more than there are cores: those in the browser wait half of theirs
JOBS ?= 3
BIN := .venv/bin
WEB := src/charsu/server/static/index.html
WEB_SOURCES := $(shell find web/src web/build web/public web/index.html web/package.json src/charsu/locale src/charsu/core src/charsu/games \
	src/charsu/bots src/charsu/tables src/charsu/sim/modules -type f -not -name '*.pyc' 2>/dev/null)

.PHONY: play terminal test pytest lint docs wasm bench format clean

play: .venv/play $(WEB)
	@echo "The table is at http://127.0.0.1:$(PORT); Ctrl-C ends."
	@$(BIN)/charsu serve --port $(PORT) --open --log-level warning

terminal: .venv/play
	@$(BIN)/charsu play

test: pytest web/node_modules
	cd web && npm test

pytest: .venv/ready $(WEB)
	scripts/chromium.sh
	scripts/nginx.sh
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

lint: .venv/ready web/node_modules
	$(BIN)/ruff check src tests bench
	$(BIN)/mypy
	cd web && npm run check

docs: .venv/ready
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "The documentation is at src/charsu/server/docs/index.html; charsu serve shows it under /docs/."

wasm: .venv/ready
	$(BIN)/python -m charsu.bots.wasm_build

bench: .venv/ready
	$(BIN)/python bench/random_play.py

format: .venv/ready
	$(BIN)/ruff check --fix src tests bench

.venv/play: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[server]"
	@touch $@

.venv/ready: .venv/play
	$(BIN)/python -m pip install --quiet --editable ".[server,arena,envs,openspiel,data,pictures,ray,wasm-build,docs,test,dev]"
	@touch $@

web/node_modules: web/package.json
	cd web && npm install --no-package-lock --no-audit --no-fund
	@touch $@

$(WEB): $(WEB_SOURCES) | web/node_modules
	cd web && npm run build

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache web/node_modules src/charsu/server/static src/charsu/server/docs
