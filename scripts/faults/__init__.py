"""The parts of scripts/plant_faults.py."""
