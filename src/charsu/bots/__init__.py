"""Bots: programs that answer for a seat, seeing what that seat sees and nothing else."""

from .protocol import Bot, ask
from .registry import Entrant, bot, bots, patient_bot

__all__ = ["Bot", "Entrant", "ask", "bot", "bots", "patient_bot"]
