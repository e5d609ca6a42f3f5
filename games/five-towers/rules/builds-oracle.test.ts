/** The counting of builds against a generator too simple to be wrong: it tries everything, and knows none of the code. */
import { listChoices } from '@belfry/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allBuilds,
  type Build,
  type Card,
  cardOf,
  deckFor,
  fiveTowers,
  formatCard,
  mostBuildable,
  newTowers,
  offerOf,
  type Towers,
  towerOf,
  type Value,
} from './index.js';

interface Position {
  readonly towers: Towers;
  readonly display: Card[];
}

const SIZES = [1, 2, 3, 4, 5] as const;

/** What is printed on a card, from its name. */
const PRINTED: ReadonlyMap<Card, Value> = new Map(
  deckFor(4).map(card => [card, Number(formatCard(card).split('-')[1])]),
);
const valueIn = (card: Card): Value => PRINTED.get(card) ?? Number.NaN;

/** The rule as the sheet has it. */
function fits(tower: readonly Value[], value: Value): boolean {
  const top = tower.at(-1);
  if (top === undefined) return true;
  if (top === 0) return false;
  return value < top || top === 8 || value === 9;
}

/** Every way to lay `size` of these cards one after the other, twins and all. */
function* arrangements(cards: readonly Card[], size: number): Generator<Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, card] of cards.entries())
    for (const others of arrangements(cards.toSpliced(index, 1), size - 1)) yield [card, ...others];
}

/** Places the cards one by one; the towers after it, or `undefined` if one does not fit. */
function placeAll(towers: Towers, cards: readonly Card[]): Towers | undefined {
  const after = towers.map(tower => tower.slice());
  for (const card of cards) {
    const tower = after[towerOf(card)] ?? [];
    if (!fits(tower, valueIn(card))) return undefined;
    tower.push(valueIn(card));
  }
  return after;
}

/** What tells builds apart: the tower torn down, and the cards each tower gets. */
const keyOf = (tearDown: number | undefined, place: readonly Card[]): string =>
  JSON.stringify([tearDown ?? null, newTowers().map((_, tower) => place.filter(card => towerOf(card) === tower))]);

/** All builds of this size, by trying every selection, order and teardown. */
function tryEverything({ towers, display }: Position, size: number): Set<string> {
  const found = new Set<string>();
  const tearable = [...towers.keys()].filter(index => (towers[index]?.at(-1) ?? 0) !== 0);
  for (const tearDown of [undefined, ...tearable]) {
    const ground = towers.map((tower, index) => (index === tearDown ? tower.slice(0, -1) : tower));
    for (const place of arrangements(display, size))
      if (placeAll(ground, place) !== undefined) found.add(keyOf(tearDown, place));
  }
  return found;
}

const copiesOf = (card: Card): number => deckFor(4).filter(other => other === card).length;

/** Makes a position that can occur out of any numbers: cards that do not fit, or of which there are no more, are left out. */
function positionOf(built: readonly Card[], shown: readonly Card[]): Position {
  const towers = newTowers();
  const left = new Map(deckFor(4).map(card => [card, copiesOf(card)]));
  const take = (card: Card) => left.set(card, (left.get(card) ?? 0) - 1);
  const isLeft = (card: Card) => (left.get(card) ?? 0) > 0;
  for (const card of built) {
    const tower = towers[towerOf(card)] ?? [];
    if (!isLeft(card) || !fits(tower, valueIn(card))) continue;
    tower.push(valueIn(card));
    take(card);
  }
  const display: Card[] = [];
  for (const card of shown) {
    if (!isLeft(card) || display.length === 5) continue;
    display.push(card);
    take(card);
  }
  return { towers, display };
}

/** Few types make long chains; twin values come often, for each card is drawn from the large deck. */
const positions = fc
  .integer({ min: 1, max: 5 })
  .chain(types => {
    const drawn = fc.constantFrom(...deckFor(4).filter(card => towerOf(card) < types));
    const again = fc.constantFrom(...deckFor(4).filter(card => towerOf(card) < types && copiesOf(card) === 2));
    return fc.tuple(
      fc.array(drawn, { maxLength: 14 }),
      fc.array(fc.oneof(drawn, again), { minLength: 1, maxLength: 6 }),
    );
  })
  .map(([built, shown]) => positionOf(built, shown));

const forAll = (numRuns: number, property: (position: Position) => void) =>
  fc.assert(
    fc.property(positions, position => property(position)),
    { numRuns, seed: 5 },
  );

const keysOf = (builds: readonly Build[]): string[] => builds.map(({ tearDown, place }) => keyOf(tearDown, place));

describe('all builds, against trying everything', () => {
  test('[record.4] [round.4] [round.7] [round.8] each build is there exactly once, and no other', () => {
    forAll(3000, position => {
      const offer = offerOf(position.display);
      for (const size of SIZES) {
        const expected = tryEverything(position, size);
        const builds = allBuilds(position.towers, offer, size);
        expect(builds.count).toBe(expected.size);
        const keys = keysOf(listChoices(builds));
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(expected);
      }
    });
  });

  test('[checked.1] the most that can be built is the largest size that has a build', () => {
    forAll(1500, position => {
      const largest = SIZES.findLast(size => tryEverything(position, size).size > 0) ?? 0;
      expect(mostBuildable(position.towers, offerOf(position.display))).toBe(largest);
    });
  });

  test('[record.4] every build is in its canonical spelling: sorted by tower type', () => {
    forAll(500, ({ towers, display }) => {
      for (const size of SIZES)
        for (const build of listChoices(allBuilds(towers, offerOf(display), size))) {
          expect(build.place.map(towerOf)).toEqual(build.place.map(towerOf).toSorted((a, b) => a - b));
          expect(fiveTowers.canonical(build)).toEqual(build);
          expect(build.place).toHaveLength(size);
        }
    });
  });

  test('[checked.1] whoever can build so many can build fewer', () => {
    forAll(500, ({ towers, display }) => {
      const most = mostBuildable(towers, offerOf(display));
      for (const size of SIZES) expect(allBuilds(towers, offerOf(display), size).count > 0).toBe(size <= most);
    });
  });

  test('[record.4] a number always stands for the same build, and there is none beyond the count', () => {
    forAll(300, ({ towers, display }) => {
      const builds = allBuilds(towers, offerOf(display), 2);
      const indexes = Array.from({ length: builds.count }, (_, index) => index);
      const backwards = indexes.toReversed().map(index => builds.at(index));
      expect(backwards.toReversed()).toEqual(indexes.map(index => builds.at(index)));
      expect(() => builds.at(builds.count)).toThrow(RangeError);
      expect(() => builds.at(-1)).toThrow(RangeError);
    });
  });

  test('the positions tried are varied: twins, tops, eights, nines and long chains occur', () => {
    const seen = { twins: 0, topped: 0, onEight: 0, onNine: 0, oneType: 0, tearing: 0 };
    forAll(1500, ({ towers, display }) => {
      if (new Set(display).size < display.length) seen.twins += 1;
      if (towers.some(tower => tower.at(-1) === 0)) seen.topped += 1;
      if (towers.some((tower, index) => tower.at(-1) === 8 && display.some(card => towerOf(card) === index)))
        seen.onEight += 1;
      if (display.includes(cardOf(0, 9)) && (towers[0]?.length ?? 0) > 0) seen.onNine += 1;
      if (display.length === 5 && new Set(display.map(towerOf)).size === 1) seen.oneType += 1;
      if (mostBuildable(towers, offerOf(display)) > longest({ towers, display })) seen.tearing += 1;
    });
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(30);
  });
});

/** The most that can be built with nothing torn down. */
const longest = ({ towers, display }: Position): number =>
  SIZES.findLast(size => [...arrangements(display, size)].some(place => placeAll(towers, place) !== undefined)) ?? 0;
