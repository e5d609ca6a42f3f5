/** The positions of the 5 Towers lessons. The real rules judge every try. */
import { listChoices } from '@belfry/engine';
import type { Judged, Keys, Trial } from '@belfry/ui/lesson';
import {
  allBuilds,
  type Build,
  type Card,
  cardOf,
  fiveTowers,
  newTowers,
  offerOf,
  parseCard,
  type Refusal,
  type State,
  scoreSheet,
  TOWER_TYPES,
  type Towers,
  type TowerType,
  towerOf,
  towersAfter,
  valueOn,
  whyNotPlace,
} from '../rules/index.js';

/** The comments each step can make. */
export const KEYS = {
  towers: ['own', 'other'],
  shrink: ['fits', 'equal', 'higher'],
  eight: ['lower', 'higher', 'type'],
  nine: ['nine', 'top', 'topped', 'high'],
  auction: ['best', 'low', 'high', 'pass'],
  build: ['torn', 'useless', 'once', 'late', 'placed', 'stuck', 'done'],
  score: ['right', 'main', 'torn', 'roof'],
} as const satisfies Keys;

export type StepId = keyof typeof KEYS;
type Try<S extends StepId> = Trial<(typeof KEYS)[S][number], Refusal>;
type Verdict<S extends StepId> = Judged<(typeof KEYS)[S][number], Refusal>;

/** Towers by their values from the bottom up. */
function towersOf(values: Readonly<Partial<Record<TowerType, readonly number[]>>>): Towers {
  const towers = newTowers();
  for (const [index, type] of TOWER_TYPES.entries()) towers[index]?.push(...(values[type] ?? []));
  return towers;
}

/** The same towers with these cards placed, as far as they fit. */
export function withCards(towers: Towers, cards: readonly Card[]): Towers {
  return cards.reduce(
    (after, card) => (whyNotPlace(after, card) === undefined ? towersAfter(after, { place: [card] }) : after),
    towers,
  );
}

/** The same towers without the top of one. */
const tornDown = (towers: Towers, type: TowerType): Towers =>
  towersAfter(towers, { tearDown: TOWER_TYPES.indexOf(type) });

const last = (picked: readonly string[]): string => picked.at(-1) ?? '';

// Where does this card go?
export const NEW_CARD = parseCard('tree-11');
export const FIVE_BEGUN = towersOf({
  candy: [13, 9],
  scary: [10, 7, 4],
  tree: [15, 12],
  scrap: [14],
  sand: [6, 3, 0],
});

const towers: Try<'towers'> = {
  choices: TOWER_TYPES,
  judge(picked) {
    const isOwn = TOWER_TYPES[towerOf(NEW_CARD)] === last(picked);
    return isOwn ? { state: 'right', key: 'own' } : { state: 'wrong', key: 'other' };
  },
};

// Smaller on bigger.
export const SHRINKING = towersOf({ sand: [14, 10] });

const shrink: Try<'shrink'> = {
  choices: ['sand-7', 'sand-12', 'sand-3', 'sand-10'],
  judge(picked) {
    const card = parseCard(last(picked));
    if (whyNotPlace(SHRINKING, card) === undefined) return { state: 'right', key: 'fits' };
    // Not in the words of the rules: they speak of the 8 and the 9, which come later.
    return { state: 'wrong', key: valueOn(card) === 10 ? 'equal' : 'higher' };
  },
};

// The 8.
export const WITH_EIGHT = towersOf({ sand: [14, 10, 8] });
const SAND = TOWER_TYPES.indexOf('sand');

const eight: Try<'eight'> = {
  choices: ['sand-12', 'sand-3', 'candy-5', 'sand-15'],
  judge(picked) {
    const card = parseCard(last(picked));
    if (towerOf(card) !== SAND) return { state: 'wrong', key: 'type' };
    const refusal = whyNotPlace(WITH_EIGHT, card);
    if (refusal !== undefined) return { state: 'wrong', key: 'type', refusal };
    return { state: 'right', key: valueOn(card) > 8 ? 'higher' : 'lower' };
  },
};

// The 9 and the 0.
export const NINE_AND_ZERO = towersOf({ scrap: [11, 6, 0], sand: [12, 5, 2] });

const nine: Try<'nine'> = {
  choices: ['sand-9', 'scrap-9', 'sand-6', 'sand-0'],
  judge(picked) {
    const card = parseCard(last(picked));
    const refusal = whyNotPlace(NINE_AND_ZERO, card);
    if (refusal === undefined) return { state: 'right', key: valueOn(card) === 9 ? 'nine' : 'top' };
    return { state: 'wrong', key: refusal.code === 'tower-is-topped' ? 'topped' : 'high', refusal };
  },
};

/** You are seat 0; the other one began. */
function position(mine: Towers, display: readonly string[], said: readonly number[], phase: State['phase']): State {
  const state = fiveTowers.start({ players: 2, bids: 'checked' });
  const cards = display.map(parseCard);
  state.phase = phase;
  state.round = 6;
  state.starter = 1;
  state.said = [...said];
  state.limits = [cards.length, cards.length];
  state.deck = { order: null, left: 40 };
  state.display = cards;
  state.offer = offerOf(cards);
  state.towers[0] = mine;
  return state;
}

// How much can you build?
export const AUCTION = position(
  towersOf({ candy: [13, 6, 3], tree: [9, 4], sand: [11, 0] }),
  ['candy-10', 'candy-2', 'tree-3', 'scrap-7', 'sand-14'],
  [2],
  'bidding',
);

const auction: Try<'auction'> = {
  choices: ['1', '2', '3', '4', '5', 'pass'],
  judge(picked) {
    const word = last(picked);
    const refusal = fiveTowers.checkAction(AUCTION, bidOf(word));
    if (refusal !== undefined) return { state: 'wrong', key: refusal.code === 'bid-too-low' ? 'low' : 'high', refusal };
    return word === 'pass' ? { state: 'wrong', key: 'pass' } : { state: 'right', key: 'best' };
  },
};

const bidOf = (word: string) =>
  word === 'pass' ? ({ type: 'pass' } as const) : ({ type: 'bid', count: Number(word) } as const);

// Building what was bid.
const BID = 3;
const BUILDING = position(
  towersOf({ candy: [10, 2], sand: [12, 4] }),
  ['scary-6', 'sand-7', 'sand-11', 'candy-12', 'candy-15'],
  [0, BID],
  'building',
);

const isTearing = (choice: string): boolean => choice.startsWith('tear-');
const typeTorn = (choice: string): TowerType | undefined => TOWER_TYPES.find(type => choice === `tear-${type}`);

/** The towers after these picks. */
export function builtSoFar(picked: readonly string[]): Towers {
  const [first = ''] = picked;
  const type = typeTorn(first);
  const mine = BUILDING.towers[0] ?? newTowers();
  const ground = type === undefined ? mine : tornDown(mine, type);
  return withCards(ground, picked.filter(choice => !isTearing(choice)).map(parseCard));
}

const build: Try<'build'> = {
  choices: ['tear-sand', 'tear-candy', 'scary-6', 'sand-7', 'sand-11', 'candy-12', 'candy-15'],
  keeps: true,
  judge(picked) {
    const choice = last(picked);
    if (isTearing(choice)) return judgeTearing(picked);
    const refusal = whyNotPlace(builtSoFar(picked.slice(0, -1)), parseCard(choice));
    if (refusal !== undefined) return { state: 'wrong', key: 'stuck', refusal };
    const place = picked.filter(each => !isTearing(each)).map(parseCard);
    return place.length < BID ? { state: 'more', key: 'placed' } : judgeBuild(picked, place);
  },
};

function judgeTearing(picked: readonly string[]): Verdict<'build'> {
  const before = picked.slice(0, -1);
  if (before.length > 0) return { state: 'wrong', key: before.some(isTearing) ? 'once' : 'late' };
  const type = typeTorn(last(picked));
  const builds = listChoices(allBuilds(BUILDING.towers[0] ?? newTowers(), BUILDING.offer, BID));
  const helps = builds.some(({ tearDown }) => tearDown !== undefined && TOWER_TYPES[tearDown] === type);
  return helps ? { state: 'more', key: 'torn' } : { state: 'wrong', key: 'useless' };
}

function judgeBuild([first = '']: readonly string[], place: readonly Card[]): Verdict<'build'> {
  const type = typeTorn(first);
  const action: Build =
    type === undefined ? { type: 'build', place } : { type: 'build', tearDown: TOWER_TYPES.indexOf(type), place };
  const refusal = fiveTowers.checkAction(BUILDING, action);
  return refusal === undefined ? { state: 'right', key: 'done' } : { state: 'wrong', key: 'stuck', refusal };
}

// Counting points.
export const FINISHED = towersOf({ tree: [11, 6, 2], sand: [12, 8, 5, 0] });
export const TORN_DOWN = [cardOf(SAND, 4)];

const score: Try<'score'> = {
  choices: ['10', '14', '15', '18'],
  judge(picked) {
    const { total } = scoreSheet(FINISHED, TORN_DOWN.length);
    const points = Number(last(picked));
    if (points === total) return { state: 'right', key: 'right' };
    return { state: 'wrong', key: points === 10 ? 'main' : points === 15 ? 'torn' : 'roof' };
  },
};

export const TRIALS = { towers, shrink, eight, nine, auction, build, score } as const;
