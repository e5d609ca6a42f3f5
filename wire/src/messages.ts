/**
 * What a server and its clients say to each other over a socket. Every frame is JSON: one question from the client, a list of
 * messages from the server. These schemas read what comes, type it, and are what docs/protocol.md and the description of the HTTP
 * interface are made from.
 */
import { type Json, type Malformed, notation, ok, type Result } from '@belfry/engine';
import type { Granted, Refused, TableId } from '@belfry/table';
import { idOfTable, REACTIONS, remoteWish } from '@belfry/table';
import * as z from 'zod/mini';
import type { Patch } from './patch.js';
import { PROTOCOL } from './protocol.js';

const revision = z.int().check(z.minimum(0));
const anything = z.json();

/** Looks at a table with one's own eyes from now on; with `since`, the revision one has, only what is new comes. */
const watch = z.strictObject({ do: z.literal('watch'), table: idOfTable, since: z.exactOptional(revision) });
/** Looks away. */
const leave = z.strictObject({ do: z.literal('leave'), table: idOfTable });
/** Wishes for something at a table. The same id twice is done once, and answered twice. */
const wish = z.strictObject({ do: z.literal('wish'), table: idOfTable, wish: remoteWish });

/** Characters of a gesture, as JSON writes it. */
const LONGEST_GESTURE = 2048;
const gesture = z.custom<Json>(json => json !== undefined && JSON.stringify(json).length <= LONGEST_GESTURE);
/** A gesture of who is on turn, such as a piece that is held over the board; null if it is over. Kept nowhere, and not answered. */
const pointing = z.strictObject({ do: z.literal('point'), table: idOfTable, at: gesture });

/** What a client asks over its socket. */
export const asked = z.discriminatedUnion('do', [watch, leave, wish, pointing]);
export type Asked = z.infer<typeof asked>;

const unreadWish = z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), type: z.string() });

/** A question whose wish nobody has looked into yet, beyond what it takes to answer it: its table reads it, once. */
export type Frame =
  | Exclude<Asked, { readonly do: 'wish' }>
  | { readonly do: 'wish'; readonly table: TableId; readonly wish: { readonly id: string; readonly type: string } };

/** Reads a question. Most are wishes with nothing wrong about their frame, which needs no schema to see. */
export const readFrame = (json: unknown): Result<Frame, Malformed> =>
  isWishFrame(json) ? ok(json) : frames.read(json);

function isWishFrame(json: unknown): json is Extract<Frame, { readonly do: 'wish' }> {
  const { do: what, table, wish: wished } = Object(json) as Readonly<Record<string, unknown>>;
  if (what !== 'wish' || !isShort(table) || typeof wished !== 'object' || wished === null) return false;
  const { id, type } = wished as Readonly<Record<string, unknown>>;
  let more = 3;
  for (const _ in json as object) more--;
  return more === 0 && isShort(id) && typeof type === 'string';
}

const isShort = (text: unknown): boolean => typeof text === 'string' && text.length > 0 && text.length <= 64;

const frames = notation<Frame>(
  z.discriminatedUnion('do', [
    watch,
    leave,
    pointing,
    z.strictObject({ do: z.literal('wish'), table: idOfTable, wish: unreadWish }),
  ]),
  { mayBeLarge: true },
);

/** The first message on every socket. */
const hello = z.strictObject({
  is: z.literal('hello'),
  protocol: z.literal(PROTOCOL),
  /** Whom the server takes the client for. */
  name: z.string(),
  figure: z.exactOptional(z.string()),
  /** The server's clock, in milliseconds since 1970: deadlines are told by it. */
  now: z.number(),
});

const path = z.array(z.union([z.string(), revision]));

const chatLine = z.strictObject({
  number: revision,
  at: z.number(),
  seat: z.exactOptional(revision),
  name: z.string(),
  /** Empty if it is a reaction. */
  text: z.string(),
  reaction: z.exactOptional(z.enum(REACTIONS)),
});

/** What is new at a table that is watched. */
const news = z.strictObject({
  is: z.literal('news'),
  table: idOfTable,
  /** The revision that log, chat, draws and patch follow; missing if they are all there is. */
  since: z.exactOptional(revision),
  revision,
  /** All there is to see now; or how that differs from what was there at `since`. */
  view: z.exactOptional(z.record(z.string(), anything)),
  patch: z.exactOptional(z.array(z.union([z.tuple([path, anything]), z.tuple([path])]))),
  /** The log from this entry on; what the client had from there on does not count any more. Missing if nothing is new. */
  log: z.exactOptional(z.strictObject({ from: revision, entries: z.array(anything) })),
  /** What was said. */
  chat: z.exactOptional(z.array(chatLine)),
  /** What fate drew for entries of the log, by their numbers. */
  draws: z.exactOptional(z.record(z.string(), anything)),
});

/** There is nothing to see at this table, or not any more. */
const gone = z.strictObject({ is: z.literal('gone'), table: idOfTable });

export const FAULTS = [
  /** It could not be read. */
  'malformed',
  /** Too many messages in too short a time: it was not looked at. */
  'too-fast',
  /** More tables are watched over one socket than a server allows. */
  'too-many-tables',
  /** The token is not good for that. */
  'out-of-scope',
  /** This server does not let anybody do that, such as showing a table to all. */
  'not-here',
  /** Who sits down gets a new cookie, which only the answer to a request can bring. */
  'ask-over-http',
  /** It could not be stored, for the disk is full: nothing has happened. */
  'storage-full',
  /** It went wrong here. It may have been done: ask again with the same id. */
  'failed',
] as const;
export type FaultCode = (typeof FAULTS)[number];

/** To a wish, by its id: one of `granted` (it is stored for good), `refused` (why not) and `failed`. */
const answer = z.strictObject({
  is: z.literal('answer'),
  table: idOfTable,
  wish: z.string(),
  granted: z.exactOptional(z.strictObject({ revision, next: z.exactOptional(idOfTable) })),
  refused: z.exactOptional(z.looseObject({ by: z.enum(['reader', 'table', 'match', 'game']), code: z.string() })),
  failed: z.exactOptional(z.enum(FAULTS)),
});

/** Who is here right now: by seat, whether its person is connected (bots always are), and how many others look on. */
const presence = z.strictObject({
  is: z.literal('presence'),
  table: idOfTable,
  seats: z.array(z.boolean()),
  watchers: revision,
});

/** A gesture of the one who is on turn. It ends when the match goes on. */
const point = z.strictObject({ is: z.literal('point'), table: idOfTable, seat: revision, at: anything });

/** Something the client sent was not dealt with. */
const fault = z.strictObject({
  is: z.literal('fault'),
  code: z.enum(FAULTS),
  /** Where it could not be read, and why. */
  problem: z.exactOptional(anything),
  /** Milliseconds to wait before the next message. */
  wait: z.exactOptional(z.number()),
});

/** The server closes, and will be back: come again in so many milliseconds. */
const closing = z.strictObject({ is: z.literal('closing'), again: z.number() });

/** What a server says. */
export const told = z.discriminatedUnion('is', [hello, news, gone, answer, presence, point, fault, closing]);
export type Told = z.infer<typeof told>;
export type ToldOf<K extends Told['is']> = Extract<Told, { readonly is: K }>;

/** News as they are put together: what stands in them was cut for the viewer. */
export type NewsTold = Omit<ToldOf<'news'>, 'patch'> & { readonly patch?: Patch };

/** How a wish ended. */
export type WishAnswer = { readonly granted: Granted } | { readonly refused: Refused } | { readonly failed: FaultCode };

/** Reads a frame of a server; for who does not trust it. */
export const readTold = (text: string): readonly Told[] => {
  const messages: unknown = JSON.parse(text);
  if (!Array.isArray(messages)) throw new Error('a frame is a list of messages');
  return messages.map(message => told.parse(message));
};
