"""The test kit: what is needed to test bots, stores and rule sets of one's own.

`check_rules` plays a rule set against the laws of the game, `check_bot` holds a bot against the
promises of a bot. `binokel.testing.strategies` holds strategies for Hypothesis; nothing else here
needs a third-party package.
"""

from binokel.testing.bot_checks import check_bot
from binokel.testing.demands import CheckFailed
from binokel.testing.rule_checks import check_rules

__all__ = ["CheckFailed", "check_bot", "check_rules"]
