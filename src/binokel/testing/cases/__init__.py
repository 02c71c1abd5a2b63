"""Acceptance cases: files that say what the rules must answer, and a program that asks the engine.

    python -m binokel.testing.cases DIR [--component NAME] [--perft-limit N]

The formats are described beside the cases, in `tests/cases/README.md`. Any program can be asked
the same questions; this one asks the public functions and values of the engine and knows no case.
"""
