"""One distribution of cards, from the deck order to the settlement.

A `Deal` is a value: `deal.apply(action)` gives a `Step` with the deal that follows and the events
that led there. What a seat may know of it is its `View`.

Every phase is a type of its own in a module of its own. It knows who may act and what is legal,
decides which events an action causes, and evolves with each event. Phases hold only what lies open
on the table; what not everybody knows is kept apart in `Hidden`.
"""
