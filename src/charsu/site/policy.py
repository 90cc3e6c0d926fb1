"""What the pages of a site may do, for hosts that send headers and for those that do not."""

from __future__ import annotations

from ..server.policy import HEADERS, POLICY

ONLY_AS_HEADER = "frame-ancestors"
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"


def in_the_page() -> str:
    """The policy as a page can state it for itself."""
    return "; ".join(rule for rule in POLICY.split("; ") if not rule.startswith(ONLY_AS_HEADER))


def headers_file() -> str:
    """The headers a good host sends, in the form that several of them read (`_headers`); for others it is an example."""
    everywhere = "".join(f"  {name}: {value}\n" for name, value in HEADERS)
    return f"/*\n{everywhere}  cache-control: {FRESH}\n/assets/*\n  cache-control: {FOREVER}\n/data/*\n  cache-control: {FOREVER}\n"
