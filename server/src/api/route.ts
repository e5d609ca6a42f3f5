/** What a route is: everything the server needs to answer there, and everything that is told about it to those who ask. */
import type { Json } from '@belfry/engine';
import type * as z from 'zod/mini';
import type { Caller } from '../guard/index.js';
import type { Who } from '../people/index.js';
import type { Scope } from '../registry.js';
import type { Answered, ErrorCode } from './errors.js';

/** A schema under its name in the description, with an example that fits it. */
export interface Named<T = unknown> {
  readonly name: string;
  readonly schema: z.ZodMiniType<T>;
  readonly example: Json;
}

export const named = <T>(name: string, schema: z.ZodMiniType<T>, example: Json): Named<T> => ({
  name,
  schema,
  example,
});

/** Anybody; somebody; somebody who has come themselves; or somebody whose token is for this. */
export type Need = 'nobody' | 'somebody' | 'session' | Scope;

export const TAGS = {
  house: 'The server itself, and who is there.',
  people: 'Guests: a name and a cookie. A token lets a program act for one.',
  tables: 'Making, finding, reading and playing tables.',
  invitations: 'Links, codes, and coming to a table with them.',
} as const;

export interface RouteOf<B, Q, N extends Need> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with at most one name in it: `/tables/:id/wishes`. */
  readonly path: string;
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly needs: N;
  readonly body?: Named<B>;
  readonly query?: z.ZodMiniType<Q>;
  /** Nothing where the status says it all. */
  readonly answer?: Named;
  /** One answer of JSON, or lines of it as they come. */
  readonly isStream?: boolean;
  /** Beside those that every route of its kind has. */
  readonly errors: readonly ErrorCode[];
  readonly handle: (call: Call<B, Q, N>) => Promise<Answered>;
}

/** One request, read and let in. */
export interface Call<B = unknown, Q = unknown, N extends Need = Need> {
  readonly who: N extends 'nobody' ? Who | undefined : Who;
  readonly caller: Caller;
  /** The name in the path; empty where there is none. */
  readonly id: string;
  readonly body: B;
  readonly query: Q;
  /** The answer brings this session along, or takes the one there is away. */
  readonly setSession: (secret: string | undefined) => void;
}

export type Route = Omit<RouteOf<unknown, unknown, Need>, 'handle'> & {
  readonly handle: (call: Call) => Promise<Answered>;
};

/** What a route says of its body and query is read before it is called, so it gets what it expects. */
export const route = <B = undefined, Q = undefined, N extends Need = Need>(spec: RouteOf<B, Q, N>): Route =>
  spec as unknown as Route;
