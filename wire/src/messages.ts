/**
 * What a server and its clients say to each other over a socket. Every frame is JSON: one question from the client, a list of
 * messages from the server. These schemas read what comes, type it, and are what docs/protocol.md and the description of the HTTP
 * interface are made from.
 */
import type { Json } from '@belfry/engine';
import type { ChatLine, Draws, Granted, Refused, TableId, TableView } from '@belfry/table';
import { idOfTable, remoteWish } from '@belfry/table';
import * as z from 'zod/mini';
import type { Patch } from './patch.js';

export const PROTOCOL = 'belfry-wire/1';

/** What a client asks over its socket. */
export const questions = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('watch'),
    table: idOfTable,
    /** The revision it has: only what is new comes. */
    since: z.exactOptional(z.int().check(z.minimum(0))),
  }),
  z.strictObject({ do: z.literal('leave'), table: idOfTable }),
  z.strictObject({ do: z.literal('wish'), table: idOfTable, wish: remoteWish }),
]);

export type Asked = z.infer<typeof questions>;

/** A table as these eyes see it, without what only grows: log, chat and draws come beside it, piece by piece. */
export type Seen =
  | Omit<TableView, 'revision' | 'log' | 'chat' | 'draws'>
  | Omit<TableView, 'revision' | 'log' | 'chat' | 'draws' | keyof TableView>;

/** What a server says. */
export type Told = Hello | NewsTold | Gone | Answer | Presence | Fault | Closing;

/** The first message on every socket. */
export interface Hello {
  readonly is: 'hello';
  readonly protocol: typeof PROTOCOL;
  /** Whom the server takes the client for. */
  readonly name: string;
  /** The server's clock, in milliseconds since 1970: deadlines are told by it. */
  readonly now: number;
}

/** What is new at a table that is watched. */
export interface NewsTold {
  readonly is: 'news';
  readonly table: TableId;
  /** The revision that log, chat, draws and patch follow; missing if they are all there is. */
  readonly since?: number;
  readonly revision: number;
  /** All there is to see now, or how it differs from what the client was told with `since`. */
  readonly view?: Json;
  readonly patch?: Patch;
  /** The log from this entry on; what the client had from there on does not count any more. Missing if nothing is new. */
  readonly log?: { readonly from: number; readonly entries: readonly Json[] };
  readonly chat?: readonly ChatLine[];
  readonly draws?: Draws;
}

/** There is nothing to see at this table, or not any more. */
export interface Gone {
  readonly is: 'gone';
  readonly table: TableId;
}

/** To a wish, by its id. Granted means: it is stored for good. */
export type Answer = {
  readonly is: 'answer';
  readonly table: TableId;
  readonly wish: string;
} & ({ readonly granted: Granted } | { readonly refused: Refused } | { readonly failed: FaultCode });

/** Who is here right now. */
export interface Presence {
  readonly is: 'presence';
  readonly table: TableId;
  /** By seat: is its person connected? Bots are always here. */
  readonly seats: readonly boolean[];
  /** How many others look on. */
  readonly watchers: number;
}

export const FAULTS = [
  /** It could not be read. */
  'malformed',
  /** Too many messages in too short a time: it was not looked at. */
  'too-fast',
  /** More tables are watched over one socket than a server allows. */
  'too-many-tables',
  /** It could not be stored, for the disk is full: nothing has happened. */
  'storage-full',
  /** It went wrong here. It may have been done: ask again with the same id. */
  'failed',
] as const;
export type FaultCode = (typeof FAULTS)[number];

/** Something the client sent was not dealt with. */
export interface Fault {
  readonly is: 'fault';
  readonly code: FaultCode;
  /** Where it could not be read, and why. */
  readonly problem?: Json;
  /** Milliseconds to wait before the next message. */
  readonly wait?: number;
}

/** The server closes, and will be back: come again in so many milliseconds. */
export interface Closing {
  readonly is: 'closing';
  readonly again: number;
}
