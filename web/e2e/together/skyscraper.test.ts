/** People at a table of Skyscraper, and one who watches: they talk, and nobody gets to know what is hidden. */
import { at } from '@belfry/engine';
import { formatCard, type Hand, type State, skyscraper } from '@belfry/games/skyscraper/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decideStreet } from '../players.js';
import { numbersOf, playEventful } from './eventful.js';
import type { Happening } from './happenings.js';
import { expectKeyHidden, expectPileHidden, type Look, lookingInto, PILE } from './hidden.js';
import { serveHouse } from './house.js';
import { type Memory, memoryOf, runsIn } from './memory.js';
import { listenTo, matchOf, recordOf, type Traffic, toldOf } from './secrets.js';

const house = serveHouse();

const HAND = ['cards', 'size', 'hidden'];

test.each(numbersOf(3))('an eventful match of %i with chat; nothing hidden reaches any page', async players => {
  const traffic: Traffic[] = [];
  const welcome = (page: Page): void => void traffic.push(listenTo(page));
  const { looks, happening } = lookingInto(PILE, HAND);
  const wanted = { game: 'Skyscraper', players, decide: decideStreet, also: [peopleTalk, happening], welcome };
  const { table, people } = await playEventful(house, wanted);

  const record = await recordOf(people[0].page, table);
  const match = matchOf(record, skyscraper);
  expectKeyHidden(looks, record);
  expectPileHidden(looks, count => at(match.truth(count), 0).pile, formatCard);
  for (const look of looks) expectHandsHidden(look, match.seats.indexOf(look.name ?? ''), match.truth(0, look.count));

  for (const { heard } of traffic) {
    expectPileUntold(heard);
    expectDealUntold(heard, players);
    const told = heard.filter(each => each.includes(record.fate.key));
    expect(told.filter(each => !/"over"|"format"/.test(each))).toEqual([]);
  }
  expectOwnEyes(traffic, players);
});

const peopleTalk: Happening = {
  name: 'somebody writes to all',
  async happen({ company: { people, watchers } }) {
    const [writer] = people;
    await writer?.page.getByRole('textbox', { name: 'Write something kind' }).fill('Hello from the tower');
    await writer?.page.keyboard.press('Enter');
    await watchers[0]?.getByText('Hello from the tower').first().waitFor();
    return undefined;
  },
};

/** Every hand in memory is closed, but one's own; another's lies nowhere, neither counted by kind nor as a list of names. */
function expectHandsHidden({ memory }: Look, own: number, states: readonly State[]): void {
  const owns = new Set(states.map(({ hands }) => String(hands[own]?.cards)));
  const hands = memory.objects[1] as readonly Hand[];
  expect(hands.length).toBeGreaterThan(0);
  for (const { cards, size, hidden } of hands) expect(sizeOf(cards)).toBe(size - hidden);
  expect(hands.filter(({ cards, size, hidden }) => hidden < size && !owns.has(String(cards)))).toEqual([]);
  const others = (states.at(-1)?.hands ?? []).filter(({ cards, size }) => size >= SURE && !owns.has(String(cards)));
  const secrets = new Set(others.flatMap(({ cards }) => [String(cards), String(namesOf(cards))]));
  const lists = memory.lists.map(list => String(typeof list[0] === 'string' ? sortedNames(list) : list));
  expect(lists.filter(list => secrets.has(list))).toEqual([]);
}

/** So many cards of a hand are told from anything else: by chance one list of 17 numbers in thousands has just these, if there is any. */
const SURE = 4;

const sizeOf = (cards: readonly number[]): number => cards.reduce((sum, count) => sum + count, 0);

const namesOf = (cards: readonly number[]): readonly string[] =>
  sortedNames(cards.flatMap((count, card) => Array.from({ length: count }, () => formatCard(card))));

const sortedNames = (names: readonly (number | string)[]): readonly string[] => names.map(String).toSorted();

test('what lies in memory is found: a pile and hands, as numbers, names or text', async () => {
  const pile = [16, 3, 3, 12, 0, 9, 8, 8, 1, 15];
  const cards = [1, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1];
  const page = await house.visit({ stranger: true });
  await page.goto('/api/server');
  const lookedInto = async (leak: unknown) => {
    // Held by a function alone, as anything in an app may be.
    await page.evaluate(kept => void Object.assign(globalThis, { keep: () => kept }), leak);
    return await memoryOf(page, [PILE, HAND]);
  };
  const names = pile.map(formatCard);
  const runs = (memory: Memory): number => runsIn(memory, [pile, names]).length;
  expect(runs(await lookedInto([pile.slice(0, 7), String(pile.slice(3))]))).toBe(0);
  const text = JSON.stringify({ long: ' '.repeat(50_000), order: names.slice(2) });
  const thing = { order: pile.slice(0, 8), left: 8 };
  const hand = { cards, size: 5, hidden: 0 };
  const memory = await lookedInto({
    deep: [thing, hand, namesOf(cards)],
    reversed: names.slice(1, 9).toReversed(),
    text,
  });
  // One as numbers, one as names, one as text.
  expect(runs(memory)).toBe(3);
  expect(memory.objects).toEqual([[thing], [hand]]);
  expect(memory.lists).toContainEqual(cards);
  expect(memory.lists).toContainEqual(namesOf(cards));
});

/** Everybody is told of the pile, and nobody ever of its order. */
function expectPileUntold(heard: readonly string[]): void {
  const piles = toldOf(heard, 'pile') as readonly { readonly order?: unknown }[];
  expect(piles.length).toBeGreaterThan(0);
  expect(piles.filter(({ order = null }) => order !== null)).toEqual([]);
}

/** When the cards are dealt, at most one hand is known: one's own. */
function expectDealUntold(heard: readonly string[], players: number): void {
  const [dealt] = toldOf(heard, 'hands') as readonly (readonly Hand[])[];
  const known = dealt?.map(({ size, hidden }) => size - hidden) ?? [];
  expect(known).toHaveLength(players);
  expect(known.filter(count => count > 0).length).toBeLessThanOrEqual(1);
  for (const { cards, size, hidden } of dealt ?? []) expect(sizeOf(cards)).toBe(size - hidden);
}

/** Each page has looked with the same eyes all the time: those of its own seat, or those of everybody. */
function expectOwnEyes(all: readonly Traffic[], players: number): void {
  const eyes = all.map(({ heard }) => {
    const seen = heard.join('\n').matchAll(/"viewer":("spectator"|\d)/g);
    return [...new Set([...seen].map(([, eye]) => eye))];
  });
  expect(eyes.filter(each => each.length !== 1)).toEqual([]);
  expect(new Set(eyes.flat())).toEqual(
    new Set(['"spectator"', ...Array.from({ length: players }, (_, seat) => `${seat}`)]),
  );
}
