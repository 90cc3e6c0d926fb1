"""Where a request comes from, and who is not wanted for now."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, MutableMapping
from typing import Any

from ..core.errors import CharsuError
from ..tables.entries import now

Scope = MutableMapping[str, Any]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOME = 64  # bits of an IPv6 address that name a household; the rest it may choose
UNKNOWN = "unknown"


def read_address(text: str) -> Address | None:
    """An address as it is written in a header or given by the network; an IPv4 address in IPv6 clothes is IPv4."""
    try:
        address = ipaddress.ip_address(text.strip().strip("[]").partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def read_network(text: str) -> Network:
    """An address or a network, such as 10.0.0.0/8."""
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise CharsuError(f"{text!r} is neither an address nor a network: {error}") from None


def name_of(address: Address | None) -> str:
    """Who counts as one client: an IPv4 address, or the network of an IPv6 household."""
    if address is None:
        return UNKNOWN
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((address, HOME), strict=False))


class Addresses:
    """Whose word about others is believed, and whose requests are refused."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        self.proxies = [read_network(proxy) for proxy in proxies]
        self.blocks: list[tuple[Network, int]] = []  # and until when

    def is_proxy(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.proxies)

    def find(self, scope: Scope) -> Address | None:
        """The peer; behind trusted proxies the last address in X-Forwarded-For that is not one of them."""
        peer = scope.get("client")
        address = read_address(str(peer[0])) if peer else None
        if not self.is_proxy(address):
            return address
        said = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for").decode("latin-1")
        for text in reversed(said.split(",")):
            forwarded = read_address(text)
            if forwarded is None:
                break
            address = forwarded
            if not self.is_proxy(address):
                break
        return address

    def is_blocked(self, address: Address | None) -> bool:
        if not self.blocks or address is None:
            return False
        at = now()
        return any(address in network and until > at for network, until in self.blocks)


def client_of(scope: Scope) -> str:
    """The client as the middleware found it."""
    return str(scope.get("charsu.client", UNKNOWN))
