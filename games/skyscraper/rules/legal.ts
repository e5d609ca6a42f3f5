/**
 * What the player on turn may do, and what each card can hit. SPEC [build] to [truck].
 *
 * There are not many kinds of actions, so each has a bit in one of two words, in the order in which actions are listed. What is legal
 * is then two numbers; the actions themselves are made beforehand.
 */
import { at, type Choices, listChoices, type Seat } from '@belfry/engine';
import type { Action } from './actions.js';
import { type Card, type Counts, countOf, JOKER, valueOfCard } from './cards.js';
import { firstCard, missingTo, secondCard } from './floors.js';
import { noOpenTop, SPECIALS } from './specials.js';
import { handOf, opponents, type State, skyscraperOf, topFloor } from './state.js';

const { guard, bone, jackhammer, 'wrecking-ball': ball, thief, milkshake } = SPECIALS;
const { 'super-thief': superThief, 'donut-truck': truck } = SPECIALS;

type Build = Extract<Action, { type: 'build' }>;
type StealFloor = Extract<Action, { type: 'steal-floor' }>;

/** Everything the player on turn may do, each action once and in its canonical spelling. Ending the turn comes first. [turn.2] */
export function legalActions(state: State): Choices<Action, State> {
  const { cards } = handOf(state, state.turn);
  const floorCards = floorCardsIn(cards);
  const builds = buildBits(floorCards, countOf(cards, JOKER) > 0);
  const guards = countOf(cards, guard.card) > 0 ? guardBits(state) : 0;
  return new Legal(state, END_BIT | builds | theftBits(state, floorCards) | guards, specialBits(state, cards));
}

/** The floors that can be built from these cards. */
export function buildableFloors(cards: Readonly<Counts>): Build[] {
  const bits = buildBits(floorCardsIn(cards), countOf(cards, JOKER) > 0);
  return BUILDS.filter((_, index) => (bits & (1 << (FIRST_BUILD + index))) !== 0);
}

/** The top floors that can be stolen, by which card of the hand. */
export function stealableFloors(state: State): StealFloor[] {
  const thefts = listChoices(new Legal(state, theftBits(state, floorCardsIn(handOf(state, state.turn).cards)), 0));
  return thefts.filter(action => action.type === 'steal-floor');
}

/** Whom, or which floors, a special card in the hand of the player on turn could hit now: the actions it allows. */
export function targetsOf(state: State, card: Card): Action[] {
  const cards = handOf(state, state.turn).cards.map((_, kind) => (kind === card ? 1 : 0));
  return listChoices(new Legal(state, card === guard.card ? guardBits(state) : 0, specialBits(state, cards)));
}

const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** One more than there can be while somebody may still play. */
const MOST_FLOORS = 5;

/** The first word: the end of the turn, then builds, then two thefts of each opponent's top floor, then guards. */
const END_BIT = 1;
const FIRST_BUILD = 1;
const END: Action = { type: 'end' };

/** By the lower card, that with a floor card before that with a joker. */
const BUILDS: readonly Build[] = Array.from({ length: JOKER }, (_, card): Build[] => {
  const partner = missingTo(valueOfCard(card));
  const withJoker: Build = { type: 'build', cards: [card, JOKER] };
  return card < partner ? [{ type: 'build', cards: [card, partner] }, withJoker] : [withJoker];
}).flat();

const FIRST_THEFT = FIRST_BUILD + BUILDS.length;
const FIRST_GUARD = FIRST_THEFT + 2 * (SEATS.length - 1);
const GUARDS: readonly Action[] = Array.from({ length: MOST_FLOORS }, (_, floor) => ({ type: 'guard', floor }));

/** The second word: for each opponent what can be aimed at them, then what is aimed at nobody. */
const HAMMER = MOST_FLOORS;
const BALL = HAMMER + 1;
const THIEF = BALL + 1;
const SHAKE = THIEF + 1;
const AIMS = SHAKE + 1;
const SUPER_THEFT_BIT = AIMS * (SEATS.length - 1);
const TRUCK_BIT = SUPER_THEFT_BIT + 1;
const SUPER_THEFT: Action = { type: 'super-thief' };
const TRUCK: Action = { type: 'donut-truck' };

/** By seat and aim. */
const AIMED: readonly (readonly Action[])[] = SEATS.map(from => [
  ...Array.from({ length: MOST_FLOORS }, (_, floor): Action => ({ type: 'bone', from, floor })),
  { type: 'jackhammer', from },
  { type: 'wrecking-ball', from },
  { type: 'thief', from },
  { type: 'milkshake', to: from },
]);

/** By seat, card that is stolen, and card that it is stolen with. */
const THEFTS: readonly (readonly (readonly StealFloor[])[])[] = SEATS.map(from =>
  Array.from({ length: JOKER + 1 }, (_, card) =>
    Array.from({ length: JOKER }, (__, own): StealFloor => ({ type: 'steal-floor', from, card, with: own })),
  ),
);

/** Legal actions by their bits. */
class Legal implements Choices<Action, State> {
  readonly count: number;
  private readonly state: State;
  private readonly first: number;
  private readonly second: number;
  private readonly inFirst: number;

  constructor(state: State, first: number, second: number) {
    this.state = state;
    this.first = first;
    this.second = second;
    this.inFirst = bitsIn(first);
    this.count = this.inFirst + bitsIn(second);
  }

  at(index: number): Action {
    if (!(index >= 0 && index < this.count)) throw new RangeError(`no action ${index} of ${this.count}`);
    return index < this.inFirst
      ? actionAt(this.state, placeOf(this.first, index))
      : aimedAt(this.state, placeOf(this.second, index - this.inFirst));
  }
}

/** The action of a bit in the first word. */
function actionAt(state: State, place: number): Action {
  if (place < FIRST_BUILD) return END;
  if (place < FIRST_THEFT) return at(BUILDS, place - FIRST_BUILD);
  return place < FIRST_GUARD ? theftAt(state, place - FIRST_THEFT) : at(GUARDS, place - FIRST_GUARD);
}

/** Of the two thefts of a floor the first takes the card that says what it is. */
function theftAt(state: State, place: number): Action {
  const from = at(opponents(state), place >> 1);
  const top = topFloor(state, from);
  if (top === undefined) throw new Error('nothing built there');
  const first = firstCard(top);
  const thefts = at(THEFTS, from);
  return place % 2 === 0 ? at(at(thefts, first), missingTo(top.value)) : at(at(thefts, secondCard(top)), first);
}

/** The action of a bit in the second word. */
function aimedAt(state: State, place: number): Action {
  if (place === SUPER_THEFT_BIT) return SUPER_THEFT;
  if (place === TRUCK_BIT) return TRUCK;
  const step = Math.floor(place / AIMS);
  return at(at(AIMED, at(opponents(state), step)), place - step * AIMS);
}

/** How many bits of a word are set: of two, then of four, then of eight next to each other, all at once. */
function bitsIn(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the set bit with this number, counted from 0. */
function placeOf(word: number, number: number): number {
  let rest = word;
  for (let skip = number; skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** Which floor cards there are, a bit for each kind. */
function floorCardsIn(cards: Readonly<Counts>): number {
  let floorCards = 0;
  for (let card = 0; card < JOKER; card++) if ((cards[card] as number) > 0) floorCards |= 1 << card;
  return floorCards;
}

/** Two floor cards that add up to 9, or one and a joker. [build.1] [build.2] */
const buildBits = (floorCards: number, hasJoker: boolean): number =>
  at(hasJoker ? WITH_JOKER : WITHOUT_JOKER, floorCards);

/** The bits of the builds that are possible, by the floor cards there are. */
const buildsBy = (hasJoker: boolean): readonly number[] =>
  Array.from({ length: 1 << JOKER }, (_, floorCards) =>
    BUILDS.reduce((bits, { cards }, index) => {
      const has = cards.every(card => (card === JOKER ? hasJoker : (floorCards & (1 << card)) !== 0));
      return has ? bits | (1 << (FIRST_BUILD + index)) : bits;
    }, 0),
  );
const WITH_JOKER = buildsBy(true);
const WITHOUT_JOKER = buildsBy(false);

/** Either card of a top floor can be stolen, with a floor card that adds up to 9 with it. [steal.1] */
function theftBits(state: State, floorCards: number): number {
  if (floorCards === 0) return 0;
  const others = opponents(state);
  let bits = 0;
  for (let step = 0; step < others.length; step++) {
    const top = topFloor(state, others[step] as Seat);
    if (top === undefined || noOpenTop(top) !== undefined) continue;
    if ((floorCards & (1 << missingTo(top.value))) !== 0) bits |= 1 << (FIRST_THEFT + 2 * step);
    if ((floorCards & (1 << firstCard(top))) !== 0) bits |= 1 << (FIRST_THEFT + 2 * step + 1);
  }
  return bits;
}

function guardBits(state: State): number {
  const floors = skyscraperOf(state, state.turn);
  let bits = 0;
  for (let floor = 0; floor < floors.length; floor++)
    if (guard.obstacle(floors[floor]) === undefined) bits |= 1 << (FIRST_GUARD + floor);
  return bits;
}

/** The special cards but the dog. */
function specialBits(state: State, cards: Readonly<Counts>): number {
  let bits = 0;
  if (hasAim(cards)) {
    const others = opponents(state);
    for (let step = 0; step < others.length; step++)
      bits |= aimBits(state, cards, others[step] as Seat) << (step * AIMS);
  }
  if (countOf(cards, superThief.card) > 0 && superThief.obstacle(undefined, state) === undefined)
    bits |= 1 << SUPER_THEFT_BIT;
  if (countOf(cards, truck.card) > 0 && truck.obstacle() === undefined) bits |= 1 << TRUCK_BIT;
  return bits;
}

/** Is there a card to be aimed at an opponent? */
const hasAim = (cards: Readonly<Counts>): boolean =>
  countOf(cards, bone.card) > 0 ||
  countOf(cards, jackhammer.card) > 0 ||
  countOf(cards, ball.card) > 0 ||
  countOf(cards, thief.card) > 0 ||
  countOf(cards, milkshake.card) > 0;

/** What can be aimed at this opponent. */
function aimBits(state: State, cards: Readonly<Counts>, from: Seat): number {
  const top = topFloor(state, from);
  let bits = 0;
  if (countOf(cards, bone.card) > 0) bits |= boneBits(state, from);
  if (countOf(cards, jackhammer.card) > 0 && jackhammer.obstacle(top) === undefined) bits |= 1 << HAMMER;
  if (countOf(cards, ball.card) > 0 && ball.obstacle(top) === undefined) bits |= 1 << BALL;
  if (countOf(cards, thief.card) > 0 && thief.obstacle(top, state, from) === undefined) bits |= 1 << THIEF;
  if (countOf(cards, milkshake.card) > 0 && milkshake.obstacle() === undefined) bits |= 1 << SHAKE;
  return bits;
}

function boneBits(state: State, from: Seat): number {
  const floors = skyscraperOf(state, from);
  let bits = 0;
  for (let floor = 0; floor < floors.length; floor++)
    if (bone.obstacle(floors[floor]) === undefined) bits |= 1 << floor;
  return bits;
}
