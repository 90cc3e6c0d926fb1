"""A site without a server: a folder that any static host can serve, and that plays by itself in the visitor's browser."""

from .build import Site, make

__all__ = ["Site", "make"]
