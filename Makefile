# Everything starts from a bare machine with Python 3.11 or newer, make and git.
#
#   make play       the game in the browser (PORT=9000, DATA=FOLDER), or in the terminal: make terminal
#   make quick      before each commit: linters for Python and the quick tests
#   make test       the tests, those in the browser and on PostgreSQL included
#   make test-all   the tests that `make test` leaves out: training, CUDA's simulator, Ray, OpenSpiel, long properties
#   make lint       ruff, mypy --strict and the checks of the web client
#   make docs       the documentation as a site, served by `charsu serve` under /docs/
#   make wasm       the rules as WebAssembly, where they have changed
#   make bench      the figures of docs/performance.md, measured here
#   make renew      the newest versions into constraints.txt and web/package-lock.json

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
# tests at a time, one more than there are cores: those in the browser wait half of theirs
JOBS ?= $(shell $(PYTHON) -c 'import os; print(min(os.cpu_count() or 2, 8) + 1)')
BIN := .venv/bin
NPM := $(BIN)/python scripts/node.py npm
CHECKED := src tests bench scripts examples hatch_build.py conftest.py
WEB := src/charsu/server/static/index.html
WEB_SOURCES := $(shell find web/src web/build web/public web/index.html web/package.json src/charsu/locale src/charsu/core src/charsu/games \
	src/charsu/bots src/charsu/tables src/charsu/sim/modules -type f -not -name '*.pyc' 2>/dev/null)
ifdef DATA
export CHARSU_DATA_DIR := $(DATA)
endif

.PHONY: play terminal web quick test test-all lint lint-python docs wasm bench renew format clean

play: .venv/server
	@$(BIN)/python -m charsu.server.single
	@$(MAKE) -s --no-print-directory web
	@$(BIN)/python -m charsu serve $(if $(PORT),--port $(PORT)) --open --log-level warning

terminal: .venv/server
	@$(BIN)/python -m charsu play

web: .venv/server $(WEB)

quick: lint-python
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --tier quick

test: .venv/test web web/node_modules
	$(BIN)/python scripts/programs.py chromium nginx openssl postgresql
	$(NPM) test
	$(BIN)/python scripts/warm_cache.py
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --tier quick --tier test

test-all: .venv/test-all web
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --tier all

lint: lint-python web/node_modules
	$(NPM) run check

lint-python: .venv/quick
	$(BIN)/python -m ruff check $(CHECKED)
	$(BIN)/python -m ruff format --check $(CHECKED)
	$(BIN)/python -m mypy

docs: .venv/test
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "The documentation is at src/charsu/server/docs/index.html; charsu serve shows it under /docs/."

wasm: .venv/test-all
	$(BIN)/python -m charsu.bots.wasm_build

bench: .venv/test
	$(BIN)/python bench/random_play.py

renew: .venv/server
	$(BIN)/python scripts/renew.py

format: .venv/quick
	$(BIN)/python -m ruff check --fix $(CHECKED)
	$(BIN)/python -m ruff format $(CHECKED)

# each set of packages holds the smaller ones
.venv/server .venv/quick .venv/test .venv/test-all: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Charsu needs Python 3.11 or newer, and there is none on the PATH."; exit 1; }
	$(PYTHON) scripts/environment.py $(notdir $@)

web/node_modules: web/package.json web/package-lock.json | .venv/server
	$(NPM) ci --no-audit --no-fund
	@touch $@

$(WEB): $(WEB_SOURCES) | web/node_modules
	$(NPM) run build

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache web/node_modules src/charsu/server/static src/charsu/server/docs
