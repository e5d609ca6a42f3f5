/**
 * What is sent and answered over HTTP, as schemas: they read what comes, and describe what is answered. Here what there is of
 * tables; people, invitations and the house have files of their own.
 */
import { idOfTable, REACTIONS, type RemoteWish, remoteWish, setupSent } from '@belfry/table';
import { type Told, told } from '@belfry/wire';
import * as z from 'zod/mini';
import { named } from './route.js';

export const whole = z.int().check(z.minimum(0));
const json = z.unknown();

/** A whole number in an address. */
const digits = (least: number, most: number) =>
  z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int().check(z.minimum(least), z.maximum(most)), {
    decode: Number,
    encode: String,
  });

export const PHASES = ['room', 'running', 'over'] as const;
export const phase = z.enum(PHASES);
/** Phases in an address, joined by commas. */
const phases = z.codec(z.string().check(z.maxLength(40)), z.array(phase), {
  decode: text => text.split(',') as (typeof PHASES)[number][],
  encode: list => list.join(','),
});

/** Where a page of a list goes on: the moment and the name of the last table before it. */
const cursor = z.codec(
  z.string().check(z.regex(/^\d{1,16}-[\w-]{1,64}$/)),
  z.strictObject({ changed: z.number(), id: z.string() }),
  {
    decode: text => ({ changed: Number(text.slice(0, text.indexOf('-'))), id: text.slice(text.indexOf('-') + 1) }),
    encode: ({ changed, id }) => `${changed}-${id}`,
  },
);

export const listQuery = z.strictObject({
  /** All of them, if none is named. */
  phases: z.exactOptional(phases),
  limit: z.exactOptional(digits(1, 100)),
  after: z.exactOptional(cursor),
});

export const streamQuery = z.strictObject({ since: z.exactOptional(digits(0, 999_999_999)) });

export const legalQuery = z.strictObject({
  from: z.exactOptional(digits(0, 999_999_999)),
  limit: z.exactOptional(digits(1, 100)),
});

export const momentsQuery = z.strictObject({
  eye: z.exactOptional(z.union([z.enum(['spectator', 'open']), digits(0, 9)])),
  from: z.exactOptional(digits(0, 999_999_999)),
  to: z.exactOptional(digits(0, 999_999_999)),
});

// What several have

const player = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('human'), figure: z.exactOptional(z.string()) }),
  z.strictObject({ type: z.literal('bot'), policy: z.string() }),
  z.strictObject({ type: z.literal('open') }),
]);

export const seat = z.strictObject({
  name: z.string(),
  player,
  isYours: z.boolean(),
  standIn: z.exactOptional(z.string()),
  sharesWith: z.exactOptional(whole),
  isLeft: z.exactOptional(z.literal(true)),
  isHost: z.exactOptional(z.literal(true)),
  /** Until when its clock stands still. */
  vacation: z.exactOptional(z.number()),
});

export const clock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('move'), seconds: z.number(), reserve: z.number() }),
  z.strictObject({ type: z.literal('days'), days: z.number() }),
]);

export const SEATS = [
  { name: 'Ada', player: { type: 'human' }, isYours: true, isHost: true },
  { name: '', player: { type: 'open' }, isYours: false },
];

export const newTable = named(
  'NewTable',
  z.strictObject({
    /** Chosen anew for each table: the same one twice makes it once. */
    wish: z.string().check(z.minLength(1), z.maxLength(64)),
    setup: setupSent,
  }),
  {
    wish: 'w1',
    setup: {
      game: 'the-game',
      options: { players: 2 },
      seats: [{ name: 'Ada', player: { type: 'human' } }, null],
      clock: { type: 'days', days: 2 },
      listed: false,
    },
  },
);

export const tableMade = named('TableMade', z.strictObject({ table: idOfTable }), { table: '3f786850e387550fdab8' });

const summary = z.strictObject({
  id: z.string(),
  game: z.string(),
  options: z.record(z.string(), json),
  seats: z.array(seat),
  clock,
  spectators: z.boolean(),
  /** The host's name, if they sit there. */
  host: z.exactOptional(z.string()),
  phase,
  count: whole,
  turn: z.exactOptional(whole),
  outcome: z.exactOptional(z.strictObject({ scores: z.array(z.number()), winners: z.array(whole) })),
  deadline: z.exactOptional(z.number()),
  started: z.number(),
  changed: z.number(),
  next: z.exactOptional(z.string()),
});

export const tableList = named(
  'Tables',
  z.strictObject({
    tables: z.array(summary),
    /** On all pages. */
    total: whole,
    /** To be sent as `after` for the next page; missing on the last. */
    next: z.exactOptional(z.string()),
  }),
  {
    tables: [
      {
        id: '3f786850e387550fdab8',
        game: 'the-game',
        options: { players: 2 },
        seats: SEATS,
        clock: { type: 'none' },
        spectators: true,
        host: 'Ada',
        phase: 'room',
        count: 0,
        started: 1_700_000_000_000,
        changed: 1_700_000_000_000,
      },
    ],
    total: 1,
  },
);

const room = {
  revision: whole,
  game: z.string(),
  options: z.record(z.string(), json),
  seats: z.array(seat),
  clock,
  standIn: z.string(),
  spectators: z.boolean(),
  listed: z.boolean(),
  customs: z.record(z.string(), z.string()),
  isHost: z.boolean(),
  hasScreen: z.boolean(),
  talk: z.enum(['free', 'reactions', 'none']),
  delay: whole,
  wants: z.array(whole),
  next: z.exactOptional(z.string()),
  /** The match is about to begin: devices seal numbers, and show them. */
  binding: z.exactOptional(
    z.strictObject({
      commitment: z.string(),
      terms: z.looseObject({ table: z.string(), game: z.string() }),
      seals: z.array(z.nullable(z.string())),
      numbers: z.array(z.nullable(z.string())),
      isShowing: z.boolean(),
      until: z.number(),
      awaited: z.array(whole),
    }),
  ),
  chat: z.array(z.looseObject({ name: z.string(), text: z.string(), reaction: z.exactOptional(z.enum(REACTIONS)) })),
};

const match = {
  viewer: z.union([z.literal('spectator'), z.literal('open'), whole]),
  count: whole,
  state: json,
  log: z.array(json),
  due: z.looseObject({ type: z.string() }),
  undo: z.exactOptional(z.looseObject({})),
  fate: z.exactOptional(z.looseObject({ scheme: z.string() })),
  fateBy: z.exactOptional(z.string()),
  draws: z.record(z.string(), json),
  deadline: z.exactOptional(z.number()),
  reserves: z.array(z.number()),
  isStuck: z.boolean(),
};

/** A waiting room, or a table whose match has begun. */
export const tableView = named('Table', z.union([z.strictObject(room), z.strictObject({ ...room, ...match })]), {
  revision: 0,
  game: 'the-game',
  options: { players: 2 },
  seats: SEATS,
  clock: { type: 'none' },
  standIn: 'simple',
  spectators: true,
  listed: false,
  customs: {},
  isHost: true,
  hasScreen: false,
  talk: 'free',
  delay: 0,
  wants: [],
  chat: [],
});

export const wishSent = named<RemoteWish>('Wish', remoteWish, {
  id: 'w2',
  revision: 12,
  type: 'say',
  text: 'Good luck!',
});

export const wishGranted = named(
  'Granted',
  z.strictObject({ granted: z.strictObject({ revision: whole, next: z.exactOptional(z.string()) }) }),
  { granted: { revision: 13 } },
);

export const legalAnswer = named('Legal', z.strictObject({ count: whole, actions: z.array(json) }), {
  count: 2,
  actions: [{ type: 'pass' }, { type: 'end' }],
});

export const momentsAnswer = named('Moments', z.strictObject({ moments: z.array(json) }), { moments: [{}] });

/** Documented by the games: a match from its first entry to its last. */
export const recordAnswer = named('Record', z.looseObject({ game: z.string() }), { game: 'the-game' });

/** A message as sockets get it. */
export const streamed = named<Told>('Message', told, { is: 'gone', table: '3f786850e387550fdab8' });
