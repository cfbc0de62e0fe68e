"""What lies on the table, what is pending, and how it is read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.numbers as n
from bestiary.core.state import NOTHING, State
from bestiary.games.mashup.rules.tables import SHIPPED_CARDS, SHIPPED_CHART, SHIPPED_EFFECTS

NOBODY: Final[i64] = -1


class Position(State):
    """A game of Macro Monster Mashup at one moment, without its rules.

    Nobody can look into a deck, so decks are counts by kind, and so are hands. A Location has the slot it was played
    into, in order of play; an Item that stays on the table likewise. Infantry is counted by Location.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.cards: vec[i64] = NOTHING  # a designer's cards, effects and chart; empty for the shipped ones
        self.effects: vec[i64] = NOTHING
        self.chart: vec[i64] = NOTHING
        # Cards
        self.hand: vec[i64] = NOTHING  # by seat and kind
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
        self.offer: vec[i64] = NOTHING  # by seat and mutation: what is drafted from
        self.infamy: vec[i64] = NOTHING  # in the order gained, as `codes.infamy_of` writes it
        self.fame: vec[i64] = NOTHING  # by seat: Infamy points
        # Monsters
        self.size: vec[i64] = NOTHING
        self.health: vec[i64] = NOTHING
        self.place: vec[i64] = NOTHING  # a slot or NOWHERE
        self.stomach: vec[i64] = NOTHING  # by seat and token
        self.mutation: vec[i64] = NOTHING  # by seat and mutation: LACKS, HAS or HAS_USED
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
        self.site_food: vec[i64] = NOTHING  # by slot and token: the fourth is defeated Infantry
        self.standing: vec[i64] = NOTHING  # Infantry that can shoot
        self.fires: vec[i64] = NOTHING  # each card that still burns, as `codes.fire_at` writes it
        # Items, in order of play
        self.things: i64 = 0
        self.thing_kind: vec[i64] = NOTHING
        self.thing_place: vec[i64] = NOTHING  # a slot, NOWHERE with the monster it follows, or NOBODY
        self.thing_damage: vec[i64] = NOTHING
        self.thing_breath: vec[i64] = NOTHING  # 1 if its last hit came from a Breath Attack
        self.thing_follows: vec[i64] = NOTHING  # a seat or NOBODY
        self.thing_food: vec[i64] = NOTHING  # by Item and token
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
        """Read a card."""
        cards = self.cards
        if len(cards):
            return cards[kind * c.CARD_WIDTH + column]
        return SHIPPED_CARDS[kind * c.CARD_WIDTH + column]

    def effect(self, row: i64, column: i64) -> i64:
        """Read an effect."""
        effects = self.effects
        if len(effects):
            return effects[row * c.EFFECT_WIDTH + column]
        return SHIPPED_EFFECTS[row * c.EFFECT_WIDTH + column]

    def effect_of(self, kind: i64, trigger: i64, operation: i64) -> i64:
        """Return the row of a card's effect, or NOBODY."""
        row = self.card(kind, c.EFFECTS)
        last = row + self.card(kind, c.EFFECT_COUNT)
        while row < last:
            if self.effect(row, c.OPERATION) == operation and self.effect(row, c.TRIGGER) == trigger:
                return row
            row += 1
        return NOBODY

    def has_effects(self, kind: i64, trigger: i64) -> bool:
        """Tell whether a card does anything when something sets it off."""
        row = self.card(kind, c.EFFECTS)
        last = row + self.card(kind, c.EFFECT_COUNT)
        while row < last:
            if self.effect(row, c.TRIGGER) == trigger:
                return True
            row += 1
        return False

    def line(self, size: i64, column: i64) -> i64:
        """Read the monster chart."""
        chart = self.chart
        if len(chart):
            return chart[(size - 1) * c.CHART_WIDTH + column]
        return SHIPPED_CHART[(size - 1) * c.CHART_WIDTH + column]

    # Monsters

    def stunned(self, seat: i64) -> bool:
        """Tell whether a monster has lost the Monster Move under way or its chart is turned."""
        return self.quarters[seat] > 0 or self.lost[seat] > 0

    # Places

    def spot(self, place: i64) -> i64:
        """Return a place as events name it: with the card that lies or lay there."""
        return place if place == n.NOWHERE else codes.place_with(self.site_kind[place], place)

    def is_location(self, place: i64) -> bool:
        """Tell whether there is a Location, Rubble included, in a slot."""
        return place < self.slots and (self.site[place] == n.STANDING or self.site[place] == n.RUBBLE)

    def monsters_at(self, place: i64) -> i64:
        """Return a mask of the monsters at a place."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.place[seat] == place:
                mask |= i64(1) << seat
            seat += 1
        return mask

    def cards_of(self, seat: i64) -> i64:
        """Return how many cards a player holds, locked ones too."""
        return self.hand_size[seat] + (self.locked_size if seat == self.turn else i64(0))
