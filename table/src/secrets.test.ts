import { SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  CLEO,
  DEEDS,
  type Deed,
  DORA,
  doDeed,
  gather,
  grant,
  human,
  keeperOf,
  look,
  make,
  playOn,
  seedKeys,
  setupOf,
} from '../testing/tables.js';
import { type Eye, isBegun, type News, type TableEvent, type TableId, type TableStore } from './index.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
afterEach(() => void vi.restoreAllMocks());

const PEOPLE = [ADA, BEN, CLEO, DORA];
const EYES: readonly Eye[] = ['spectator', 'open', 0, 1, 2, 3];
const QUERY = { phases: ['room', 'running', 'over'], limit: 50 } as const;

const deeds = fc.array(
  fc.record<Deed>({ who: fc.nat({ max: 3 }), what: fc.constantFrom(...DEEDS), pick: fc.nat({ max: 1000 }) }),
  { minLength: 10, maxLength: 40 },
);

/** A table where much happened, and everything that left it meanwhile. */
async function told(game: string, all: readonly Deed[], seed: number) {
  seedKeys(seed);
  const { keeper, store } = keep();
  const out: { readonly isOver: boolean; readonly text: string }[] = [];
  const id = await make(keeper.as(ADA), setupOf(game, [human('Ada'), null, null]));
  const isOver = async (): Promise<boolean> => (await store.summary(id))?.phase === 'over';
  const note = async (json: unknown): Promise<void> => {
    out.push({ isOver: await isOver(), text: JSON.stringify(json) ?? '' });
  };
  const news: (News | undefined)[] = [];
  for (const person of PEOPLE) for (const eye of EYES) await keeper.as(person).watch(id, eye, each => news.push(each));
  const playing = { keeper, games: GAMES, people: PEOPLE, random: new SeededRandom(seed) };
  for (const deed of all) {
    await doDeed(playing, id, deed);
    await note(news.splice(0));
    for (const person of PEOPLE) {
      const host = keeper.as(person);
      await note([
        await host.summary(id),
        await host.list(QUERY),
        await host.exportRecord(id),
        await host.fairness(id),
      ]);
      for (const eye of EYES) await note([await host.view(id, eye), await host.moments(id, eye, 0, 3)]);
    }
  }
  return { out, store, id };
}

const keyOf = async (store: TableStore, id: TableId): Promise<string | undefined> => {
  const begun = (await store.read(id, 0)).find((event: TableEvent) => event.type === 'begun');
  return begun?.type === 'begun' ? begun.key : undefined;
};

describe.each(['five-towers', 'skyscraper'])('whatever people do at a table of %s', game => {
  test('who they are never leaves it, nor what fate will answer before the end', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, fc.nat(), async (all, seed) => {
        const { out, store, id } = await told(game, all, seed);
        const key = await keyOf(store, id);
        for (const { isOver, text } of out) {
          expect(text).not.toContain('secret-person');
          if (key !== undefined && !isOver) expect(text).not.toContain(key);
        }
      }),
      { numRuns: 12, seed: 3 },
    );
  });
});

interface Street {
  readonly hands: readonly { readonly cards: readonly number[]; readonly size: number; readonly hidden: number }[];
  readonly pile: { readonly order: unknown };
}

test('news of Skyscraper show each hand to its owner and to nobody else', async () => {
  seedKeys(2);
  const { keeper } = keep();
  const people = [ADA, BEN, CLEO];
  const id = await gather(keeper, 'skyscraper', people);
  const seen: { readonly eye: Eye; readonly news: News }[] = [];
  const watch = async (eye: Eye, person: string): Promise<void> => {
    await keeper.as(person).watch(id, eye, news => news && seen.push({ eye, news }));
  };
  for (const [seat, person] of people.entries()) await watch(seat, person);
  await watch('spectator', DORA);
  const playing = { keeper, games: GAMES, people, random: new SeededRandom(1) };
  await playOn(playing, id);
  const running = seen.flatMap(({ eye, news: { match } }) =>
    match && match.due.type !== 'over' ? [{ eye, match }] : [],
  );
  expect(running.length).toBeGreaterThan(100);
  for (const { eye, match } of running) {
    const { hands, pile } = match.state as unknown as Street;
    expect(pile.order).toBeNull();
    for (const [seat, { cards, size, hidden }] of hands.entries()) {
      expect(hidden).toBe(seat === eye ? 0 : size);
      if (seat !== eye) expect(cards.every(count => count === 0)).toBe(true);
    }
    // A log tells of fate that it shuffled, and of a stolen card only to whom it concerns.
    for (const entry of match.log) expect(entry).not.toHaveProperty('cards');
  }
});

test('two streets that differ in what is hidden only look the same', async () => {
  const looks: string[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    seedKeys(seed);
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const view = await look(keeper.as(CLEO), id);
    if (!isBegun(view)) throw new Error('it has not begun');
    looks.push(JSON.stringify({ ...view, fate: undefined }));
  }
  expect(new Set(looks).size).toBe(1);
});

test('what was said is told with a seat and a name, and not who it was', async () => {
  const { keeper } = keep();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
  await grant(keeper.as(BEN), id, { type: 'say', seat: 1, text: 'hello' });
  expect((await look(keeper.as(ADA), id)).chat).toEqual([
    { number: expect.any(Number), at: 1_000_000, seat: 1, name: 'Name 2', text: 'hello' },
  ]);
});
