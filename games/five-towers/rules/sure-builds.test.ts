import { listChoices } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { cards, names } from '../testing/scenario.js';
import {
  allBuilds,
  type CountedTower,
  mostBuildable,
  newTowers,
  offerOf,
  type SureBuilds,
  sureBuilds,
} from './index.js';

/** Five towers, with this one of candy. */
const candy = (tower: CountedTower): readonly CountedTower[] => [tower, [], [], [], []];

const asked = (tower: CountedTower, display: string): SureBuilds => sureBuilds(candy(tower), cards(display));

const spelled = ({ bySize }: SureBuilds): readonly (readonly string[])[] =>
  bySize.map(({ builds }) => listChoices(builds).map(({ tearDown, place }) => `${tearDown ?? '-'}: ${names(place)}`));

test('where all cards are known it is what the rules list, most cards first', () => {
  const display = cards('candy-12 candy-7 sand-3');
  const sure = sureBuilds(candy([14, 2]), display);
  const towers = newTowers().with(0, [14, 2]);
  expect(sure).toMatchObject({ towers, most: mostBuildable(towers, offerOf(display)), unsure: [] });
  expect(sure.bySize.map(({ size }) => size)).toEqual([3, 2, 1]);
  for (const { size, builds } of sure.bySize)
    expect(listChoices(builds)).toEqual(listChoices(allBuilds(towers, offerOf(display), size)));
});

test('[build.4] nothing fits on finished towers', () => {
  expect(asked([0], 'candy-12 candy-3')).toMatchObject({ most: 0, bySize: [], unsure: [] });
});

test('leaves out towers whose top nobody knows, and says so', () => {
  const sure = asked([undefined, undefined], 'candy-12 sand-3');
  expect(sure).toMatchObject({ most: 1, unsure: [0] });
  expect(spelled(sure)).toEqual([['-: sand-3', '0: sand-3']]);
});

describe('a known card on one that was only counted', () => {
  const underneath = (top: number, card: number) => asked([undefined, undefined, undefined, top], `candy-${card}`);

  test('nothing is promised that takes a lucky card below; it is said that nobody knows', () => {
    expect(underneath(5, 14)).toMatchObject({ most: 0, bySize: [], unsure: [0] });
    expect(underneath(5, 6)).toMatchObject({ most: 0, unsure: [0] });
    expect(underneath(9, 10)).toMatchObject({ most: 0, unsure: [0] });
    expect(underneath(7, 10)).toMatchObject({ most: 0, unsure: [0] });
  });

  test('what goes on it whatever it is can be built', () => {
    expect(spelled(underneath(5, 5))).toEqual([['0: candy-5']]);
    expect(spelled(underneath(7, 8))).toEqual([['0: candy-8']]);
    expect(spelled(underneath(15, 15))).toEqual([['0: candy-15']]);
    expect(underneath(5, 3)).toMatchObject({ most: 1, unsure: [] });
  });

  test('[build.4] on a tower top nothing can be built, for sure', () => {
    expect(underneath(0, 9)).toMatchObject({ most: 0, bySize: [], unsure: [] });
  });
});
