/**
 * What a record may say about its fate, in its top-level field `fate`. Records without it are valid all the same: such
 * fields carry no meaning for the rules.
 */
import * as z from 'zod/mini';
import type { Json } from './json.js';

/** The host alone has drawn the key: `fate.ts`. */
export const FATE_SCHEME = 'belfry-fate/1';
/** The key follows from numbers of all who play: `shared-fate.ts`. */
export const SHARED_FATE_SCHEME = 'belfry-fate/2';

const ownStatement = z.object({
  scheme: z.literal(FATE_SCHEME),
  commitment: z.string(),
  /** Absent as long as the match runs. */
  key: z.exactOptional(z.string()),
  /** `Game.fateBy`: the version of what answered, where that is more than the rules. */
  by: z.exactOptional(z.string()),
});

export type OwnStatement = z.infer<typeof ownStatement>;

// Types, not interfaces: only so are they JSON too.

/** What is settled before anybody has drawn anything, and bound by the commitment. */
export type FateTerms = {
  readonly table: string;
  readonly game: string;
  /** As records write them, complete; as many `players` as seats. */
  readonly options: Json;
  /** Those who play, in the order in which they sat in the waiting room: their places. */
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  readonly seating: 'chosen' | 'lot';
  /** `Game.fateBy`: the version of what answers, where that is more than the rules. */
  readonly by?: string;
  /** How many draws came before this one and did not count. */
  readonly attempt: number;
  /** Places whose numbers are not asked for any more, ascending. */
  readonly left: readonly number[];
};

/** One draw: what was promised, sealed and shown. By place; null where nothing came. */
export type FateDraw = {
  readonly commitment: string;
  readonly terms: FateTerms;
  readonly seals: readonly (string | null)[];
  readonly numbers: readonly (string | null)[];
};

export type SharedStatement = {
  readonly scheme: typeof SHARED_FATE_SCHEME;
  /** The one that counts. */
  readonly draw: FateDraw;
  /** Places in their order at the table: seat k of the match is place `order[k]`. */
  readonly order: readonly number[];
  /** Those that did not count, with their keys when the match is over. */
  readonly earlier: readonly (FateDraw & { readonly key?: string })[];
  /** As the terms have it. */
  readonly by?: string;
  /** The head of the log's chain after its last entry. */
  readonly chain: string;
  /** The host's part of the secret. Absent as long as the match runs. */
  readonly key?: string;
};

export type FateStatement = OwnStatement | SharedStatement;

/** No table is larger. */
const MOST_SEATS = 10;
const LONGEST_TEXT = 200;

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const text = z.string().check(z.maxLength(LONGEST_TEXT));
const place = z.int().check(z.minimum(0), z.maximum(MOST_SEATS - 1));
const byPlace = <T>(item: z.ZodMiniType<T>) => z.array(item).check(z.maxLength(MOST_SEATS));
const options = z
  .record(text, z.union([text, z.number(), z.boolean()]))
  .check(z.refine(fields => Object.keys(fields).length <= 50));

const draw = {
  commitment: digest,
  terms: z.strictObject({
    table: text,
    game: text,
    options,
    seats: byPlace(z.strictObject({ name: text, bot: z.exactOptional(text) })).check(z.minLength(1)),
    seating: z.enum(['chosen', 'lot']),
    by: z.exactOptional(text),
    attempt: z.int().check(z.minimum(0), z.maximum(MOST_SEATS)),
    left: byPlace(place),
  }),
  seals: byPlace(z.nullable(digest)),
  numbers: byPlace(z.nullable(digest)),
};

/** Nothing but this: what is not checked does not belong into it. */
const sharedStatement: z.ZodMiniType<SharedStatement> = z.strictObject({
  scheme: z.literal(SHARED_FATE_SCHEME),
  draw: z.strictObject(draw),
  order: byPlace(place),
  earlier: byPlace(z.strictObject({ ...draw, key: z.exactOptional(digest) })),
  by: z.exactOptional(text),
  chain: digest,
  key: z.exactOptional(digest),
});

const fateStatement: z.ZodMiniType<FateStatement> = z.union([ownStatement, sharedStatement]);

/** The statement of a record, if it makes one in a scheme we know. */
export function readFateStatement(record: unknown): FateStatement | undefined {
  return z.object({ fate: fateStatement }).safeParse(record).data?.fate;
}

export const isShared = (statement: FateStatement): statement is SharedStatement =>
  statement.scheme === SHARED_FATE_SCHEME;

/** What bound the host before the match began. */
export const commitmentIn = (statement: FateStatement): string =>
  isShared(statement) ? statement.draw.commitment : statement.commitment;
