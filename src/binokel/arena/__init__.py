"""Bots against bots: tables, duplicate sets, long runs, and what they prove."""
