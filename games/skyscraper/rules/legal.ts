/**
 * What the player on turn may do, and what each card can hit. SPEC [build] to [truck].
 *
 * There are not many kinds of actions, so each has a bit in one of two words, in the order in which actions are listed. What is legal
 * is then two numbers; the actions themselves are made beforehand. So is what each set of cards allows, and what each top floor
 * leaves open: tables, filled by the functions that say what is in the way.
 */
import { at, type Choices, listChoices, type Seat } from '@belfry/engine';
import type { Action } from './actions.js';
import {
  build,
  guard as guardFloor,
  parkTruck,
  sendSuperThief,
  sendThief,
  serveMilkshake,
  stealFloor,
  throwBone,
  wreck,
} from './apply.js';
import {
  BONE,
  CARD_NAMES,
  type Card,
  type Counts,
  DOG,
  FLOOR_SUM,
  isFloorCard,
  JOKER,
  kindsIn,
  valueOfCard,
} from './cards.js';
import { type Floor, firstCard, missingTo, secondCard } from './floors.js';
import { noOpenTop, SPECIALS } from './specials.js';
import { handOf, opponents, refill, type State, skyscraperOf, topFloor } from './state.js';

const { guard, bone, jackhammer, 'wrecking-ball': ball, thief, milkshake } = SPECIALS;
const { 'super-thief': superThief, 'donut-truck': truck } = SPECIALS;

type Build = Extract<Action, { type: 'build' }>;
type StealFloor = Extract<Action, { type: 'steal-floor' }>;

/** Everything the player on turn may do, each action once and in its canonical spelling. Ending the turn comes first. [turn.2] */
export const legalActions = (state: State): Choices<Action, State> =>
  legalWith(state, kindsIn(handOf(state, state.turn).cards));

/** What the player on turn could do with a card of each of these kinds. */
function legalWith(state: State, kinds: number): Legal {
  const { skyscrapers } = state;
  const others = opponents(state);
  let thefts = 0;
  let open = 0;
  for (let step = 0; step < others.length; step++) {
    const floors = skyscrapers[others[step] as Seat] as readonly Floor[];
    if (floors.length === 0) {
      open |= AT_NOTHING << (step * AIMS);
      continue;
    }
    const top = floors[floors.length - 1] as Floor;
    if (top.dog) {
      open |= AT_GUARDED_TOP << (step * AIMS);
    } else {
      open |= AT_OPEN_TOP << (step * AIMS);
      thefts |= theftBits(top, kinds) << (FIRST_THEFT + 2 * step);
    }
  }
  const aims = AIMS_BY_KINDS[kinds >> BONE_PLACE] as number;
  if ((aims & ASKING_AIMS) !== 0) open |= askedBits(state, aims);
  let first = END_BIT | (BUILDS_BY_KINDS[kinds & FLOOR_KINDS] as number) | thefts;
  if ((kinds & DOG_KIND) !== 0) first |= guardBits(state);
  return counted(state, first, aims & open);
}

/** The floors that can be built from these cards. */
export function buildableFloors(cards: Readonly<Counts>): Build[] {
  const bits = BUILDS_BY_KINDS[kindsIn(cards) & FLOOR_KINDS] as number;
  return BUILDS.filter((_, index) => (bits & (1 << (FIRST_BUILD + index))) !== 0);
}

/** The top floors that can be stolen, by which card of the hand. */
export const stealableFloors = (state: State): StealFloor[] =>
  listChoices(legalActions(state)).filter(action => action.type === 'steal-floor');

/** Whom, or which floors, a special card in the hand of the player on turn could hit now: the actions it allows. */
export const targetsOf = (state: State, card: Card): Action[] =>
  isFloorCard(card) ? [] : listChoices(legalWith(state, 1 << card)).filter(action => action.type !== 'end');

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

const theftOf = (from: Seat, card: Card, own: Card): StealFloor =>
  THEFTS[(from * (JOKER + 1) + card) * JOKER + own] as StealFloor;

/** By seat, card that is stolen, and card that it is stolen with. */
const THEFTS: readonly StealFloor[] = SEATS.flatMap(from =>
  Array.from({ length: JOKER + 1 }, (_, card) =>
    Array.from({ length: JOKER }, (__, own): StealFloor => ({ type: 'steal-floor', from, card, with: own })),
  ).flat(),
);

/** Legal actions by their bits. */
class Legal implements Choices<Action, State> {
  readonly count: number;
  private readonly state: State;
  private readonly first: number;
  private readonly second: number;
  private readonly inFirst: number;

  constructor(state: State, first: number, second: number, inFirst: number, count: number) {
    this.state = state;
    this.first = first;
    this.second = second;
    this.inFirst = inFirst;
    this.count = count;
  }

  at(index: number): Action {
    if (!(index >= 0 && index < this.count)) throw new RangeError(`no action ${index} of ${this.count}`);
    return index < this.inFirst
      ? actionAt(this.state, placeOf(this.first, index))
      : aimedAt(this.state, placeOf(this.second, index - this.inFirst));
  }

  take(state: State, index: number): void {
    const skip = index - this.inFirst;
    if (skip < 0) takeAt(state, placeOf(this.first, index));
    else takeAimed(state, this.second, skip);
  }
}

function counted(state: State, first: number, second: number): Legal {
  const inFirst = bitsIn(first);
  return new Legal(state, first, second, inFirst, inFirst + bitsIn(second));
}

/** The action of a bit in the first word. */
function actionAt(state: State, place: number): Action {
  if (place < FIRST_BUILD) return END;
  if (place < FIRST_THEFT) return at(BUILDS, place - FIRST_BUILD);
  return place < FIRST_GUARD ? theftAt(state, place - FIRST_THEFT) : at(GUARDS, place - FIRST_GUARD);
}

/** Of the two thefts of a floor the first takes the card that says what it is. */
function theftAt(state: State, place: number): StealFloor {
  const from = opponents(state)[place >> 1] as Seat;
  const top = topFloor(state, from);
  if (top === undefined) throw new Error('nothing built there');
  const first = firstCard(top);
  return place % 2 === 0 ? theftOf(from, first, missingTo(top.value)) : theftOf(from, secondCard(top), first);
}

/** The action of a bit in the second word. */
function aimedAt(state: State, place: number): Action {
  if (place === SUPER_THEFT_BIT) return SUPER_THEFT;
  if (place === TRUCK_BIT) return TRUCK;
  const step = Math.floor(place / AIMS);
  return at(at(AIMED, at(opponents(state), step)), place - step * AIMS);
}

/** Does what the bit in the first word stands for. */
function takeAt(state: State, place: number): void {
  if (place < FIRST_BUILD) refill(state);
  else if (place < FIRST_THEFT) {
    const { cards } = BUILDS[place - FIRST_BUILD] as Build;
    build(state, cards[0], cards[1]);
  } else if (place < FIRST_GUARD) {
    const theft = theftAt(state, place - FIRST_THEFT);
    stealFloor(state, theft.from, theft.card, theft.with);
  } else guardFloor(state, place - FIRST_GUARD);
}

/** Does what the bit in the second word stands for. */
function takeAimed(state: State, second: number, index: number): void {
  const place = placeOf(second, index);
  if (place === SUPER_THEFT_BIT) sendSuperThief(state);
  else if (place === TRUCK_BIT) parkTruck(state);
  else {
    const step = Math.floor(place / AIMS);
    takeAim(state, opponents(state)[step] as Seat, place - step * AIMS);
  }
}

function takeAim(state: State, seat: Seat, aim: number): void {
  if (aim < HAMMER) throwBone(state, seat, aim);
  else if (aim === HAMMER) wreck(state, seat, jackhammer.card);
  else if (aim === BALL) wreck(state, seat, ball.card);
  else if (aim === THIEF) sendThief(state, seat);
  else serveMilkshake(state, seat);
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

/** Is there a card of this kind? */
const has = (kinds: number, card: Card): boolean => (kinds & (1 << card)) !== 0;

const FLOOR_KINDS = (1 << (JOKER + 1)) - 1;

/** The builds: two floor cards that add up to 9, or one and a joker; by the floor cards and jokers there are. [build.1] [build.2] */
const BUILDS_BY_KINDS: readonly number[] = Array.from({ length: FLOOR_KINDS + 1 }, (_, kinds) =>
  BUILDS.reduce(
    (bits, { cards: [one, other] }, index) =>
      has(kinds, one) && has(kinds, other) ? bits | (1 << (FIRST_BUILD + index)) : bits,
    0,
  ),
);

/** Either card of an open top floor can be stolen, with a floor card that adds up to 9 with it. [steal.1] */
const theftBits = (top: Floor, kinds: number): number =>
  THEFTS_BY_KINDS[top.value * FLOOR_CARD_SETS + (kinds & (FLOOR_CARD_SETS - 1))] as number;

const FLOOR_CARD_SETS = 1 << JOKER;

/** By the value of the floor and the floor cards there are. */
const THEFTS_BY_KINDS: readonly number[] = Array.from({ length: FLOOR_SUM * FLOOR_CARD_SETS }, (_, place) => {
  const top = { value: Math.floor(place / FLOOR_CARD_SETS), joker: false, dog: false };
  const isOpen = top.value > 0 && noOpenTop(top) === undefined;
  return isOpen ? (has(place, missingTo(top.value)) ? 1 : 0) | (has(place, firstCard(top)) ? 2 : 0) : 0;
});

function guardBits(state: State): number {
  const floors = skyscraperOf(state, state.turn);
  let bits = 0;
  for (let floor = 0; floor < floors.length; floor++)
    if (guard.obstacle(floors[floor]) === undefined) bits |= 1 << (FIRST_GUARD + floor);
  return bits;
}

const BONE_PLACE = BONE;
const DOG_KIND = 1 << DOG;

/** Bits in the second word: of what is aimed at the first opponent, and of the same at every other. */
const BONE_AIMS = (1 << MOST_FLOORS) - 1;
const atEveryOpponent = (aims: number): number => aims | (aims << AIMS) | (aims << (2 * AIMS));

/** What special cards allow if nothing is in the way, by those there are. */
const AIMS_BY_KINDS: readonly number[] = Array.from({ length: 1 << (CARD_NAMES.length - BONE) }, (_, place) => {
  const kinds = place << BONE;
  const aims =
    (has(kinds, bone.card) ? BONE_AIMS : 0) |
    (has(kinds, jackhammer.card) ? 1 << HAMMER : 0) |
    (has(kinds, ball.card) ? 1 << BALL : 0) |
    (has(kinds, thief.card) ? 1 << THIEF : 0) |
    (has(kinds, milkshake.card) ? 1 << SHAKE : 0);
  const unaimed =
    (has(kinds, superThief.card) ? 1 << SUPER_THEFT_BIT : 0) | (has(kinds, truck.card) ? 1 << TRUCK_BIT : 0);
  return atEveryOpponent(aims) | unaimed;
});

/** What cannot be told from the top floors: it is asked only if it matters, for few hands have such cards. */
const ASKING_AIMS = atEveryOpponent(BONE_AIMS | (1 << THIEF)) | (1 << SUPER_THEFT_BIT) | (1 << TRUCK_BIT);

/** Of these the bits that have nothing in the way; perhaps others too. */
function askedBits(state: State, aims: number): number {
  const others = opponents(state);
  let open = 0;
  for (let step = 0; step < others.length; step++) {
    const from = others[step] as Seat;
    if ((aims & (1 << THIEF)) !== 0 && thief.obstacle(undefined, state, from) === undefined)
      open |= 1 << (THIEF + step * AIMS);
    if ((aims & BONE_AIMS) !== 0) open |= dogBits(state, from) << (step * AIMS);
  }
  if (superThief.obstacle(undefined, state) === undefined) open |= 1 << SUPER_THEFT_BIT;
  if (truck.obstacle() === undefined) open |= 1 << TRUCK_BIT;
  return open;
}

/** What a top floor leaves open, whatever its cards are. */
const openAt = (top: Floor | undefined): number =>
  (jackhammer.obstacle(top) === undefined ? 1 << HAMMER : 0) |
  (ball.obstacle(top) === undefined ? 1 << BALL : 0) |
  (milkshake.obstacle() === undefined ? 1 << SHAKE : 0);

const SOME_FLOOR = { value: 1, joker: false };
const AT_NOTHING = openAt(undefined);
const AT_OPEN_TOP = openAt({ ...SOME_FLOOR, dog: false });
const AT_GUARDED_TOP = openAt({ ...SOME_FLOOR, dog: true });

function dogBits(state: State, from: Seat): number {
  const floors = skyscraperOf(state, from);
  let bits = 0;
  for (let floor = 0; floor < floors.length; floor++)
    if (bone.obstacle(floors[floor]) === undefined) bits |= 1 << floor;
  return bits;
}
