"""Players made of rules: each sees the view of its seat and nothing else."""
