/** The trace: what was legal at every decision of a record, for checking one implementation against another. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { listChoices } from './choices.js';
import type { Game } from './game.js';
import { canonicalJson } from './json.js';
import type { Match } from './match.js';
import { checkClaim, isChanceJson, openRecord, playJson, type RecordFault } from './record.js';

/** What the trace says of a fault; its wording is free. */
export type Explain = (fault: RecordFault, game: Game | undefined) => string;

/** The lines of a record's trace, without line ends. Returns the fault that cut it short, if one did. */
export function* traceRecord(
  json: unknown,
  games: readonly Game[],
  explain: Explain,
): Generator<string, RecordFault | undefined> {
  const opened = openRecord(json, games);
  if (!opened.ok) {
    const fault = { where: 'record', problem: opened.error } as const;
    yield JSON.stringify({ error: explain(fault, undefined) });
    return fault;
  }
  const { match, log, claim } = opened.value;
  for (const [entry, entryJson] of log.entries()) {
    const decision = isChanceJson(entryJson) ? undefined : decisionOf(match);
    const problem = playJson(match, entryJson);
    if (problem !== undefined) {
      const fault = { where: 'entry', entry, problem } as const;
      yield JSON.stringify({ entry, error: explain(fault, match.game) });
      return fault;
    }
    if (decision !== undefined) yield JSON.stringify({ entry, ...decision });
  }
  const problem = checkClaim(match, claim);
  if (problem === undefined) {
    yield lastLine(match);
    return undefined;
  }
  const fault = { where: 'record', problem } as const;
  yield JSON.stringify({ error: explain(fault, match.game) });
  return fault;
}

/** The decision now due, counted and digested; `undefined` if no seat is due. */
function decisionOf(match: Match) {
  const due = match.due();
  if (due.type !== 'seat') return undefined;
  const legal = listChoices(match.legal());
  const lines = legal.map(action => canonicalJson(match.game.actions.write(action))).toSorted();
  const digest = bytesToHex(sha256(utf8ToBytes(lines.join('\n')))).slice(0, 16);
  return { seat: due.seat, count: legal.length, digest };
}

function lastLine(match: Match): string {
  const due = match.due();
  switch (due.type) {
    case 'over':
      return JSON.stringify({ result: due.result });
    case 'seat':
      return JSON.stringify(decisionOf(match));
    case 'chance':
      return JSON.stringify({ chance: due.chance });
  }
}
