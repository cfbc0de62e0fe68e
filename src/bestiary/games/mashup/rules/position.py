"""What lies on the table, what is pending, and how it is read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.core.state import NOTHING, State
from bestiary.games.mashup.rules.tables import SHIPPED_CARDS, SHIPPED_CHART, SHIPPED_EFFECTS

NOBODY: Final[i64] = -1


class Position(State):
    """Is a game of Macro Monster Mashup at one moment, without its rules.

    Nobody can look into a deck, so decks are counts by kind, and so are hands. A Location has the slot it was played
    into, in order of play; an Item that stays on the table likewise. Infantry is counted by Location.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.cards: vec[i64] = NOTHING  # a designer's cards, effects and chart; empty for the shipped ones
        self.effects: vec[i64] = NOTHING
        self.chart: vec[i64] = NOTHING
        # Cards
        self.hand: vec[i64] = NOTHING  # by seat * 64 + kind
        self.hand_size: vec[i64] = NOTHING  # by seat, without what is locked
        self.locked: vec[i64] = NOTHING  # by kind: drawn in exchange by the player on turn, not to be played this turn
        self.locked_size: i64 = 0
        self.deck: vec[i64] = NOTHING  # by kind
        self.deck_size: i64 = 0
        self.discard: vec[i64] = NOTHING  # by kind, Mutations too
        self.spent_actions: i64 = 0  # Action cards that everyone has seen leave a hand
        self.spent_items: i64 = 0
        self.all_actions: i64 = 0  # Action cards and Items in the game
        self.all_items: i64 = 0
        self.genes: vec[i64] = NOTHING  # the Mutation Deck, by mutation
        self.genes_size: i64 = 0
        self.offer: vec[i64] = NOTHING  # by seat * 15 + mutation: what is drafted from
        self.infamy: vec[i64] = NOTHING  # in the order gained: kind * 8 + seat
        self.fame: vec[i64] = NOTHING  # by seat: Infamy points
        # Monsters
        self.size: vec[i64] = NOTHING
        self.health: vec[i64] = NOTHING
        self.place: vec[i64] = NOTHING  # a slot or NOWHERE
        self.stomach: vec[i64] = NOTHING  # by seat * 4 + token
        self.mutation: vec[i64] = NOTHING  # by seat * 15 + mutation: 1 has it, 2 has it and its Breath is used
        self.quarters: vec[i64] = NOTHING  # by seat: how far the chart is turned
        self.lost: vec[i64] = NOTHING  # by seat: 1 if it has lost the Monster Move under way
        self.boost: vec[i64] = NOTHING  # by seat: dice added to its next Attack
        self.ate: vec[i64] = NOTHING  # by seat: Meeple eaten in its last turn
        self.ate_now: i64 = 0
        # Locations, by slot
        self.slots: i64 = 0
        self.site: vec[i64] = NOTHING  # EMPTY, STANDING, RUBBLE or GONE
        self.site_kind: vec[i64] = NOTHING
        self.site_owner: vec[i64] = NOTHING
        self.site_damage: vec[i64] = NOTHING
        self.site_new: vec[i64] = NOTHING  # 1 in the turn in which it was played
        self.site_food: vec[i64] = NOTHING  # by slot * 4 + token: the fourth is defeated Infantry
        self.standing: vec[i64] = NOTHING  # Infantry that can shoot
        self.fires: vec[i64] = NOTHING  # kind * 64 + slot of each card that still burns
        # Items, in order of play
        self.things: i64 = 0
        self.thing_kind: vec[i64] = NOTHING
        self.thing_place: vec[i64] = NOTHING  # a slot, NOWHERE with the monster it follows, or NOBODY
        self.thing_damage: vec[i64] = NOTHING
        self.thing_breath: vec[i64] = NOTHING  # 1 if its last hit came from a Breath Attack
        self.thing_follows: vec[i64] = NOTHING  # a seat or NOBODY
        self.thing_food: vec[i64] = NOTHING  # by Item * 4 + token
        # The turn
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.phase: i64 = n.P_DRAFTING
        self.moves: i64 = 0  # Monster Moves left
        self.happened: bool = False  # since the last window closed
        self.wrecked: i64 = 0  # mask of seats whose monster destroyed a Location in this turn
        self.discount: i64 = 0  # on the Food for growing
        # The Monster Move under way
        self.running: bool = False
        self.turned: bool = False  # whether the chart was turned when it began
        self.moved: bool = False
        self.closing: bool = False  # whether the move under way is the closing one
        self.goal: i64 = 0
        self.entered: i64 = NOBODY  # the slot a closing move led to
        self.waiting: bool = False  # whether somebody wants to be asked after the move
        self.action: i64 = 0  # 1 to 5, 0 as long as none is announced
        self.chosen: i64 = NOBODY  # the Unit of Action I: an Item or THINGS for Infantry
        self.rival: i64 = NOBODY  # the monster of III and IV
        self.breath: i64 = NOBODY  # the mutation of IV
        self.step: i64 = 0
        self.asked: bool = False  # whether the window before the step was opened
        self.reacted: i64 = 0  # mask of seats whose reactive Attack is over
        self.assaulted: bool = False  # whether the active monster's own Attack is over
        self.shot: bool = False  # whether Units have shot
        self.silence: i64 = 0  # mask of slots, and of seats from bit NOWHERE on, where Units do not shoot
        self.prize: i64 = NOBODY  # the Location that the active monster destroyed in this Monster Move
        self.prize_slot: i64 = NOBODY
        self.bites: i64 = 0  # tokens that may still be eaten
        # Hits of an Attack that are still to be handed out
        self.plain_hits: i64 = 0
        self.breath_hits: i64 = 0
        self.double_hits: i64 = 0
        self.unit_hits: i64 = 0  # the second half of a doubled hit on a Unit
        self.doubled: i64 = 0  # 1 doubled on Units, 2 and more: worth so many on a Location
        self.must_hit: bool = False  # whether the chosen Unit has no hit yet
        self.struck_infantry: i64 = 0
        self.last_hits: i64 = 0  # of the last roll, whatever the target's Mutations
        # Sealed answers
        self.answer: vec[i64] = NOTHING  # by seat
        self.draft: vec[i64] = NOTHING  # by seat: 1 more than the card whose target is still open

    # Cards and chart

    def card(self, kind: i64, column: i64) -> i64:
        """Reads a card."""
        cards = self.cards
        if len(cards):
            return cards[kind * c.CARD_WIDTH + column]
        return SHIPPED_CARDS[kind * c.CARD_WIDTH + column]

    def effect(self, row: i64, column: i64) -> i64:
        """Reads an effect."""
        effects = self.effects
        if len(effects):
            return effects[row * c.EFFECT_WIDTH + column]
        return SHIPPED_EFFECTS[row * c.EFFECT_WIDTH + column]

    def effect_of(self, kind: i64, trigger: i64, operation: i64) -> i64:
        """Returns the row of a card's effect, or NOBODY."""
        row = self.card(kind, c.EFFECTS)
        last = row + self.card(kind, c.EFFECT_COUNT)
        while row < last:
            if self.effect(row, c.OPERATION) == operation and self.effect(row, c.TRIGGER) == trigger:
                return row
            row += 1
        return NOBODY

    def has_effects(self, kind: i64, trigger: i64) -> bool:
        """Tells whether a card does anything when something sets it off."""
        row = self.card(kind, c.EFFECTS)
        last = row + self.card(kind, c.EFFECT_COUNT)
        while row < last:
            if self.effect(row, c.TRIGGER) == trigger:
                return True
            row += 1
        return False

    def line(self, size: i64, column: i64) -> i64:
        """Reads the monster chart."""
        chart = self.chart
        if len(chart):
            return chart[(size - 1) * c.CHART_WIDTH + column]
        return SHIPPED_CHART[(size - 1) * c.CHART_WIDTH + column]

    # Monsters

    def trait(self, seat: i64, operation: i64, colour: i64 = NOBODY) -> i64:
        """Adds up what a monster's Mutations say of something; of a colour, if one is named."""
        total: i64 = 0
        gene: i64 = 0
        while gene < n.MUTATIONS:
            if self.mutation[seat * n.MUTATIONS + gene]:
                kind = n.FIRST_MUTATION + gene
                row = self.card(kind, c.EFFECTS)
                last = row + self.card(kind, c.EFFECT_COUNT)
                while row < last:
                    if self.effect(row, c.OPERATION) == operation and (
                        colour == NOBODY or self.effect(row, c.EFFECT_COLOUR) == colour
                    ):
                        total += max(1, self.effect(row, c.NUMBER))
                    row += 1
            gene += 1
        return total

    def hardest(self, seat: i64, colour: i64) -> i64:
        """Returns the highest number that one of a monster's Mutations asks of dice of a colour, 0 if none does."""
        most: i64 = 0
        gene: i64 = 0
        while gene < n.MUTATIONS:
            if self.mutation[seat * n.MUTATIONS + gene]:
                kind = n.FIRST_MUTATION + gene
                row = self.card(kind, c.EFFECTS)
                last = row + self.card(kind, c.EFFECT_COUNT)
                while row < last:
                    if self.effect(row, c.OPERATION) == c.HIT_ON and self.effect(row, c.EFFECT_COLOUR) == colour:
                        most = max(most, self.effect(row, c.NUMBER))
                    row += 1
            gene += 1
        return most

    def most_health(self, seat: i64) -> i64:
        """Returns a monster's Maximum Health."""
        return self.line(self.size[seat], c.HEALTH)

    def attack_dice(self, seat: i64) -> i64:
        """Returns the black dice of a monster's next Attack."""
        dice = self.line(self.size[seat], c.ATTACK) + self.boost[seat]
        return dice + self.trait(seat, c.ATTACK_DICE)

    def stomach_size(self, seat: i64) -> i64:
        """Returns how many tokens a monster's stomach holds."""
        return self.line(self.size[seat], c.STOMACH_SIZE) + self.trait(seat, c.STOMACH)

    def meal_size(self, seat: i64) -> i64:
        """Returns how many tokens a monster may eat in one Monster Move."""
        return self.line(self.size[seat], c.EAT) + self.trait(seat, c.EAT_MORE)

    def tokens(self, seat: i64) -> i64:
        """Returns how many tokens are in a monster's stomach."""
        at = seat * c.FOODS
        return self.stomach[at] + self.stomach[at + 1] + self.stomach[at + 2] + self.stomach[at + 3]

    def food(self, seat: i64) -> i64:
        """Returns what the tokens in a monster's stomach are worth."""
        at = seat * c.FOODS
        small = self.stomach[at + c.FOODSTUFF] + self.stomach[at + c.INFANTRY]
        return small + 2 * (self.stomach[at + c.MEAT] + self.stomach[at + c.MEEPLE])

    def stunned(self, seat: i64) -> bool:
        """Tells whether a monster has lost the Monster Move under way or its chart is turned."""
        return self.quarters[seat] > 0 or self.lost[seat] > 0

    def fresh_breath(self, seat: i64) -> i64:
        """Returns a mask of the Breath Attacks that a monster may use."""
        mask: i64 = 0
        gene: i64 = 0
        while gene < n.MUTATIONS:
            if (
                self.mutation[seat * n.MUTATIONS + gene] == 1
                and self.effect_of(n.FIRST_MUTATION + gene, c.ALWAYS, c.BREATH) != NOBODY
            ):
                mask |= i64(1) << gene
            gene += 1
        return mask

    def limit(self, seat: i64) -> i64:
        """Returns how many cards a player keeps at the end of a turn."""
        return n.HAND_KEPT + self.trait(seat, c.KEEP_CARDS)

    # Places

    def spot(self, place: i64) -> i64:
        """Returns a place as events name it: with the card that lies or lay there."""
        return place if place == n.NOWHERE else place + 64 * (self.site_kind[place] + 1)

    def is_location(self, place: i64) -> bool:
        """Tells whether there is a Location, Rubble included, in a slot."""
        return place < self.slots and (self.site[place] == n.STANDING or self.site[place] == n.RUBBLE)

    def monsters_at(self, place: i64) -> i64:
        """Returns a mask of the monsters at a place."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.place[seat] == place:
                mask |= i64(1) << seat
            seat += 1
        return mask

    def hits_left(self, slot: i64) -> i64:
        """Returns how many hits still destroy a standing Location; one without Hits falls at the first."""
        hits = self.card(self.site_kind[slot], c.HITS)
        thing: i64 = 0
        while thing < self.things:
            if self.thing_place[thing] == slot:
                row = self.effect_of(self.thing_kind[thing], c.ALWAYS, c.LOCATION_HITS)
                if row != NOBODY:
                    hits += self.effect(row, c.NUMBER)
            thing += 1
        return max(1, hits) - self.site_damage[slot]

    def is_unit(self, thing: i64) -> bool:
        """Tells whether an Item shoots and can be attacked."""
        return self.card(self.thing_kind[thing], c.TAGS) & c.UNIT != 0

    def faces_unit(self, thing: i64, place: i64, seat: i64) -> bool:
        """Tells whether an Item is a Unit that a monster meets at a place; nowhere, only those that follow it."""
        if self.thing_place[thing] != place or not self.is_unit(thing):
            return False
        return place != n.NOWHERE or self.thing_follows[thing] == seat

    def has_units(self, place: i64, seat: i64) -> bool:
        """Tells whether a monster meets Units at a place."""
        if place != n.NOWHERE and self.standing[place]:
            return True
        thing: i64 = 0
        while thing < self.things:
            if self.faces_unit(thing, place, seat):
                return True
            thing += 1
        return False

    def unit_dice(self, thing: i64) -> i64:
        """Returns how many dice a Unit rolls where it stands."""
        kind = self.thing_kind[thing]
        dice = self.card(kind, c.DICE)
        place = self.thing_place[thing]
        if place >= 0 and place != n.NOWHERE and self.site[place] == n.STANDING:
            row = self.effect_of(self.site_kind[place], c.ALWAYS, c.UNIT_DICE)
            if row != NOBODY and self.card(kind, c.TAGS) & self.effect(row, c.EFFECT_TAGS):
                dice += self.effect(row, c.NUMBER)
        return dice

    def cards_of(self, seat: i64) -> i64:
        """Returns how many cards a player holds, locked ones too."""
        return self.hand_size[seat] + (self.locked_size if seat == self.turn else 0)

    # Infamy

    def last_infamy(self, seat: i64) -> i64:
        """Returns where a player's Infamy card gained last lies in the row, or NOBODY."""
        at: i64 = len(self.infamy) - 1
        while at >= 0:
            if self.infamy[at] & 7 == seat:
                return at
            at -= 1
        return NOBODY

    # The score

    def score(self, seat: i64) -> i64:
        return self.size[seat] + self.fame[seat] if len(self.size) else 0

    def holds(self, seat: i64) -> bool:
        """Tells whether a player has what wins at the end of a turn."""
        return self.size[seat] >= c.SIZES or self.fame[seat] >= n.FAME

    def winners(self) -> i64:
        if not self.over:
            return 0
        held: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.holds(seat):
                held |= i64(1) << seat
            seat += 1
        best: i64 = -1
        mask: i64 = 0
        seat = 0
        while seat < self.seats:
            if held == 0 or held >> seat & 1:
                points = self.score(seat)
                if points > best:
                    best = points
                    mask = 0
                if points == best:
                    mask |= i64(1) << seat
            seat += 1
        return mask
