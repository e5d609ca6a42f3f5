import { imagine, SeededRandom } from '@belfry/engine';
import { statesOf, viewersOf } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import { ball, deck, discard, end, hands, play, position, stolen, thief } from '../../testing/scenario.js';
import { countCards } from '../cards.js';
import { type CardName, formatCard, remember, type State, skyscraper, surelyIn } from '../index.js';
import { thinking } from './index.js';

const WORLDS = 200;

const worlds = (seen: State): State[] =>
  Array.from({ length: WORLDS }, (_, seed) => imagine(thinking, seen, new SeededRandom(seed)));

const handIn = (world: State, seat: number): CardName[] =>
  (world.hands[seat]?.cards ?? []).flatMap((count, card) => Array.from({ length: count }, () => formatCard(card)));

describe('[know.5] [know.6] a reshuffle is remembered', () => {
  /** Seat 0 ends; the pile is empty, so the discard pile becomes the new one, and seat 1 draws from it. Seat 2 does not. */
  const match = play(position({ hands: ['1 1 1', '2 2 2', '3 3 3'], pile: '' }), end(0));
  play(match, deck(discard(match)));

  test('who has not drawn since holds only cards that were in hidden hands then', () => {
    for (const world of worlds(match.see(0))) for (const card of handIn(world, 2)) expect(['2', '3']).toContain(card);
  });

  test('who has drawn since holds at most that many others', () => {
    for (const world of worlds(match.see(0)))
      expect(handIn(world, 1).filter(card => card !== '2' && card !== '3').length).toBeLessThanOrEqual(1);
  });

  test('and each hidden card is as likely in one such hand as in the other', () => {
    const twos = worlds(match.see(0)).map(world => handIn(world, 2).filter(card => card === '2').length);
    const mean = twos.reduce((sum, count) => sum + count, 0) / WORLDS;
    expect(mean).toBeGreaterThan(1.3);
    expect(mean).toBeLessThan(1.7);
  });

  test('a spectator knows it too', () => {
    for (const world of worlds(match.see('spectator')))
      for (const card of handIn(world, 2)) expect(['1', '2', '3']).toContain(card);
  });
});

/** So many are looked at, or a few more: those of whole matches. */
const MOMENTS = 1000;

test.each([3, 4])(
  '[know.6] in random matches of %i the pile is imagined of what was shuffled into it, and of nothing else',
  players => {
    let checked = 0;
    for (let seed = 0; checked < MOMENTS; seed++) {
      const states = statesOf(skyscraper, { players, floors: 5 }, seed);
      for (const state of states) {
        const reshuffle = state.history.findLast(event => event.type === 'reshuffled');
        if (reshuffle === undefined || state.phase !== 'play') continue;
        for (const viewer of viewersOf(state.options)) {
          const world = imagine(thinking, skyscraper.see(state, viewer), new SeededRandom(seed, checked++));
          const { order, left } = world.pile;
          const inPile = countCards((order ?? []).slice((order?.length ?? 0) - left));
          // Thousands of times: asked once for each world.
          expect(inPile.findIndex((count, card) => count > (reshuffle.pile[card] ?? 0))).toBe(-1);
        }
      }
    }
  },
);

test('[know.5] with an empty pile a single hidden hand is known by counting, at once', () => {
  const match = play(position({ hands: ['1 1 1', '2 5 joker'], pile: '' }));
  const known = surelyIn(match.see(0), 1).flatMap((count, card) =>
    Array.from({ length: count }, () => formatCard(card)),
  );
  expect(known).toEqual(['2', '5', 'joker']);
});

describe('[know.4] what was ruled out stays so, also after a reshuffle', () => {
  /** Seat 1 takes the wrecking ball from seat 0, seat 2 takes it on and plays it; then it is shuffled in again, as the last card. */
  const match = play(
    position({
      hands: ['wrecking-ball 1 1 1', 'thief 2 2 2', 'thief 3 3 3'],
      pile: '4',
      floors: ['5+joker'],
      turn: 1,
    }),
    thief(1, 0),
    stolen('wrecking-ball'),
    end(1),
    thief(2, 1),
    stolen('wrecking-ball'),
    ball(2, 0),
    end(2),
  );
  const cards = discard(match).split(' ');
  play(match, deck([...cards.filter(card => card !== 'wrecking-ball'), 'wrecking-ball'].join(' ')));

  test('seat 0 does not imagine the ball in a hand', () => {
    expect(hands(match).join()).not.toContain('wrecking-ball');
    for (const world of worlds(match.see(0))) expect(handIn(world, 1)).not.toContain('wrecking-ball');
  });

  test('and does not remember it there', () => {
    const seen = match.see(0);
    expect(remember(seen.history, 3)).toHaveLength(1);
    expect(surelyIn(seen, 1).map((count, card) => (count > 0 ? formatCard(card) : ''))).not.toContain('wrecking-ball');
  });
});
