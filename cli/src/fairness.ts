/** Is a valid match fair? What could not be checked is never passed over. */
import {
  checkFairness,
  type FateStatement,
  failed,
  type Match,
  ok,
  type Result,
  readFateStatement,
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
  const due = record.match.due();
  const valid =
    due.type === 'over' ? verdict.finished(JSON.stringify(due.result)) : verdict.running(record.match.log.length);
  const said = statementIn(record.json);
  const statement = said.ok ? said.value : undefined;
  const key = promised.key ?? statement?.key;
  if (key !== undefined) {
    // What was noted when the match began counts for more than what the record says now.
    const commitment = promised.commitment ?? statement?.commitment;
    const by = statement?.by === undefined ? {} : { by: statement.by };
    const unfair = checkFairness(record.match, { key, commitment, ...by }, await record.known?.load());
    if (unfair?.code === 'other-version') return good(`${valid}; ${verdict.unchecked(phrase(verdict.why, unfair))}`);
    if (unfair !== undefined) return bad(verdict.unfair(phrase(context.engine.unfair, unfair)));
    return good(`${valid}; ${verdict.fair}`);
  }
  const isOver = due.type === 'over';
  const why = phrase(verdict.why, said.ok ? { code: isOver ? 'key-missing' : 'key-hidden' } : said.error);
  if (promised.commitment !== undefined) {
    // Whoever gave a commitment owes its key at the end.
    if (isOver) return bad(verdict.keyOwed(why));
    if (statement !== undefined && statement.commitment !== promised.commitment)
      return bad(verdict.unfair(verdict.otherCommitment));
  }
  return good(`${valid}; ${verdict.unchecked(why)}`);
}

const good = (text: string): Verdict => ({ good: true, text });
const bad = (text: string): Verdict => ({ good: false, text });

/** Each scheme there is: one that is added does not compile before it stands here. */
const SCHEMES: Readonly<Record<FateStatement['scheme'], true>> = { 'belfry-fate/1': true };

/** What a record says of its fate, or why nothing can be made of that. */
function statementIn(record: unknown): Result<FateStatement, Unchecked> {
  const statement = readFateStatement(record);
  if (statement !== undefined) return ok(statement);
  const { fate } = Object(record) as { readonly fate?: unknown };
  if (fate === undefined) return failed({ code: 'no-statement' });
  const { scheme } = Object(fate) as { readonly scheme?: unknown };
  if (typeof scheme !== 'string' || Object.hasOwn(SCHEMES, scheme)) return failed({ code: 'statement-unreadable' });
  return failed({ code: 'unknown-scheme', scheme: shown(scheme) });
}
