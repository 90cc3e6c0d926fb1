"""What a browser gets besides the protocol: the client, the words, a readable page of the protocol."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from ..catalogue import edition
from ..locale import LANGUAGES, files
from ..tables.refusals import Refusal
from . import documentation

STATIC = Path(__file__).parent / "static"
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
FRESH = {"cache-control": "no-cache"}
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Charsu</title>
<h1>Charsu is running</h1><p>The browser client has not been built. In the source tree, run
<code>make play</code>. The protocol is described at <a href="/docs">/docs</a>.</p></html>"""


GUIDES = '<p>Guides, games and reference: <a href="docs/">documentation</a>.</p>'


def word_files() -> dict[str, list[str]]:
    """The Fluent files of each language."""
    return {language: sorted({path.name for path in files(language)}) for language in LANGUAGES}


def add_pages(app: FastAPI, routers: list[APIRouter], prefix: str) -> None:
    router = APIRouter(include_in_schema=False)

    @router.get("/locale/{language}/{name}")
    def locale(language: str, name: str) -> Response:
        paths = [path for path in files(language) if path.name == name] if language in LANGUAGES else []
        if not paths:
            raise Refusal("not-found", f"there are no words at {language}/{name}")
        return FileResponse(paths[0], media_type="text/plain; charset=utf-8", headers=FRESH)

    @router.get("/docs")
    def docs() -> HTMLResponse:
        return HTMLResponse(describe(app.openapi()), headers=FRESH)

    @router.api_route("/docs/{path:path}", methods=["GET", "HEAD"])
    def documentation_page(path: str) -> Response:
        return documentation_file(path)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    def client(path: str, request: Request) -> Response:
        if path.startswith(("api/", "locale/")) or path in ("api", "metrics"):
            check_method(routers, request)
            raise Refusal("not-found", f"there is nothing at /{path}")
        return page(path, prefix)

    app.include_router(router)


def check_method(routers: list[APIRouter], request: Request) -> None:
    """An address that takes another method is not a missing one."""
    for route in (route for router in routers for route in router.routes):
        if isinstance(route, Route) and route.matches(request.scope)[0] == Match.PARTIAL:
            raise HTTPException(405, "this address takes other methods", {"allow": ", ".join(sorted(route.methods or ()))})


def documentation_file(path: str) -> Response:
    """A page of the documentation site."""
    if not documentation.is_built():
        raise Refusal("not-found", "the documentation has not been built; in the source tree, run make docs")
    try:
        file = documentation.find(path)
    except (OSError, ValueError):
        file = None
    if file is None:
        raise Refusal("not-found", f"the documentation has no page {path!r}")
    return FileResponse(file, headers=FRESH)


def page(path: str, prefix: str) -> Response:
    """A file of the client, or its one page for every other address."""
    try:
        wanted = (STATIC / path).resolve()
        if path and wanted.is_relative_to(STATIC.resolve()) and wanted.is_file() and wanted.name != "index.html":
            return FileResponse(wanted, headers=FOREVER if path.startswith("assets/") else FRESH)
    except (OSError, ValueError):
        raise Refusal("not-found", "there is nothing at such an address") from None
    if path.startswith("assets/"):
        raise Refusal("not-found", f"there is nothing at /{path}")
    return HTMLResponse(index(prefix) or MISSING, headers=FRESH)


def index(prefix: str) -> str | None:
    """The one page of the client: what it fetches lies under the path the server is seen at, words and games in this edition."""
    file = STATIC / "index.html"
    if not file.is_file():
        return None
    root = html.escape(prefix)
    head = f'<head><meta name="charsu-prefix" content="{root}"><meta name="charsu-edition" content="{edition()}">'
    return file.read_text("utf8").replace('="./', f'="{root}/').replace("<head>", head)


def describe(api: dict[str, Any]) -> str:
    """The OpenAPI description as a plain page without scripts."""
    rows = []
    for path, methods in api["paths"].items():
        for method, what in methods.items():
            sentence = html.escape(what.get("description") or what.get("summary") or "")
            rows.append(f"<h3><code>{method.upper()} {html.escape(path)}</code></h3><p>{sentence}</p>{_body(what)}")
    models = [
        f'<h3 id="{html.escape(name)}">{html.escape(name)}</h3><p>{html.escape(model.get("description", ""))}</p>{_fields(model)}'
        for name, model in sorted(api.get("components", {}).get("schemas", {}).items())
    ]
    title = html.escape(api["info"]["title"])
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title} {html.escape(api['info']['version'])}</h1>"
        f'<p>Machine-readable: <a href="/openapi.json">/openapi.json</a>. Play goes over a WebSocket at '
        f"<code>/api/tables/{{id}}/socket</code>; the guide <code>docs/guide/protocol.md</code> explains both.</p>"
        f"{GUIDES if documentation.is_built() else ''}<h2>Requests</h2>{''.join(rows)}<h2>Bodies</h2>{''.join(models)}</html>"
    )


def _body(what: dict[str, Any]) -> str:
    names = [p["name"] for p in what.get("parameters", [])]
    contents: list[dict[str, Any]] = list(what.get("requestBody", {}).get("content", {}).values())
    schema = contents[0].get("schema", {}) if contents else {}
    asked = f"<p>Parameters: <code>{html.escape(', '.join(names))}</code></p>" if names else ""
    refs = [r["$ref"].rpartition("/")[2] for r in (schema.get("oneOf") or [schema]) if "$ref" in r]
    links = ", ".join(f'<a href="#{html.escape(r)}">{html.escape(r)}</a>' for r in refs)
    return asked + (f"<p>Body: {links}</p>" if links else "")


def _fields(model: dict[str, Any]) -> str:
    needed = model.get("required", [])
    rows = [f"<li><code>{html.escape(n)}</code>{' (needed)' if n in needed else ''}</li>" for n in model.get("properties", {})]
    return f"<ul>{''.join(rows)}</ul>"
