"""Deals until the end: the scoresheet, the dealer, the winners. Chapter §11."""
