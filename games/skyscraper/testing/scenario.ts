/** One-word builders for the tests of the rules: `play(deal(['3 6', '']), build(0, '3', '6'), end(0))`. */
import { at, type Entry, isSeatEntry, listChoices, type Match, type Seat } from '@belfry/engine';
import { begin, play } from '@belfry/engine/testing';
import { CARD_NAMES, type Card, type Counts, countCards, DECK, formatCard, listCards } from '../rules/cards.js';
import { putInto } from '../rules/hands.js';
import {
  type Action,
  type Chance,
  type Floor,
  firstCard,
  type Options,
  parseCard,
  type Skyscraper,
  type State,
  secondCard,
  skyscraper,
} from '../rules/index.js';

export { logOf, play, refused, whatIsDue as due } from '@belfry/engine/testing';

export type SkyscraperMatch = Match<Skyscraper>;
export type Move = Entry<Skyscraper>;

/** A card by name. */
export function card(name: string): Card {
  const found = CARD_NAMES.find(known => known === name);
  if (found === undefined) throw new Error(`there is no card ${name}`);
  return parseCard(found);
}

/** Cards by name: `cards('3 joker dog')`. */
export const cards = (text: string): Card[] => (text === '' ? [] : text.split(' ').map(card));

/** The other way round. */
export const names = (list: readonly Card[]): string => list.map(formatCard).join(' ');

/** The same of counted cards. */
export const namesOf = (counts: Readonly<Counts>): string => names(listCards(counts));

/** The same cards in the order in which the rules list them. */
export const sorted = (text: string): string => namesOf(countCards(cards(text)));

const move = (seat: Seat, action: Action): Move => ({ seat, action });

export const build = (seat: Seat, one: string, other: string): Move =>
  move(seat, { type: 'build', cards: [card(one), card(other)] });
export const stealFloor = (seat: Seat, from: Seat, taken: string, own: string): Move =>
  move(seat, { type: 'steal-floor', from, card: card(taken), with: card(own) });
export const guard = (seat: Seat, floor: number): Move => move(seat, { type: 'guard', floor });
export const bone = (seat: Seat, from: Seat, floor: number): Move => move(seat, { type: 'bone', from, floor });
export const hammer = (seat: Seat, from: Seat): Move => move(seat, { type: 'jackhammer', from });
export const ball = (seat: Seat, from: Seat): Move => move(seat, { type: 'wrecking-ball', from });
export const thief = (seat: Seat, from: Seat): Move => move(seat, { type: 'thief', from });
export const superThief = (seat: Seat): Move => move(seat, { type: 'super-thief' });
export const shake = (seat: Seat, to: Seat): Move => move(seat, { type: 'milkshake', to });
export const truck = (seat: Seat): Move => move(seat, { type: 'donut-truck' });
export const end = (seat: Seat): Move => move(seat, { type: 'end' });
export const stolen = (name: string): Chance => ({ chance: 'stolen', card: card(name) });
export const deck = (text: string): Chance => ({ chance: 'deck', cards: cards(text) });

/** What is left of these cards when those are taken. */
export function without(all: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = all.slice();
  for (const gone of taken) {
    const found = rest.indexOf(gone);
    if (found < 0) throw new Error(`no ${formatCard(gone)} is left`);
    rest.splice(found, 1);
  }
  return rest;
}

/** A whole deck that deals these hands and then this pile; the rest are cards named nowhere, low floor cards first. */
function deckFor(hands: readonly string[], pile = ''): Chance {
  const named = hands.map(cards);
  const next = cards(pile);
  const rest = without(DECK, [...named.flat(), ...next]);
  const dealt = named.flatMap(hand => [...hand, ...rest.splice(0, 5 - hand.length)]);
  return { chance: 'deck', cards: [...dealt, ...next, ...rest] };
}

/** A match that begins with these hands of five cards, short ones filled up; one for each player. */
export const deal = (hands: readonly string[], pile = '', floors: Options['floors'] = 5): SkyscraperMatch =>
  play(begin(skyscraper, { players: hands.length, floors }), deckFor(hands, pile));

interface Position {
  /** One for each player. */
  readonly hands: readonly string[];
  /** Next card first. */
  readonly pile?: string;
  /** All cards that are named nowhere else, if it is left out. */
  readonly discard?: string;
  /** Skyscrapers from the ground up, a dog as an asterisk: `3+6 4+joker*`. */
  readonly floors?: readonly string[];
  readonly shakes?: readonly number[];
  /** Who is on turn, after drawing; seat 0 if it is left out. */
  readonly turn?: Seat;
  readonly toWin?: Options['floors'];
}

/** A match that goes on from the middle of a turn. */
export function position(wanted: Position): SkyscraperMatch {
  const { hands, pile = '', floors = [], turn = 0, toWin = 5, discard } = wanted;
  const options: Options = { players: hands.length, floors: toWin };
  const start = (): State => {
    const state = skyscraper.start(options);
    const order = cards(pile);
    state.phase = 'play';
    state.turn = turn;
    state.turns = 1;
    for (const [seat, hand] of state.hands.entries()) for (const held of cards(hands[seat] ?? '')) putInto(hand, held);
    state.pile = { order, left: order.length };
    state.skyscrapers = hands.map((_, seat) => readFloors(floors[seat] ?? ''));
    state.milkshakes = hands.map((_, seat) => wanted.shakes?.[seat] ?? 0);
    const shakes = state.milkshakes.flatMap(count => Array.from({ length: count }, () => card('milkshake')));
    const elsewhere = [...cards(hands.filter(hand => hand !== '').join(' ')), ...order, ...shakes];
    state.discard =
      discard === undefined
        ? without(DECK, [...elsewhere, ...state.skyscrapers.flat().flatMap(cardsOf)])
        : cards(discard);
    return state;
  };
  return begin({ ...skyscraper, start }, options);
}

const readFloors = (text: string): Floor[] =>
  (text === '' ? [] : text.split(' ')).map(floor => {
    const [value = '', other] = floor.replace('*', '').split('+');
    return { value: Number(value), joker: other === 'joker', dog: floor.endsWith('*') };
  });

const cardsOf = (floor: Floor): Card[] => [firstCard(floor), secondCard(floor), ...(floor.dog ? [card('dog')] : [])];

const writeFloor = (floor: Floor): string =>
  `${formatCard(firstCard(floor))}+${formatCard(secondCard(floor))}${floor.dog ? '*' : ''}`;

/** The whole truth of a match. */
export const truth = (match: SkyscraperMatch): State => at(match.truth(), 0);

/** Each hand, in the order in which the rules list the cards. */
export const hands = (match: SkyscraperMatch): string[] => match.seats.map((_, seat) => hand(match, seat));
export const hand = (match: SkyscraperMatch, seat: Seat): string => namesOf(match.see(seat).hands[seat]?.cards ?? []);

/** Each skyscraper, as in `position`. */
export const floors = (match: SkyscraperMatch): string[] =>
  match.see(0).skyscrapers.map(skyscraperFloors => skyscraperFloors.map(writeFloor).join(' '));

/** The discard pile, oldest card first. */
export const discard = (match: SkyscraperMatch): string => names(match.see(0).discard);

/** The cards left to draw, next one first. */
export function pileOf(match: SkyscraperMatch): string {
  const { order, left } = truth(match).pile;
  if (order === null) throw new Error('the truth has no holes');
  return names(order.slice(order.length - left));
}

/** Is this among the legal actions? */
export const isLegal = (match: SkyscraperMatch, next: Move): boolean =>
  isSeatEntry<Skyscraper>(next) &&
  listChoices(match.legal()).some(action => JSON.stringify(action) === JSON.stringify(next.action));
