import { listChoices } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { cards, checked, deckOf, look, names, nobody, play, wins, without } from '../testing/scenario.js';
import {
  allBuilds,
  canTearDown,
  cardsInDeck,
  deckFor,
  footingOf,
  isTopped,
  mostBuildable,
  newTowers,
  offerOf,
  parseCard,
  scoreSheet,
  type Towers,
  tearDownPoints,
  towersAfter,
  whyNotPlace,
  whyNotTearDown,
} from './index.js';

const most = (towers: Towers, display: string): number => mostBuildable(towers, offerOf(cards(display)));

/** Five towers, with this one of sand. */
const sand = (...values: number[]): Towers => [[], [], [], [], values];

describe('how many of the cards on offer can be built', () => {
  test('[checked.1] all five, if each begins a tower', () => {
    expect(most(newTowers(), 'candy-0 scary-0 tree-0 scrap-0 sand-0')).toBe(5);
  });

  test('[checked.1] none, if the tower has its top', () => {
    expect(most(sand(12, 0), 'sand-9 sand-8 sand-7')).toBe(0);
    expect(most(sand(12, 0), '')).toBe(0);
  });

  test('[checked.1] the longest chain, not the first that comes to mind', () => {
    // On the 10 the 9 may come first; on the 3 and the 2 it must, or 7 and 5 are left out.
    expect(most(sand(10), 'sand-7 sand-5 sand-2 sand-9')).toBe(4);
    expect(most(sand(3), 'sand-7 sand-5 sand-2 sand-9')).toBe(4);
    expect(most(sand(2), 'sand-9 sand-7 sand-5')).toBe(3);
  });

  test('[checked.1] one teardown counts, where it helps most', () => {
    // Sand: the 1 lets none of three on, without it the 12 takes all. Tree: its 1 bars one card.
    const towers: Towers = [[], [], [1], [], [12, 1]];
    expect(most(towers, 'tree-5 sand-11 sand-10 sand-7')).toBe(3);
    expect(most(towers, 'tree-5')).toBe(1);
  });

  test('[checked.1] a teardown that does not help changes nothing', () => {
    expect(most(sand(6, 4), 'sand-7 sand-3')).toBe(1);
    expect(most(sand(6, 4), 'sand-5 sand-3')).toBe(2);
  });

  test('[checked.1] asking changes nothing', () => {
    const towers = sand(6, 4);
    most(towers, 'sand-7 sand-3');
    listChoices(allBuilds(towers, offerOf(cards('sand-7 sand-3')), 1));
    expect(towers).toEqual(sand(6, 4));
  });
});

describe('all builds of so many cards', () => {
  test('[record.4] are listed whole', () => {
    const builds = listChoices(allBuilds(sand(6), offerOf(cards('sand-7 sand-5 candy-1')), 2));
    const spelled = builds.map(({ tearDown, place }) => `${tearDown ?? '-'}: ${names(place)}`);
    expect(spelled.toSorted()).toEqual([
      '-: candy-1 sand-5',
      '4: candy-1 sand-5',
      '4: candy-1 sand-7',
      '4: sand-7 sand-5',
    ]);
  });

  test('[record.4] may be none', () => {
    expect(allBuilds(sand(0), offerOf(cards('sand-7')), 1).count).toBe(0);
  });
});

describe('why a card cannot be placed', () => {
  test('[build.4] the tower has its top', () => {
    const card = parseCard('sand-9');
    expect(whyNotPlace(sand(12, 0), card)).toEqual({ code: 'tower-is-topped', card });
  });

  test('[build.3] it is not lower than the top', () => {
    const card = parseCard('sand-7');
    expect(whyNotPlace(sand(12, 6), card)).toEqual({ code: 'not-lower', card, top: 6 });
  });

  test('[build.1] [build.2] nothing speaks against it', () => {
    expect(whyNotPlace(sand(12, 6), parseCard('sand-5'))).toBeUndefined();
    expect(whyNotPlace(sand(12, 0), parseCard('tree-15'))).toBeUndefined();
    expect(whyNotPlace(newTowers(), parseCard('sand-0'))).toBeUndefined();
  });

  test('[build.4] a tower is topped if its last card is a 0', () => {
    expect(isTopped([])).toBe(false);
    expect(isTopped([12])).toBe(false);
    expect(isTopped([12, 0])).toBe(true);
    expect(isTopped([0])).toBe(true);
  });
});

describe('what lets a card be placed', () => {
  test.each([
    ['[build.2]', [], 'sand-0', 'ground'],
    ['[build.3]', [12, 6], 'sand-5', 'lower'],
    ['[build.3] a 9 on a higher card,', [12], 'sand-9', 'lower'],
    ['[build.5]', [12, 8], 'sand-11', 'eight'],
    ['[build.5] a lower card on an 8,', [12, 8], 'sand-3', 'lower'],
    ['[build.5] a 9 on an 8,', [12, 8], 'sand-9', 'eight'],
    ['[build.6]', [12, 6], 'sand-9', 'nine'],
    ['[build.4] on a 0', [12, 0], 'sand-9', undefined],
    ['[build.3]', [12, 6], 'sand-7', undefined],
  ])('%s on %j %s: %s', (_, values, name, footing) => {
    expect(footingOf(sand(...values), parseCard(name))).toBe(footing);
    expect(whyNotPlace(sand(...values), parseCard(name)) === undefined).toBe(footing !== undefined);
  });
});

describe('the towers after a build', () => {
  test('[round.3] [round.4] tear down first, then place in order, and leave the others as they were', () => {
    const towers = sand(12, 4);
    expect(towersAfter(towers, { tearDown: 4, place: cards('sand-7 tree-5 sand-3') })).toEqual([
      [],
      [],
      [5],
      [],
      [12, 7, 3],
    ]);
    expect(towersAfter(towers, { tearDown: 4 })).toEqual(sand(12));
    expect(towersAfter(towers, { place: cards('sand-3') })).toEqual(sand(12, 4, 3));
    expect(towers).toEqual(sand(12, 4));
  });

  test('nothing is torn down where nothing stands', () => {
    expect(() => towersAfter(newTowers(), { tearDown: 0 })).toThrow('nothing to tear down');
  });
});

describe('what can be torn down', () => {
  test('[round.5] any top but a 0', () => {
    const asked = (...values: number[]) => [canTearDown(values), whyNotTearDown(values, 4)?.code];
    expect(asked()).toEqual([false, 'nothing-to-tear-down']);
    expect(asked(12, 0)).toEqual([false, 'tower-top-stays']);
    expect(asked(12, 1)).toEqual([true, undefined]);
  });

  test('[score.3] each card costs one more than the one before', () => {
    expect([0, 1, 2, 3, 4].map(tearDownPoints)).toEqual([0, -1, -3, -6, -10]);
  });
});

describe('the score sheet of a running match', () => {
  test('[score.1] [score.2] [score.3] has a part for each tower begun, the main tower and the teardown pile', () => {
    const match = wins(checked(2, 'sand-7 tree-2 tree-0', 'sand-12'), 0, 'sand-7 tree-2 tree-0');
    wins(match, 0, 'sand-12', 'sand');
    const { towers, tornDown } = look(match);
    expect(scoreSheet(towers[0] ?? [], tornDown[0]?.length ?? 0)).toEqual({
      towers: [
        { tower: 2, cards: 2, topped: true, points: 4 },
        { tower: 4, cards: 1, topped: false, points: 1 },
      ],
      main: { tower: 2, points: 2 },
      tornDown: { cards: 1, points: -1 },
      total: 6,
    });
  });
});

describe('the cards in the deck', () => {
  test('[view.2] are those seen nowhere, twins counted', () => {
    const match = checked(4, 'sand-5 tree-7', 'sand-5 sand-7', 'tree-7');
    wins(match, 0, 'sand-5 tree-7');
    wins(match, 0, 'sand-7', 'sand');
    // Built tree-7 and sand-7, torn down sand-5, and all that was dealt beside them.
    const dealt = cards('sand-5 tree-7 candy-0 candy-0 candy-1 sand-5 sand-7 candy-2 candy-2 candy-3 tree-7');
    const rest = without(deckFor(4), [...dealt, ...cards('candy-4 candy-5 candy-5 candy-6')]);
    expect(names(cardsInDeck(look(match)))).toBe(names(rest));
    expect(rest).toHaveLength(look(match).deck.left);
  });

  test('[view.2] are none before the first deck, when it has run out, and when it is due again', () => {
    const match = checked(2);
    expect(cardsInDeck(match.game.start(match.options))).toEqual([]);
    expect(cardsInDeck(look(nobody(match, 15)))).toEqual([]);
    expect(cardsInDeck(look(nobody(match)))).toEqual([]);
  });

  test('[view.2] [end.2] after the reshuffle are the discarded ones, not those built', () => {
    const match = nobody(wins(checked(2, 'sand-7'), 0, 'sand-7'), 15);
    play(match, deckOf(look(match).discard, 'tree-1 tree-2 tree-3 tree-4 tree-5'));
    const rest = without(deckFor(2), cards('sand-7 tree-1 tree-2 tree-3 tree-4 tree-5'));
    expect(names(cardsInDeck(look(match)))).toBe(names(rest));
  });
});
