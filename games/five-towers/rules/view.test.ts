import { imagine, isSeatEntry, SeededRandom, SPECTATOR } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  bid,
  cards,
  checked,
  deckOf,
  type FiveTowersMatch,
  look,
  names,
  nobody,
  pass,
  play,
  rebuild,
  wins,
  without,
} from '../testing/scenario.js';
import {
  cardOf,
  cardsInDeck,
  deckFor,
  type FiveTowers,
  fiveTowers,
  formatCard,
  isSeenAction,
  readSeenEntry,
  type State,
} from './index.js';
import { thinking } from './thinking/index.js';

/** The whole truth of a match, from its log. */
function truth(match: FiveTowersMatch): State {
  const state = fiveTowers.start(match.options);
  for (const entry of match.log)
    if (isSeatEntry(entry)) fiveTowers.applyAction(state, entry.action);
    else fiveTowers.applyChance(state, entry);
  return state;
}

const viewers = [0, 1, 2, SPECTATOR] as const;

/** Three rounds in, with towers, a torn-down card and a standing bid. */
function midway(): FiveTowersMatch {
  const match = wins(checked(3, 'sand-6 tree-5', 'sand-7 tree-4'), 0, 'sand-6 tree-5');
  wins(match, 0, 'sand-7 tree-4', 'sand');
  return play(wins(match, 2, 'candy-9'), bid(0, 1));
}

describe('what a viewer sees', () => {
  test('[view.1] everything but the order of the deck, seats and spectators alike', () => {
    const match = midway();
    const state = truth(match);
    expect(state.deck.order).toHaveLength(80);
    for (const viewer of viewers) expect(match.see(viewer)).toEqual({ ...state, deck: { order: null, left: 60 } });
  });

  test('[view.1] towers, teardown piles, display, discard pile and bids are open', () => {
    const seen = midway().see(1);
    expect(seen.towers[0]).toEqual([[], [], [5, 4], [], [7]]);
    expect(seen.tornDown.map(names)).toEqual(['sand-6', '', '']);
    expect(names(seen.display)).toBe('candy-11 candy-12 candy-13 candy-14 candy-15');
    expect(names(seen.discard)).toBe(
      'candy-0 candy-1 candy-2 candy-3 candy-4 candy-5 candy-6 candy-7 candy-8 candy-10',
    );
    expect(seen.said).toEqual([1]);
  });

  test('[view.1] decks that differ only in what is not dealt yet look the same, to the byte', () => {
    const dealt = 'sand-6 tree-5 tree-1 tree-2 tree-3';
    const one = play(checked(2, dealt), bid(0, 2), pass(1));
    const other = play(checked(2, dealt, 'scrap-1 scary-15 sand-0'), bid(0, 2), pass(1));
    for (const viewer of [0, 1, SPECTATOR] as const) {
      expect(JSON.stringify(one.see(viewer))).toBe(JSON.stringify(other.see(viewer)));
      expect(one.seeLog(viewer)).toEqual(other.seeLog(viewer));
    }
  });

  test('[view.1] [view.3] of a shuffle only the number of cards is told, of actions all, and what followed', () => {
    const match = play(wins(checked(2, 'sand-6', 'tree-1'), 0, 'sand-6'), bid(1, 0), bid(0, 1));
    play(match, rebuild(0, 'sand', 'tree-1'));
    const dealt = (round: number, starter: number, text: string) => ({ round, starter, cards: text.split(' ') });
    for (const viewer of [0, 1, SPECTATOR] as const)
      expect(match.seeLog(viewer)).toEqual([
        { chance: 'deck', count: 80, dealt: dealt(1, 0, 'sand-6 candy-0 candy-1 candy-2 candy-3') },
        { seat: 0, action: { type: 'bid', count: 1 } },
        { seat: 1, action: { type: 'pass' } },
        {
          seat: 0,
          action: { type: 'build', place: ['sand-6'] },
          dealt: dealt(2, 1, 'tree-1 candy-4 candy-5 candy-6 candy-7'),
        },
        { seat: 1, action: { type: 'bid', count: 0 } },
        { seat: 0, action: { type: 'bid', count: 1 } },
        {
          seat: 0,
          action: { type: 'build', tearDown: 'sand', place: ['tree-1'] },
          torn: 'sand-6',
          dealt: dealt(3, 1, 'candy-8 candy-9 candy-10 candy-11 candy-12'),
        },
      ]);
  });

  test('[view.3] nothing is dealt after the last round of a deck; the shuffle deals', () => {
    const match = nobody(checked(2), 16);
    expect(match.seeLog(SPECTATOR).at(-1)).toEqual({ seat: 1, action: { type: 'pass' } });
    play(match, deckOf(look(match).discard));
    const shuffle = readSeenEntry(match.seeLog(SPECTATOR).at(-1) ?? null);
    expect(isSeenAction(shuffle)).toBe(false);
    expect(shuffle.dealt).toEqual({ round: 17, starter: 0, cards: look(match).display });
  });

  test('[view.3] a log is read back', () => {
    const match = midway();
    const read = match.seeLog(SPECTATOR).map(readSeenEntry);
    expect(read.flatMap(entry => (isSeenAction(entry) ? [entry.action] : []))).toEqual(
      match.log.filter(isSeatEntry<FiveTowers>).map(entry => entry.action),
    );
    expect(read.flatMap(entry => (isSeenAction(entry) && entry.torn !== undefined ? [entry.torn] : []))).toEqual(
      cards('sand-6'),
    );
    expect(() => readSeenEntry({ seat: 0 })).toThrow('not an entry');
  });

  test('[view.1] a view cannot deal: it does not know the next card', () => {
    const seen = look(play(checked(2, 'sand-6'), bid(0, 1), pass(1)));
    expect(() => fiveTowers.applyAction(seen, { type: 'build', place: cards('sand-6') })).toThrow(
      'imagine a world first',
    );
  });
});

/** How often each order comes up among so many imagined decks, and how far that is from even: chi-square. */
function spread(seen: State, worlds: number) {
  const random = new SeededRandom(11);
  const counts = new Map<string, number>();
  for (let world = 0; world < worlds; world++) {
    const { order } = imagine(thinking, seen, random).deck;
    const key = names(order ?? []);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const even = worlds / counts.size;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
  return { orders: counts.size, chiSquare };
}

describe('an imagined world', () => {
  test.each([2, 4])('[view.2] with %i players its deck holds exactly the cards not seen', players => {
    const match = wins(checked(players, 'sand-6 tree-5', 'scrap-3'), 0, 'sand-6 tree-5');
    wins(match, 0, 'scrap-3', 'tree');
    const seen = look(match);
    const dealt = [...seen.display, ...seen.discard, ...seen.tornDown.flat(), ...builtCards(seen)];
    const unseen = without(deckFor(players), dealt);
    for (let seed = 0; seed < 20; seed++) {
      const { deck } = imagine(thinking, seen, new SeededRandom(seed));
      expect(deck.left).toBe(unseen.length);
      expect(deck.order?.toSorted((a, b) => a - b)).toEqual(unseen);
    }
    expect(cardsInDeck(seen)).toEqual(unseen);
  });

  test('[view.2] differs from the view in nothing but the deck', () => {
    const seen = look(midway());
    const world = imagine(thinking, seen, new SeededRandom(1));
    expect({ ...world, deck: { order: null, left: world.deck.left } }).toEqual(seen);
    expect(seen.deck.order).toBeNull();
  });

  test('[view.2] deals from its own deck', () => {
    const world = imagine(thinking, look(checked(2)), new SeededRandom(2));
    const next = world.deck.order?.slice(0, 5);
    fiveTowers.applyAction(world, { type: 'bid', count: 0 });
    fiveTowers.applyAction(world, { type: 'pass' });
    expect(world.display).toEqual(next);
  });

  test('[view.2] the same random numbers give the same world, others another', () => {
    const seen = look(checked(2));
    const order = (seed: number) => names(imagine(thinking, seen, new SeededRandom(seed)).deck.order ?? []);
    expect(order(3)).toBe(order(3));
    expect(order(3)).not.toBe(order(4));
  });

  test('[view.2] of five different cards all 120 orders are equally likely', () => {
    const { orders, chiSquare } = spread(look(nobody(checked(2), 14)), 12_000);
    expect(orders).toBe(120);
    // 119 degrees of freedom: mean 119, deviation 15.4. Beyond 180 only once in 5,000 runs, and this one is fixed.
    expect(chiSquare).toBeLessThan(180);
  });

  test('[view.2] of five cards with a pair of twins all 60 orders are', () => {
    const last = 'sand-5 sand-5 tree-1 candy-9 scrap-0';
    const rounds = [...Array.from({ length: 21 }, (_, round) => filler(round, last)), last];
    const seen = look(nobody(checked(4, ...rounds), 20));
    expect(cardsInDeck(seen).map(formatCard).toSorted()).toEqual(last.split(' ').toSorted());
    const { orders, chiSquare } = spread(seen, 12_000);
    expect(orders).toBe(60);
    // 59 degrees of freedom: mean 59, deviation 10.9.
    expect(chiSquare).toBeLessThan(102);
  });

  test('[view.2] of three cards after the reshuffle all 6 orders are', () => {
    const match = nobody(wins(wins(checked(2, 'sand-9', 'tree-9'), 0, 'sand-9'), 0, 'tree-9'), 14);
    play(match, deckOf(look(match).discard));
    const { orders, chiSquare } = spread(look(nobody(match, 14)), 6_000);
    expect(orders).toBe(6);
    // 5 degrees of freedom: beyond 20 only once in 800 runs.
    expect(chiSquare).toBeLessThan(20);
  });
});

/** The cards of the large deck but these, in order, five a round. */
const filler = (round: number, kept: string): string =>
  names(without(deckFor(4), cards(kept)).slice(round * 5, round * 5 + 5));

const builtCards = (state: State) =>
  state.towers.flatMap(towers => towers.flatMap((tower, index) => tower.map(value => cardOf(index, value))));
