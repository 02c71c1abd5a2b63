"""Binokel (Benoggl), the Swabian card game of melds and tricks."""
