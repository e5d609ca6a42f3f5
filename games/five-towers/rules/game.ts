/** 5 Towers, as the engine knows it. */
import { at, type BySeat, type Choices, choicesOf, type Due, type Figures, type Game, shuffle } from '@belfry/engine';
import {
  type Action,
  actions,
  type Bid,
  type Build,
  canonical,
  chances,
  type DeckChance,
  type Refusal,
} from './actions.js';
import { allBuilds, mostBuildable } from './builds.js';
import { type Card, deckFor, TOWER_TYPES } from './cards.js';
import { scoreSheet } from './scoring.js';
import { seeEntry } from './seen.js';
import {
  bidderOf,
  build,
  builderOf,
  cardsToShuffle,
  copy,
  DISPLAY_SIZE,
  type Options,
  options,
  revoke,
  type State,
  say,
  standingBid,
  start,
  takeDeck,
  towersOf,
} from './state.js';
import { addCard, isTopped, towersAfter, whyNotPlace, whyNotTearDown } from './towers.js';
import { imagine, see } from './view.js';

export interface Outcome {
  readonly scores: BySeat<number>;
  readonly winners: readonly number[];
}

export interface FiveTowers {
  readonly Options: Options;
  readonly State: State;
  readonly Action: Action;
  readonly Chance: DeckChance;
  readonly Refusal: Refusal;
  readonly Result: Outcome;
}

export const fiveTowers: Game<FiveTowers> = {
  id: 'five-towers',
  options,
  actions,
  chances,
  start,
  copy,
  canonical,
  see,
  seeEntry,
  imagine,

  due(state): Due<FiveTowers> {
    switch (state.phase) {
      case 'deck':
        return DECK_IS_DUE;
      case 'bidding':
        return { type: 'seat', seat: bidderOf(state) };
      case 'building':
        return { type: 'seat', seat: builderOf(state) };
      case 'over':
        return { type: 'over', result: outcome(state) };
    }
  },

  legal: state => (state.phase === 'bidding' ? legalWords(state) : legalBuilds(state)),

  checkAction(state, action) {
    switch (action.type) {
      case 'bid':
        return checkBid(state, action.count);
      case 'pass':
        return checkPass(state);
      case 'build':
        return checkBuild(state, action);
      case 'revoke':
        return checkRevoke(state);
    }
  },

  applyAction(state, action) {
    switch (action.type) {
      case 'bid':
        return say(state, action.count);
      case 'pass':
        return say(state, 0);
      case 'build':
        return build(state, action.tearDown, action.place);
      case 'revoke':
        return revoke(state);
    }
  },

  checkChance(state, chance) {
    const expected = cardsToShuffle(state);
    return sameCards(chance.cards, expected) ? undefined : { code: 'not-these-cards', expected: expected.length };
  },

  applyChance: (state, chance) => takeDeck(state, chance.cards),

  fate: (state, random) => ({ chance: 'deck', cards: shuffle(cardsToShuffle(state).slice(), random) }),

  scores: result => result.scores,

  scoreBounds(chosen) {
    const cards = deckFor(chosen.players).length;
    const rounds = 2 * Math.ceil(cards / DISPLAY_SIZE);
    return { min: -(rounds * (rounds + 1)) / 2, max: 2 * cards + cards / TOWER_TYPES.length };
  },

  watch: () => ({ entry: () => undefined, figures }),
};

const DECK_IS_DUE = { type: 'chance', chance: 'deck' } as const;
const PASS: Action = { type: 'pass' };
const REVOKE: Action = { type: 'revoke' };
const BIDS: readonly Bid[] = Array.from({ length: DISPLAY_SIZE + 1 }, (_, count) => ({ type: 'bid', count }));

const isStarter = (state: State): boolean => state.said.length === 0;

/** The highest number the bidder may name. [bid.2] [checked.1] [table.1] [table.4] */
function highestBid(state: State): number {
  const bidder = bidderOf(state);
  return state.options.bids === 'checked'
    ? mostBuildable(towersOf(state, bidder), state.offer)
    : at(state.limits, bidder);
}

/** What the bidder may say: 0 or pass, or any number above the standing bid. */
function legalWords(state: State): Choices<Action> {
  const refuse = isStarter(state) ? at(BIDS, 0) : PASS;
  const standing = standingBid(state);
  return new Words(refuse, standing, Math.max(0, highestBid(state) - standing));
}

class Words implements Choices<Action> {
  readonly count: number;
  private readonly refuse: Action;
  private readonly standing: number;

  constructor(refuse: Action, standing: number, bids: number) {
    this.count = 1 + bids;
    this.refuse = refuse;
    this.standing = standing;
  }

  at(index: number): Action {
    return index === 0 ? this.refuse : (BIDS[this.standing + index] as Bid);
  }
}

/** Every way to carry out the bid; if there is none, it must be revoked. [table.2] */
function legalBuilds(state: State): Choices<Action> {
  const builds = allBuilds(towersOf(state, builderOf(state)), state.offer, standingBid(state));
  return builds.count > 0 ? builds : choicesOf([REVOKE]);
}

function checkBid(state: State, count: number): Refusal | undefined {
  if (state.phase !== 'bidding') return { code: 'bidding-is-over' };
  if (!(count <= state.display.length)) return { code: 'bid-too-high', cards: state.display.length };
  if (isStarter(state) && count === 0) return undefined;
  const standing = standingBid(state);
  if (count <= standing || !Number.isInteger(count)) return { code: 'bid-too-low', standing };
  const most = highestBid(state);
  if (count <= most) return undefined;
  return { code: state.options.bids === 'checked' ? 'bid-not-buildable' : 'bid-was-revoked', most };
}

function checkPass(state: State): Refusal | undefined {
  if (state.phase !== 'bidding') return { code: 'bidding-is-over' };
  return isStarter(state) ? { code: 'starter-must-bid' } : undefined;
}

function checkRevoke(state: State): Refusal | undefined {
  if (state.phase !== 'building') return { code: 'bidding-first' };
  const bid = standingBid(state);
  const buildable = mostBuildable(towersOf(state, builderOf(state)), state.offer) >= bid;
  return buildable ? { code: 'can-build', count: bid } : undefined;
}

function checkBuild(state: State, { tearDown, place }: Build): Refusal | undefined {
  if (state.phase !== 'building') return { code: 'bidding-first' };
  const bid = standingBid(state);
  if (place.length !== bid) return { code: 'wrong-number-of-cards', placed: place.length, bid };
  const towers = towersOf(state, builderOf(state));
  const stays = tearDown === undefined ? undefined : whyNotTearDown(towers[tearDown] ?? [], tearDown);
  if (stays !== undefined) return stays;
  const built = towersAfter(towers, { tearDown });
  const display = state.display.slice();
  for (const card of place) {
    const found = display.indexOf(card);
    if (found < 0) return { code: 'not-on-display', card };
    display.splice(found, 1);
    const problem = whyNotPlace(built, card);
    if (problem !== undefined) return problem;
    addCard(built, card);
  }
  return undefined;
}

function sameCards(a: readonly Card[], b: readonly Card[]): boolean {
  if (a.length !== b.length) return false;
  const left = new Map<Card, number>();
  for (const card of a) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of b) left.set(card, (left.get(card) ?? 0) - 1);
  return [...left.values()].every(count => count === 0);
}

const figures = (state: State): Figures => ({
  match: { rounds: state.round },
  seats: {
    cards: state.towers.map(towers => towers.reduce((cards, tower) => cards + tower.length, 0)),
    'tower-tops': state.towers.map(towers => towers.filter(isTopped).length),
    'torn-down': state.tornDown.map(cards => cards.length),
  },
});

function outcome(state: State): Outcome {
  const scores = state.towers.map((towers, seat) => scoreSheet(towers, at(state.tornDown, seat).length).total);
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}
