"""The rule book as stateless functions, one module per chapter; each function cites its paragraph.

Nothing here knows a deal in progress: every function asks one question of plain values, so that
engine, scoresheet, tournament and bots share the same answers.
"""
