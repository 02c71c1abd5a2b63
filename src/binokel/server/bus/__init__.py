"""Tells every server process that a match has moved on: "match, version", a hint that may be lost.

`open_bus` gives a `Bus` by a name or an address; `post` tells everybody, `hints` is what everybody
was told. `poll` heals what was lost.

>>> import asyncio
>>> from binokel.server.bus import open_bus
>>> async def evening() -> None:
...     async with open_bus("memory:") as bus:
...         with bus.hints() as hints:
...             bus.post("a7", 1)
...             bus.post("a7", 2)
...             async for match_id, version in hints:
...                 print(match_id, version)
...                 break
>>> asyncio.run(evening())
a7 2
"""

from binokel.server.bus.opening import open_bus
from binokel.server.bus.poll import poll
from binokel.server.bus.protocol import Bus, Counts, Hint, Limits
from binokel.server.bus.waiting import Hints

__all__ = ["Bus", "Counts", "Hint", "Hints", "Limits", "open_bus", "poll"]
