import { at, listChoices, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  allBuilds,
  type Build,
  fiveTowers,
  type State,
  TOWER_TYPES,
  type TowerType,
  towersOf,
} from '../rules/index.js';
import { cards, checked, look, wins } from '../testing/scenario.js';
import { advise, reasonsFor } from './advise.js';
import type { Outcome } from './auction.js';
import { FinalOutlook } from './final-outlook.js';
import { positionOf } from './position.js';
import { compareBuilds, type Reason } from './reasons.js';
import { Round } from './round.js';
import { type Thought, wordOf } from './thoughts.js';

const card = (name: string): number => at(cards(name), 0);
const type = (name: TowerType): number => TOWER_TYPES.indexOf(name);

const place = (names: string, tearDown?: TowerType): Build => ({
  type: 'build',
  place: cards(names),
  ...(tearDown && { tearDown: type(tearDown) }),
});

const BARE = look(checked(2, 'sand-9 sand-8 sand-5 tree-14 tree-3'));

/** Seat 0 has a sand tower that takes little. */
const LOW = look(wins(checked(2, 'sand-9 sand-1', 'sand-8 sand-5 tree-14 tree-3'), 0, 'sand-9 sand-1'));

/** What one build has over another. */
const OF_BUILDS: readonly (readonly [State, Build, Build, Reason])[] = [
  [BARE, place('sand-9 sand-5'), place('tree-3'), { code: 'gains', points: 4, instead: 2 }],
  [BARE, place('sand-8'), place('tree-14'), { code: 'opens', card: card('sand-8') }],
  [BARE, place('tree-14 tree-3'), place('tree-14'), { code: 'main', tower: type('tree'), cards: 2 }],
  [LOW, place('tree-14'), place('sand-5', 'sand'), { code: 'tears-down', card: card('sand-1'), points: 1 }],
  [LOW, place('sand-8', 'sand'), place('tree-14'), { code: 'clears', card: card('sand-1'), points: 1 }],
];

const codes = (reasons: readonly Reason[]): string[] => reasons.map(({ code }) => code);

describe('what one build has over another is told where it is so', () => {
  test.each(OF_BUILDS)('%#', (seen, best, other, reason) => {
    for (const build of [best, other])
      expect(listChoices(allBuilds(towersOf(seen, 0), seen.offer, build.place.length))).toContainEqual(build);
    expect(compareBuilds(seen, 0, best, other)).toContainEqual(reason);
    expect(codes(compareBuilds(seen, 0, other, best))).not.toContain(reason.code);
    expect(compareBuilds(seen, 0, best, best)).toEqual([]);
  });

  test('a second card that is torn down costs more', () => {
    const match = wins(checked(2, 'sand-9 sand-1', 'sand-8', 'sand-5 tree-14'), 0, 'sand-9 sand-1');
    const seen = look(wins(match, 0, 'sand-8', 'sand'));
    expect(compareBuilds(seen, 0, place('tree-14'), place('sand-5', 'sand'))).toContainEqual({
      code: 'tears-down',
      card: card('sand-8'),
      points: 2,
    });
  });
});

describe('what one word in the auction has over another is told where it is so', () => {
  const round = new Round(positionOf(BARE), new FinalOutlook());
  const builds = (seat: number, count: number): Outcome => {
    const outcome = round.best(seat, count);
    if (outcome === undefined) throw new Error(`${count} cards cannot be built`);
    return outcome;
  };
  const word = (count: number, outcome: Outcome): Thought => ({ action: wordOf(BARE, count), outcome });

  const OF_WORDS: readonly (readonly [string, Thought, Thought, readonly Reason[]])[] = [
    [
      'after a lower bid another would go higher',
      word(4, builds(0, 4)),
      word(2, builds(1, 3)),
      [
        { code: 'outbids', seat: 1 },
        { code: 'denies', seat: 1, cards: 3, points: 6 },
      ],
    ],
    [
      'after none another would build: that is no higher bid',
      word(4, builds(0, 4)),
      word(0, builds(1, 3)),
      [{ code: 'denies', seat: 1, cards: 3, points: 6 }],
    ],
    ['less will do', word(2, builds(0, 2)), word(3, builds(0, 3)), [{ code: 'suffices' }]],
    ['more is better', word(3, builds(0, 3)), word(2, builds(0, 2)), []],
    ['nobody builds', word(0, round.unbuilt), word(3, builds(0, 3)), [{ code: 'spoils', cards: 3 }]],
    ['another builds', word(0, builds(1, 2)), word(3, builds(0, 3)), [{ code: 'spoils', cards: 3 }]],
  ];
  const AUCTION: readonly string[] = ['outbids', 'denies', 'suffices', 'spoils', 'last-round'];

  test.each(OF_WORDS)('%s', (_, best, other, reasons) => {
    expect(reasonsFor(BARE, 0, [best, other]).filter(({ code }) => AUCTION.includes(code))).toEqual(reasons);
  });
});

test.each([2, 3, 5])('the last round is told of, with the share to be had, and no other (%i players)', players => {
  const random = new SeededRandom(3, players);
  const state = fiveTowers.start({ players, bids: 'checked' });
  let last = 0;
  let step = 0;
  for (let due = fiveTowers.due(state); due.type !== 'over'; due = fiveTowers.due(state)) {
    if (due.type === 'chance') {
      fiveTowers.applyChance(state, fiveTowers.fate(state, random));
      continue;
    }
    const legal = fiveTowers.legal(state);
    const isLast = state.timesRunOut === 2;
    step += 1;
    if (legal.count > 1 && (isLast || step % 9 === 0)) {
      const { ways, reasons } = advise(state, new SeededRandom(1), { isOver: () => true });
      const told = reasons.filter(({ code }) => code === 'last-round');
      if (ways.length > 1)
        expect(told).toEqual(isLast ? [{ code: 'last-round', share: ways[0].values[due.seat] }] : []);
      if (isLast && ways.length > 1) last += 1;
    }
    fiveTowers.applyAction(state, legal.at(random.below(legal.count)));
  }
  expect(last).toBeGreaterThan(0);
});
