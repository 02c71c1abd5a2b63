"""The live table: what runs on a server so that many can play."""
