/** What is legal, compared with the slow and obvious way: everything that can be said is tried, and what is not refused is kept. */
import { listChoices, SeededRandom, stepAtRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, type Card, JOKER, kindsIn, listCards } from './cards.js';
import { type Action, type Options, type State, skyscraper } from './index.js';

const SEATS = [0, 1, 2, 3];
const FLOORS = [0, 1, 2, 3, 4, 5];
const CARDS: readonly Card[] = CARD_NAMES.map((_, card) => card);

const EVERYTHING: readonly Action[] = [
  { type: 'end' },
  ...CARDS.flatMap(one =>
    CARDS.filter(other => other >= one).map((other): Action => ({ type: 'build', cards: [one, other] })),
  ),
  ...FLOORS.map((floor): Action => ({ type: 'guard', floor })),
  ...SEATS.flatMap((from): Action[] => [
    ...CARDS.filter(card => card <= JOKER).flatMap(card =>
      CARDS.map((own): Action => ({ type: 'steal-floor', from, card, with: own })),
    ),
    ...FLOORS.map((floor): Action => ({ type: 'bone', from, floor })),
    { type: 'jackhammer', from },
    { type: 'wrecking-ball', from },
    { type: 'thief', from },
    { type: 'milkshake', to: from },
  ]),
  { type: 'super-thief' },
  { type: 'donut-truck' },
];

/** Positions of random matches in which somebody is to act. */
function* positions(options: Options, seed: number): Generator<State> {
  const random = new SeededRandom(seed, options.players);
  const state = skyscraper.start(options);
  do if (skyscraper.due(state).type === 'seat') yield skyscraper.copy(state);
  while (stepAtRandom(skyscraper, state, random));
}

const spell = (actions: readonly Action[]): readonly string[] =>
  actions.map(action => JSON.stringify(skyscraper.actions.write(action))).toSorted();

describe.each([2, 3, 4])('with %i players', players => {
  test.each([1, 2, 3])('legal is what is not refused, each once (match %i)', seed => {
    for (const state of positions({ players, floors: 5 }, seed)) {
      const obvious = EVERYTHING.filter(action => skyscraper.checkAction(state, action) === undefined);
      expect(spell(listChoices(skyscraper.legal(state)))).toEqual(spell(obvious));
    }
  });

  test('taken by its number, each choice does what its action does', () => {
    for (const state of positions({ players, floors: 4 }, 4)) {
      const { count } = skyscraper.legal(state);
      for (let index = 0; index < count; index++) {
        const [taken, applied] = [skyscraper.copy(state), skyscraper.copy(state)];
        skyscraper.legal(taken).take?.(taken, index);
        skyscraper.applyAction(applied, skyscraper.legal(applied).at(index));
        expect(taken).toEqual(applied);
      }
    }
  });

  test('the kinds of a hand are those of its cards', () => {
    for (const { hands } of positions({ players, floors: 5 }, 5))
      for (const { cards } of hands)
        expect(CARDS.filter(card => (kindsIn(cards) & (1 << card)) !== 0)).toEqual([...new Set(listCards(cards))]);
  });
});
