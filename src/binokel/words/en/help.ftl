### What the commands do, and what does not work

## Commands

help-usage = Usage:
help-options = Options
help-needed = { $about } Must be said.
help-commands = Commands
complaint = Error: { $said }

cmd-binokel = Binokel (Benoggl), the Swabian card game.
about-binokel =
    Binokel (Benoggl), the Swabian card game of melds and tricks.
    To play: binokel play. Help for a command: binokel play --help.
cmd-play = Play a match in the terminal against bots.
about-play =
    Play a whole match in the terminal against bots. Every answer is one line, ? shows help. The match is saved after every move; --log with the same file goes on with it.
cmd-sim = Let bots play many deals against each other.
about-sim =
    Let bots play many deals against each other and sum them up. The same seed gives the same result, with any number of processes.
cmd-log = Look at matches and check them.
cmd-log-show = Show a match, deal by deal.
cmd-log-check = Replay a match and check every move and every settlement.
cmd-log-verify = Compute again whether the cards were shuffled fairly.
cmd-rules = Rules, presets and house rules.
cmd-rules-list = Name all presets.
cmd-rules-show = Show a preset or a paragraph.
about-rules-show = Show all options of a preset or a file (changed ones with *), or a paragraph (6.4) or a chapter (6) of the rule book.
cmd-rules-diff = Show what differs between two sets of rules.
cmd-rules-check = Check a file of house rules.
cmd-melds = Name the melds of some cards.
about-melds = Name each meld of these cards, its Augen and what lies on the table. Cards are suit and rank: HK SO BU.
cmd-legal = Name the cards that may be played.
about-legal = Name the cards of a hand that may be played to a trick, and for every other one why not. Cards are suit and rank: HK SO BU.

opt-version = Show the version.
opt-help = Show this help.
opt-lang = Language; else that of the environment (LANG), else German.
opt-rules-name = A preset (binokel rules list) or a TOML file of house rules; else seed_3.
opt-seat = Your number at the table, from 0; else 0.
opt-seed = What the cards are shuffled from, in hexadecimal digits; else a secret chance.
opt-bots = Bots of the others, separated by commas; fewer names repeat. Else rulebook.
opt-log-path = File of the match; an unfinished one is gone on with. Else in the folder of your data.
opt-plain = Plain lines without colours and boxes, for screen readers and pipes.
opt-hints = The command tip says what a bot would do.
opt-trump = Trump: E, S, H or B; "-" for none (Durch).
opt-trick = The cards that lie already, the first one first.
opt-leader = The seat that led; matters only where one need not head the partner (§6.10).
opt-untendurch = An Untendurch is played (§10.3).
opt-deals = How many deals, else 100.
opt-sim-seed = A text that cards and bots draw their chance from; else 1.
opt-sim-bots = Bots of the seats, separated by commas; one name for all, fewer names repeat. Else rulebook.
opt-jobs = How many processes at once, else 1; the result is always the same.
opt-sim-log-path = Folder into which every match is written as a file of its own.

## What does not work

file-too-large = { $path } is too large.
file-missing = There is no file { $path }.
file-is-folder = { $path } is a folder, not a file.
file-not-text = { $path } is no text in UTF-8 (byte { $byte }).
file-unreadable = { $path } cannot be read: { $why }.
file-not-regular = { $path } is no ordinary file.
file-unusable = { $path } cannot be used: { $why }.
folder-missing = There is no folder { $path }; make it first, or choose another one.
name-empty = A name is empty.
streams-fail = Input or output fails: { $why }.
no-output = There is nowhere to write to: standard output is closed.
no-input = There is nobody to ask: standard input is closed.
file-unwritable = { $path } cannot be written: { $why }.
no-diss = { $card }: these rules have no Diss (§1.1).
third-copy = { $card } stands there three times, but every card exists twice (§1.1).
too-many-cards = { $count } cards are too many, at most { $most } can be (§2.4).
no-suit-or-none = "{ $typed }" is no suit: E, S, H or B (§1.2); "-" for no trump.
no-seat = There is no seat { $typed }, only 0 to { $last }.
no-seed = "{ $typed }" is no seed: 2 to 128 hexadecimal digits, always two together, like 2a.
wrong-number-of-bots = { $count ->
    [0] No bot is named
   *[other] { $count } bots are too many
}: 1 to { $most } names, separated by commas.
no-bot = There is no bot "{ $typed }", only { $known }.
no-paragraph = The rule book has no paragraph { $typed } (§1.1 to §12.3).

## Wrong use

use-missing = { $name } is missing.
use-no-option = There is no option { $name } here.
use-no-value = The value behind { $name } is missing.
use-no-command = There is no command "{ $name }".
use-wrong-value = Something is wrong with { $name }: { $kind ->
    [number] it must be a whole number.
    [range] it must be a whole number from { $values }.
    [choice] it can only be { $values }.
   *[other] { $why }
}
use-other = It does not work like this: { $why }
use-hint = { $said } { $command } --help shows how.

## Rules

head-preset = Preset
head-players = Players
head-cards = Hand/Dapp
head-about = What it is
head-option = Option
head-paragraph = Paragraph
rules-shown = { $name }: { $changed ->
    [0] the usual rules (seed_3).
    [one] 1 option differs from seed_3 (*).
   *[other] { $changed } options differ from seed_3 (*).
}
rules-digest = Digest { $digest }
value-usual = else { $value }
rules-equal = { $one } and { $other } are equal.
rules-faulty = { $file }: { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
rules-good = { $file } is in order, { $changed ->
    [0] without a difference to seed_3.
    [one] 1 difference to seed_3.
   *[other] { $changed } differences to seed_3.
}

## Matches

log-no-log = { $path } is no match log: { $why }
log-fault = This is the fault: { $why }
log-line = Line { $line }: { $why }
log-refused = What stands there cannot be done; the player would have been told: { $why }
log-ok = OK: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $acts } actions{ $state ->
    [running] , not finished yet.
   *[finished] .
}
log-shown-to = The match can be read up to here.
log-deal = Deal { $number }, { $who } deals
log-person = Seat { $number }
draw-good = Cards { $draw }: as promised.
draw-missing = Cards { $draw }: as promised; the nonce of { $who } is missing.
draw-open = Cards { $draw }: not shown yet.
draw-unknown = Cards { $draw }: without a promise, cannot be checked.
draw-bad = Cards { $draw }: { $why }
draws-none = Nothing has been dealt yet.

## Simulation

sim-title = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} by { $rules }, seed { $seed }; in brackets 95 %
sim-progress = Deals
head-bot = Bot
head-seat = Seat
sim-augen = Augen per deal
sim-declared = declared %
sim-made = made %
sim-given-up = given up %
sim-special = Durch
sim-saved = The matches are in { $path }.
bad-folder = { $path } is a file; --log needs a folder.
folder-not-empty = { $path } is not empty; --log needs an empty or a new folder.
