/** Is a valid match fair? What could not be checked is never passed over. */
import {
  checkFairness,
  checkSharedFairness,
  contributorsOf,
  type FateStatement,
  failed,
  isShared,
  type KeptFate,
  type KeptPromise,
  type Match,
  type OtherVersion,
  type OwnStatement,
  ok,
  type Result,
  readFateStatement,
  SHARED_FATE_SCHEME,
  type SharedStatement,
  sharedFault,
  type Unfair,
} from '@belfry/engine';
import { phrase } from '@belfry/engine/words';
import type { Unchecked } from '../words/index.js';
import type { Context } from './context.js';
import type { KnownGame } from './games.js';
import { shown } from './text.js';

/** What was said about fate from outside the record. */
export interface Promised {
  readonly key: string | undefined;
  readonly commitment: string | undefined;
  /** What was sealed in the draw that counts, as it was when somebody showed their number. */
  readonly seals: KeptPromise['seals'];
  /** The head of the log after so many entries. */
  readonly head: KeptFate['head'];
  /** Nothing but a proof will do. */
  readonly mustBeFair: boolean;
}

export interface Verdict {
  readonly good: boolean;
  readonly text: string;
}

interface ValidRecord {
  readonly json: unknown;
  readonly match: Match;
  readonly known: KnownGame | undefined;
}

export async function judgeFate(record: ValidRecord, promised: Promised, context: Context): Promise<Verdict> {
  const { verdict } = context.words;
  const said = statementIn(record.json);
  const statement = said.ok ? said.value : undefined;
  if (statement !== undefined && isShared(statement)) return judgeShared(record, statement, promised, context);
  const unsaid = said.ok ? undefined : said.error;
  const why = phrase(verdict.why, unsaid ?? { code: 'no-chain' });
  // Whoever claims that all have drawn the key has to show it.
  if (schemeOf(record.json) === SHARED_FATE_SCHEME) return bad(verdict.unfair(why));
  if (promised.head !== undefined || promised.seals !== undefined) return bad(verdict.incomparable(why));
  return judgeOwn({ ...record, statement, unsaid }, promised, context);
}

/** All have drawn the key: nothing of what the record says may be missing. */
async function judgeShared(
  record: ValidRecord,
  statement: SharedStatement,
  promised: Promised,
  context: Context,
): Promise<Verdict> {
  const { verdict } = context.words;
  const { match, known } = record;
  const { key = statement.key, commitment, seals, head } = promised;
  const kept = { commitment, head, promises: [{ commitment: statement.draw.commitment, seals }] };
  if (key === undefined && match.due().type !== 'over') {
    const fault = sharedFault(match, statement, kept);
    if (fault !== undefined) return bad(verdict.unfair(phrase(context.engine.unfair, fault)));
    return unchecked(match, { code: 'key-hidden' }, promised, context);
  }
  const revealed = key === undefined ? statement : { ...statement, key };
  const unfair = checkSharedFairness(match, revealed, kept, await known?.load());
  const praise = [verdict.fairForAll, ...drawnBy(statement, context)];
  return judged({ match, unfair, praise }, promised, context);
}

/** Who added something to the key; those who did not have to trust those who did. */
function drawnBy(statement: SharedStatement, { words: { verdict } }: Context): readonly string[] {
  const { added, missing } = contributorsOf(statement);
  const names = (list: readonly string[]): string => shown(list.join(', '));
  return [
    added.length === 0 ? verdict.drawnByHost : verdict.drawnBy(names(added)),
    ...(added.length > 0 && missing.length > 0 ? [verdict.drawnWithout(names(missing))] : []),
    ...(statement.earlier.length > 0 ? [verdict.redrawn(statement.earlier.length)] : []),
  ];
}

interface OwnRecord extends ValidRecord {
  readonly statement: OwnStatement | undefined;
  /** Why there is no statement, if there is none. */
  readonly unsaid: Unchecked | undefined;
}

/** The host has drawn the key alone. */
async function judgeOwn(
  { match, known, statement, unsaid }: OwnRecord,
  promised: Promised,
  context: Context,
): Promise<Verdict> {
  const { verdict } = context.words;
  const key = promised.key ?? statement?.key;
  if (key !== undefined) {
    // What was noted when the match began counts for more than what the record says now.
    const commitment = promised.commitment ?? statement?.commitment;
    const by = statement?.by === undefined ? {} : { by: statement.by };
    const unfair = checkFairness(match, { key, commitment, ...by }, await known?.load());
    return judged({ match, unfair, praise: [verdict.fair] }, promised, context);
  }
  const isOver = match.due().type === 'over';
  const why: Unchecked = unsaid ?? { code: isOver ? 'key-missing' : 'key-hidden' };
  if (promised.commitment !== undefined) {
    // Whoever gave a commitment owes its key at the end.
    if (isOver) return bad(verdict.keyOwed(phrase(verdict.why, why)));
    if (statement !== undefined && statement.commitment !== promised.commitment)
      return bad(verdict.unfair(verdict.otherCommitment));
  }
  return unchecked(match, why, promised, context);
}

interface Checked {
  readonly match: Match;
  readonly unfair: Unfair | OtherVersion | undefined;
  /** What to say if nothing is wrong. */
  readonly praise: readonly string[];
}

function judged({ match, unfair, praise }: Checked, promised: Promised, context: Context): Verdict {
  if (unfair === undefined) return good([validity(match, context), ...praise].join('; '));
  // Whoever answers says which version did: they could name any, and let fall what they like.
  if (unfair.code === 'other-version') return unchecked(match, unfair, promised, context);
  return bad(context.words.verdict.unfair(phrase(context.engine.unfair, unfair)));
}

/** What a record claims of its fate, and nobody can check: it owes a proof, whoever asks. */
const CLAIMS: ReadonlySet<Unchecked['code']> = new Set(['unknown-scheme', 'statement-unreadable', 'key-missing']);

/** What could not be checked to the end harms a record only if a proof is owed: for what it claims, or to whoever noted something or asks. */
function unchecked(match: Match, what: Unchecked, promised: Promised, context: Context): Verdict {
  const { verdict } = context.words;
  const { mustBeFair, commitment, seals, head } = promised;
  const why = phrase(verdict.why, what);
  const isNoted = [commitment, seals, head].some(noted => noted !== undefined);
  if (mustBeFair || isNoted || CLAIMS.has(what.code)) return bad(verdict.unproven(why));
  return good(`${validity(match, context)}; ${verdict.unchecked(why)}`);
}

function validity(match: Match, { words: { verdict } }: Context): string {
  const due = match.due();
  return due.type === 'over' ? verdict.finished(JSON.stringify(due.result)) : verdict.running(match.log.length);
}

const good = (text: string): Verdict => ({ good: true, text });
const bad = (text: string): Verdict => ({ good: false, text });

/** Each scheme there is: one that is added does not compile before it stands here. */
const SCHEMES: Readonly<Record<FateStatement['scheme'], true>> = {
  'belfry-fate/1': true,
  'belfry-fate/2': true,
};

/** What a record says of its fate, or why nothing can be made of that. */
function statementIn(record: unknown): Result<FateStatement, Unchecked> {
  const statement = readFateStatement(record);
  if (statement !== undefined) return ok(statement);
  if (Object(record).fate === undefined) return failed({ code: 'no-statement' });
  const scheme = schemeOf(record);
  if (typeof scheme !== 'string' || Object.hasOwn(SCHEMES, scheme)) return failed({ code: 'statement-unreadable' });
  return failed({ code: 'unknown-scheme', scheme: shown(scheme) });
}

/** What a record calls its scheme, whatever that is. */
const schemeOf = (record: unknown): unknown => Object(Object(record).fate).scheme;
