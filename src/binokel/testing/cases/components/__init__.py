"""What is asked of the engine, one module per chapter: input of a case -> answers."""
