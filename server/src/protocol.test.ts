/** docs/protocol.md is made here, from the schemas and from a real table: it cannot say what is not so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, drawLot, type FateKey, isShared, type Json, SeededRandom, sealNumber } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import {
  type BindingView,
  isBegun,
  LONGEST_LINE,
  LONGEST_NAME,
  type RoomView,
  remoteWish,
  type TableView,
} from '@belfry/table';
import { ADA, BEN, FakeClock, keeperOf, must, seedKeys } from '@belfry/table/testing';
import { asked, followTold, PROTOCOL, Teller, told } from '@belfry/wire';
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Guest, playGuests } from '../../table/testing/guests.js';
import { block, codes, example, fieldsOf, filled, pretty, type Schema, tableOf } from '../testing/protocol/document.js';
import * as texts from '../testing/protocol/fields.js';
import { ERRORS } from './api/errors.js';
import { joined, joining, linkMade, newLink } from './api/invitation-shapes.js';
import { meAnswer, newGuest } from './api/people-shapes.js';
import { newTable, tableMade } from './api/shapes.js';
import { LIMITS } from './guard/index.js';
import { MOST_FAULTS, MOST_TABLES } from './socket/connection.js';

const GAMES = await loadGames();
afterAll(() => void vi.restoreAllMocks());

const optionsOf = (schema: z.ZodMiniType): readonly Schema[] => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;
  return json.oneOf ?? json.anyOf ?? [];
};
const named = (schema: z.ZodMiniType, by: string): ReadonlyMap<string, Schema> =>
  new Map(optionsOf(schema).map(option => [JSON.stringify(option.properties?.[by]?.const).slice(1, -1), option]));

const ASKED = named(asked, 'do');
const TOLD = named(told, 'is');
const WISHES = named(remoteWish, 'type');

/** Everything that was said at a table of two, from its making to its end. */
async function scene() {
  seedKeys(1);
  const clock = new FakeClock(Date.UTC(2026, 10, 17, 12));
  const { keeper, store } = keeperOf(GAMES)({ isShared: true, clock });
  const setup = {
    game: 'five-towers',
    options: { players: 2 },
    seats: [{ name: 'Ada', player: { type: 'human' } }, null],
  };
  const id = must(await keeper.from(ADA).make('w1', setup));
  const [ada, ben] = [new Guest(keeper, ADA, id), new Guest(keeper, BEN, id)];
  const numbers = ['6c'.repeat(32), 'b5'.repeat(32)] as const;
  const heard: string[] = [];
  const script: string[] = [];
  const note = (text: string): void => {
    heard.push(text);
    script.push(pretty(JSON.parse(text)));
  };
  const ask = (question: object): void => void script.push(`→ ${pretty(asked.parse(question))}`);
  let ids = 1;
  const wish = async (guest: Guest, wanted: object): Promise<void> => {
    const { revision } = await guest.look();
    const made = { id: `w${++ids}`, revision, ...wanted };
    if (guest === ada) ask({ do: 'wish', table: id, wish: made });
    const { value: granted } = { value: must(await guest.host.wish(id, made)) };
    if (guest === ada) note(JSON.stringify({ is: 'answer', table: id, wish: made.id, granted }));
    await clock.advance(700);
  };
  note(JSON.stringify({ is: 'hello', protocol: PROTOCOL, name: 'Ada', now: clock.now() }));
  ask({ do: 'watch', table: id });
  const teller = new Teller(id);
  await ada.host.watch(id, news => note(teller.tell(news)));
  note(JSON.stringify({ is: 'presence', table: id, seats: [true, false], watchers: 0 }));
  await clock.advance(5000);
  await wish(ben, { type: 'sit', seat: 1, name: 'Ben' });
  note(JSON.stringify({ is: 'presence', table: id, seats: [true, true], watchers: 0 }));
  await wish(ben, { type: 'say', text: 'Good luck!' });
  await wish(ada, { type: 'begin', seating: 'chosen' });
  const binding = await ada.binding();
  const seals = numbers.map((number, place) => sealNumber(binding.commitment, place, number));
  for (const [place, guest] of [ada, ben].entries())
    await wish(guest, { type: 'seal', commitment: binding.commitment, seal: seals[place] });
  for (const [place, guest] of [ada, ben].entries()) await wish(guest, { type: 'show', number: numbers[place] });
  await wish(ada, { type: 'act', action: { type: 'bid', count: 2 } });
  const upToHere = script.join('\n\n');
  const running = await ada.lookAt();
  await wish(ben, { type: 'act', action: { type: 'bid', count: 3 } });
  await playGuests([ada, ben], new SeededRandom(1));
  const over = await ada.lookAt();
  const events = await store.read(id, 0);
  const record = must(await ada.host.exportRecord(id)) as { readonly log: readonly Json[] };
  return { id, heard, upToHere, binding, numbers, seals, running, over, events, record };
}

const stage = scene();
const newsWith = (heard: readonly string[], check: (news: z.infer<typeof told>) => boolean): z.infer<typeof told> => {
  const found = heard.map(text => told.parse(JSON.parse(text))).find(check);
  if (found === undefined) throw new Error('no such news');
  return found;
};

const FORMULAS = `commitment  = hmac(S, "belfry-fate/2 commitment " + json(binding.terms))
seal        = hmac(N, "belfry-fate/2 seal " + json([commitment, place]))
K           = hmac(S, "belfry-fate/2 key " + json([commitment, numbers]))      numbers by place, null where none came
lot         = words of hmac(K, "belfry-fate/2 lot block <n>"), n = 0, 1, 2, …
head(0)     = hmac(K, "belfry-fate/2 start " + json({draw, earlier, order}))   draw = {commitment, numbers, seals, terms}
head(i + 1) = hmac(K, "belfry-fate/2 chain " + head(i) + " " + json(entry i))`;

const PATCH = `apply(view, patch):
  for change in patch:
    path = change[0]
    at = view
    for step in all but the last of path:
      at = at[step]                          # a field of an object, an item of a list
    last = the last of path
    if change has a second item:
      if at is a list and last == length(at): append change[1] to at
      else:                                   at[last] = change[1]
    else:                                     remove field or last item \`last\` from at`;

const NEWS = `follow(news):
  if news has since and news.since != revision: send {"do":"watch","table":…}; stop      # a gap
  if news has no since:  log = []; chat = []; draws = {}
  if news has view:      view = news.view
  else:                  apply(view, news.patch)
  if news has log:       cut log to its first news.log.from entries, and append news.log.entries
                         remove draws of entries from news.log.from on
  if news has draws:     put them into draws
  if news has chat:      append news.chat to chat
  revision = news.revision`;

/** Every step of the worked example. */
async function fateExample(): Promise<string> {
  const { binding, numbers, seals, events, over, record } = await stage;
  const sealing = events.find(event => event.type === 'sealing');
  const begun = events.find(event => event.type === 'begun');
  if (sealing?.type !== 'sealing' || begun?.type !== 'begun' || over.fate === undefined || !isShared(over.fate))
    throw new Error('another fate');
  const { draw, earlier, order } = over.fate;
  const heads = await headsOf(begun.key, { draw, earlier, order }, record.log);
  expect(heads.at(-1)).toBe(over.fate.chain);
  const lot = drawLot(begun.key, [0, 1, 2, 3]);
  return block(
    [
      `S           = ${sealing.key}`,
      `json(terms) = ${canonicalJson(binding.terms)}`,
      `commitment  = ${binding.commitment}`,
      `N of Ada    = ${numbers[0]}   place 0`,
      `seal        = hmac(N, ${JSON.stringify(`belfry-fate/2 seal ${canonicalJson([binding.commitment, 0])}`)})`,
      `            = ${seals[0]}`,
      `N of Ben    = ${numbers[1]}   place 1`,
      `seal        = ${seals[1]}`,
      `K           = ${begun.key}`,
      `head(0)     = ${heads[0]}`,
      `entry 0     = ${canonicalJson(record.log[0] ?? null)}`,
      `head(1)     = ${heads[1]}`,
      `entry 1     = ${canonicalJson(record.log[1] ?? null)}`,
      `head(2)     = ${heads[2]}`,
      `a lot with this K among four places would be ${JSON.stringify(lot)}: place ${lot[0]} has seat 0`,
    ].join('\n'),
  );
}

/** Worked out by the formulas of the document, with another implementation of HMAC than the engine's. */
async function headsOf(key: FateKey, start: Json, log: readonly Json[]): Promise<readonly string[]> {
  const heads = [await hmacOf(key, `belfry-fate/2 start ${canonicalJson(start)}`)];
  for (const entry of log) heads.push(await hmacOf(key, `belfry-fate/2 chain ${heads.at(-1)} ${canonicalJson(entry)}`));
  return heads;
}

async function hmacOf(key: string, text: string): Promise<string> {
  const { createHmac } = await import('node:crypto');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'utf8').digest('hex');
}

const EXAMPLES_ASKED: Readonly<Record<keyof typeof texts.ASKED, (id: string) => readonly Json[]>> = {
  watch: id => [
    { do: 'watch', table: id },
    { do: 'watch', table: id, since: 12 },
  ],
  leave: id => [{ do: 'leave', table: id }],
  point: id => [{ do: 'point', table: id, at: { card: 3, over: [0.25, 0.5] } }],
  wish: id => [{ do: 'wish', table: id, wish: { id: 'w7', revision: 12, type: 'say', text: 'Good luck!' } }],
};

const MADE = { id: 'w7', revision: 12 } as const;
const DIGITS = '1f'.repeat(32);
const EXAMPLES_WISHED: Readonly<Record<keyof typeof texts.WISHES, Json>> = {
  act: { ...MADE, type: 'act', action: { type: 'bid', count: 3 } },
  'take-back': { ...MADE, type: 'take-back' },
  say: { ...MADE, type: 'say', text: 'Good luck!' },
  talk: { ...MADE, type: 'talk', talk: 'reactions' },
  sit: { ...MADE, type: 'sit', seat: 1, name: 'Ben', figure: 'owl' },
  'get-up': { ...MADE, type: 'get-up' },
  cover: { ...MADE, type: 'cover' },
  return: { ...MADE, type: 'return' },
  vacation: { ...MADE, type: 'vacation', days: 7 },
  seal: { ...MADE, type: 'seal', commitment: DIGITS, seal: DIGITS },
  show: { ...MADE, type: 'show', number: DIGITS },
  'seat-bot': { ...MADE, type: 'seat-bot', seat: 1, name: 'Jackdaw', policy: 'random' },
  swap: { ...MADE, type: 'swap', seat: 0, with: 2 },
  arrange: {
    ...MADE,
    type: 'arrange',
    options: { players: 3 },
    clock: { type: 'move', seconds: 60, reserve: 300 },
    listed: true,
  },
  begin: { ...MADE, type: 'begin', seating: 'lot' },
  remove: { ...MADE, type: 'remove', seat: 1 },
  rematch: { ...MADE, type: 'rematch' },
  unwant: { ...MADE, type: 'unwant' },
};

const examplesTold = (
  id: string,
  heard: readonly string[],
): Readonly<Record<keyof typeof texts.TOLD, readonly unknown[]>> => ({
  hello: [newsWith(heard, ({ is }) => is === 'hello')],
  news: [
    newsWith(heard, message => message.is === 'news' && message.chat !== undefined),
    newsWith(heard, message => message.is === 'news' && message.log?.from === 1),
  ],
  gone: [{ is: 'gone', table: id }],
  answer: [
    { is: 'answer', table: id, wish: 'w7', granted: { revision: 13 } },
    { is: 'answer', table: id, wish: 'w8', refused: { by: 'match', code: 'not-your-turn', seat: 0, due: 1 } },
    { is: 'answer', table: id, wish: 'w9', failed: 'too-fast' },
  ],
  presence: [{ is: 'presence', table: id, seats: [true, false], watchers: 3 }],
  point: [{ is: 'point', table: id, seat: 1, at: { card: 3, over: [0.25, 0.5] } }],
  fault: [
    { is: 'fault', code: 'malformed', problem: { code: 'malformed', path: 'table', problem: { code: 'missing' } } },
    { is: 'fault', code: 'too-fast', wait: 50 },
  ],
  closing: [{ is: 'closing', again: 1000 }],
});

const section = (title: string, about: string, ...rest: readonly string[]): string =>
  [`### \`${title}\``, about, ...rest].join('\n\n');

const own = <T extends object>(record: T): readonly (keyof T & string)[] => Object.keys(record) as (keyof T & string)[];

const withoutAbout = ({
  about: _about,
  ...fields
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> => fields;

const tellAsked = (id: string): string =>
  own(texts.ASKED)
    .map(name => {
      const about: Readonly<Record<string, string>> = texts.ASKED[name];
      const fields = fieldsOf(simple(ASKED.get(name) ?? {}), withoutAbout(about), new Set(['do']));
      return section(name, about['about'] ?? '', fields, example(...EXAMPLES_ASKED[name](id)));
    })
    .join('\n\n');

/** A wish in a question is told of elsewhere. */
const simple = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      name === 'wish' && field.type !== 'string' ? { type: 'object' } : field,
    ]),
  ),
});

const tellWishes = (): string =>
  own(texts.WISHES)
    .map(name => {
      const about: Readonly<Record<string, string>> = texts.WISHES[name];
      const hidden = new Set(['type', 'id', 'revision']);
      return section(
        name,
        about['about'] ?? '',
        fieldsOf(WISHES.get(name) ?? {}, withoutAbout(about), hidden),
        example(EXAMPLES_WISHED[name]),
      );
    })
    .join('\n\n');

const tellTold = (id: string, heard: readonly string[]): string =>
  own(texts.TOLD)
    .map(name => {
      const about: Readonly<Record<string, string>> = texts.TOLD[name];
      const fields = fieldsOf(TOLD.get(name) ?? {}, withoutAbout(about), new Set(['is']));
      return section(name, about['about'] ?? '', fields, example(...examplesTold(id, heard)[name]));
    })
    .join('\n\n');

const IN_ROOM = new Set([
  'revision',
  'game',
  'options',
  'seats',
  'clock',
  'standIn',
  'spectators',
  'listed',
  'customs',
  'isHost',
  'hasScreen',
  'talk',
  'delay',
  'wants',
  'next',
  'binding',
  'chat',
]);
const part = (record: Readonly<Record<string, string>>, isIn: (name: string) => boolean): string =>
  codes(Object.fromEntries(Object.entries(record).filter(([name]) => isIn(name))), 'field');

const rate = ({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }): string =>
  perSecond >= 1
    ? `${burst} at once, ${perSecond} a second`
    : `${burst} at once, ${Math.round(perSecond * 3600)} an hour`;

const limits = (): string =>
  tableOf(
    ['what', 'how much'],
    [
      ['a message, or the body of a request', `${LIMITS.body / 1024} KiB`],
      ['lists and objects in each other', `${LIMITS.depth} deep`],
      ['messages and requests of a guest', rate(LIMITS.rates.guest)],
      ['messages and requests of an address', rate(LIMITS.rates.address)],
      ['files of an address, and all else outside `/api`', rate(LIMITS.rates.files)],
      ['wishes at a table: of its host and all who sit there together; of each other guest', rate(LIMITS.rates.table)],
      ['gestures of a guest; more are dropped', rate(LIMITS.rates.points)],
      ['new guests of an address', rate(LIMITS.rates['new-guests'])],
      ['new tables of an address', rate(LIMITS.rates['new-tables'])],
      ['new links of a guest', rate(LIMITS.rates['new-links'])],
      ['browsers of a guest that are told of turns', `${LIMITS.pushesPerGuest}`],
      ['tables watched over one socket', `${MOST_TABLES}`],
      ['faults on one socket, one after the other, before it is closed', `${MOST_FAULTS}`],
      ['connections of an address; more are cut', `${LIMITS.connections.perAddress}`],
      ['sockets and streams of an address', `${LIMITS.sockets.perAddress}`],
      ['streams of a guest', `${LIMITS.streamsPerGuest}`],
      ['tables of a guest that are not over', `${LIMITS.tablesPerGuest}`],
      ['what may wait for you unread', `${LIMITS.unread / 1024} KiB`],
      ['characters of a name, of a line', `${LONGEST_NAME}, ${LONGEST_LINE}`],
    ],
  );

const http = (request: string, body: Json, answer: Json): string =>
  block(`${request}\n${pretty(body)}\n\n${pretty(answer)}`);

async function documented(): Promise<string> {
  const { id, heard, upToHere } = await stage;
  const room = newsWith(heard, message => message.is === 'news' && message.since === undefined);
  const sat = newsWith(heard, message => message.is === 'news' && message.since !== undefined);
  if (room.is !== 'news' || sat.is !== 'news') throw new Error('other news');
  const template = readFileSync(join(import.meta.dirname, '../testing/protocol/template.md'), 'utf8');
  return filled(template, {
    'http guest': http('POST /api/guest', { name: 'Ada' }, { me: { name: 'Ada' } }),
    'http make': http(
      'POST /api/tables',
      {
        wish: 'w1',
        setup: {
          game: 'five-towers',
          options: { players: 2 },
          seats: [{ name: 'Ada', player: { type: 'human' } }, null],
        },
      },
      { table: id },
    ),
    'http link': http(
      `POST /api/tables/${id}/links`,
      { kind: 'table' },
      { link: `https://games.example.org/join#${'x'.repeat(43)}` },
    ),
    'http join': http(
      'POST /api/join',
      { link: `https://games.example.org/join#${'x'.repeat(43)}`, name: 'Ben' },
      { table: id, seat: 1 },
    ),
    asked: tellAsked(id),
    'in all wishes': fieldsOf(
      {
        properties: {
          id: WISHES.get('rematch')?.properties?.['id'] ?? {},
          revision: WISHES.get('rematch')?.properties?.['revision'] ?? {},
        },
        required: ['id', 'revision'],
      },
      texts.IN_ALL_WISHES,
    ),
    wishes: tellWishes(),
    told: tellTold(id, heard),
    'view of room': part(texts.VIEW, name => IN_ROOM.has(name)),
    'view of match': part(texts.VIEW, name => !IN_ROOM.has(name)),
    seat: codes(texts.SEAT, 'field'),
    binding: codes(texts.BINDING, 'field'),
    'patch algorithm': block(PATCH),
    'news algorithm': block(NEWS),
    'news room': example(room),
    'news sat': example(sat),
    'seats after': example(followTold(followTold(undefined, room), sat)?.seats),
    formulas: block(FORMULAS),
    'fate example': await fateExample(),
    'refused by table': codes(texts.BY_TABLE),
    'refused by match': codes(texts.BY_MATCH),
    problems: codes(texts.PROBLEMS),
    faults: codes(texts.FAULTS),
    closes: codes(texts.CLOSES),
    upgrades: codes(texts.UPGRADES, 'status'),
    limits: limits(),
    errors: tableOf(
      ['code', 'status', 'means'],
      Object.entries(ERRORS).map(([code, { status, means }]) => [`\`${code}\``, `${status}`, means]),
    ),
    match: block(upToHere),
  });
}

describe('docs/protocol.md', () => {
  test('is what the schemas and a real table say', async () => {
    await expect(await documented()).toMatchFileSnapshot('../../docs/protocol.md');
  });

  test('has every message and every wish, and each example can be read by its schema', async () => {
    const { id, heard } = await stage;
    expect([...ASKED.keys()].toSorted()).toEqual(own(texts.ASKED).toSorted());
    expect([...TOLD.keys()].toSorted()).toEqual(own(texts.TOLD).toSorted());
    expect([...WISHES.keys()].toSorted()).toEqual(own(texts.WISHES).toSorted());
    for (const name of own(texts.ASKED)) for (const each of EXAMPLES_ASKED[name](id)) asked.parse(each);
    for (const wish of Object.values(EXAMPLES_WISHED)) expect(remoteWish.parse(wish)).toEqual(wish);
    const examples = examplesTold(id, heard);
    for (const name of own(texts.TOLD))
      for (const each of examples[name]) expect(told.parse(each)).toMatchObject({ is: name });
  });

  test('what it shows of HTTP can be read by the schemas of HTTP', async () => {
    const { id } = await stage;
    newGuest.schema.parse({ name: 'Ada' });
    meAnswer.schema.parse({ me: { name: 'Ada' } });
    const seats = [{ name: 'Ada', player: { type: 'human' } }, null];
    newTable.schema.parse({ wish: 'w1', setup: { game: 'five-towers', options: { players: 2 }, seats } });
    tableMade.schema.parse({ table: id });
    newLink.schema.parse({ kind: 'table' });
    linkMade.schema.parse({ link: 'https://games.example.org/join#x' });
    joining.schema.parse({ link: 'https://games.example.org/join#x', name: 'Ben' });
    expect(joined.schema.parse({ table: id, seat: 1 })).toEqual({ table: id, seat: 1 });
  });

  test('leads to chapters of games that are there', async () => {
    const links = [...(await documented()).matchAll(/\(\.\.\/(games\/[^)#]+)#on-the-wire\)/g)];
    expect(links).not.toEqual([]);
    for (const [, file = ''] of links)
      expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toMatch(/^## On the wire$/m);
  });

  test('tells of every field that a view has', async () => {
    const { running, over, binding } = await stage;
    const fields = (view: RoomView | TableView | BindingView): readonly string[] => Object.keys(view);
    for (const view of [running, over]) {
      expect(fields(view).filter(field => !(field in texts.VIEW))).toEqual([]);
      for (const seat of view.seats) expect(Object.keys(seat).filter(field => !(field in texts.SEAT))).toEqual([]);
      expect(isBegun(view)).toBe(true);
    }
    expect(fields(binding).toSorted()).toEqual(own(texts.BINDING).toSorted());
  });

  test('has formulas that lead to the same numbers with another HMAC', async () => {
    const { binding, numbers, seals, events, over } = await stage;
    const sealing = events.find(event => event.type === 'sealing');
    const begun = events.find(event => event.type === 'begun');
    if (sealing?.type !== 'sealing' || begun?.type !== 'begun') throw new Error('another fate');
    const { commitment, terms } = binding;
    expect(await hmacOf(sealing.key, `belfry-fate/2 commitment ${canonicalJson(terms)}`)).toBe(commitment);
    for (const place of [0, 1])
      expect(await hmacOf(numbers[place] ?? '', `belfry-fate/2 seal ${canonicalJson([commitment, place])}`)).toBe(
        seals[place],
      );
    expect(await hmacOf(sealing.key, `belfry-fate/2 key ${canonicalJson([commitment, [...numbers]])}`)).toBe(begun.key);
    expect(over.fate).toMatchObject({ key: sealing.key });
  });
});
