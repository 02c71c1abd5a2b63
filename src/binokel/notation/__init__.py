"""Actions and whole matches as text and as JSON, and back. `docs/notation.md` is the specification.

- `actions`: one action as a few words, or as a JSON object.
- `log`: a match log as a value: rules, first dealer, entries, end.
- `text`: the log as readable lines (`.bkl`), each deal sealed by a digest; one line at a time for
  a running match; strict reading, and rescuing what is left of a damaged log.
- `twin`: the same log as JSON.
- `replaying`: from a log to the match, every action and settlement checked; from actions to a log.
- `fair`: whether the cards of a log are the ones that were promised.

Seats, persons' numbers and ids stand in a log, never names of people.
"""
