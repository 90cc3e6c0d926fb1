"""Tables without a server: their logs, what may be done at them and what is shown, in plain Python.

A server stores and sends what this package makes; in a browser the same code keeps a table by itself. Nothing here needs more than
Python and `charsu.core`.
"""
