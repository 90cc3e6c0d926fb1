"""The command line: `charsu games`, `charsu rules`, `charsu simulate`, `charsu replay`, `charsu show`, `charsu play` …"""

from .app import main

__all__ = ["main"]
