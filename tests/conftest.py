"""How much Hypothesis tries: at home, in CI, and in the long nightly run."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("dev", max_examples=50, deadline=None)
settings.register_profile("ci", max_examples=200, deadline=None, derandomize=True, database=None)
settings.register_profile("nightly", max_examples=20_000, deadline=None)
settings.load_profile(
    os.environ.get("BINOKEL_HYPOTHESIS") or ("ci" if os.environ.get("CI") else "dev")
)
