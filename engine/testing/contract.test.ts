import { at, choicesOf, type Game, writeEntry } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { contractOf, describeContract, type Lantern, sampleGame, sampleWorlds } from './index.js';

describeContract(sampleGame, sampleWorlds);

/** What the suite says of a game: the promises it finds broken. */
function brokenPromises(game: Game<Lantern>): string[] {
  return contractOf(game, sampleWorlds).flatMap(({ promise, check }) => {
    try {
      check();
      return [];
    } catch {
      return [promise];
    }
  });
}

describe('the suite catches a game that', () => {
  test.each<[string, Partial<Game<Lantern>>, RegExp]>([
    ['shows other hands', { see: state => sampleGame.copy(state) }, /shown the same/],
    ['tells of fate what its view hides', { seeEntry: ({ entry }) => writeEntry(sampleGame, entry) }, /tells no more/],
    ['shares data between copies', { copy: state => ({ ...state }) }, /copies are equal and independent/],
    ['lists an action twice', { legal: () => duplicated }, /each is listed once/],
    ['refuses a legal action', { checkAction: () => ({ code: 'brightest-stays' }) }, /every legal action is accepted/],
    ['imagines a card twice', { imagine: imagineTwice }, /imagined world is a possible one/],
    ['accepts what it does not list', { checkAction: () => undefined }, /every other action is refused/],
    ['loses the legal actions in a view', { legal: forgetful }, /know the seat’s legal actions/],
    ['lies about its bounds', { scoreBounds: () => ({ min: 1, max: 8 }) }, /within the game’s bounds/],
    ['changes the state when asked', { checkAction: meddle }, /stays as it was/],
    ['breaks on views', { applyAction: blind }, /nothing else goes wrong/],
    ['never ends', { applyAction: () => undefined }, /every match ends/],
  ])('%s', (_, fault, expected) => {
    expect(brokenPromises({ ...sampleGame, ...fault })).toContainEqual(expect.stringMatching(expected));
  });
});

/** Forgets to swap as soon as another hand is hidden. */
const forgetful: Game<Lantern>['legal'] = state =>
  state.hands.includes(null) ? choicesOf([{ type: 'keep' }]) : sampleGame.legal(state);

const duplicated = { count: 2, at: () => ({ type: 'keep' }) as const };

/** Everyone unseen holds the same light: then another viewer's view is no possible one. */
const imagineTwice: Game<Lantern>['imagine'] = seen => ({
  ...sampleGame.copy(seen),
  hands: seen.hands.map(hand => hand ?? 5),
});

/** Breaks where another hand is hidden, and does not say that this is why. */
const blind: Game<Lantern>['applyAction'] = (state, action) => {
  if (state.hands.includes(null)) throw new TypeError('null is not a light');
  sampleGame.applyAction(state, action);
};

const meddle: Game<Lantern>['checkAction'] = state => {
  state.open.push(at([1], 0));
  return undefined;
};
