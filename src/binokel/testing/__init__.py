"""The test kit: what is needed to test bots, stores and rule sets of one's own."""
