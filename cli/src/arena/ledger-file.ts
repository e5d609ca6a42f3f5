/** Where the deals lie that have been played, so that whoever was interrupted goes on. */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { type ArenaPlan, ledgerHead, ledgerLine, type PlayedDeal, readLedger } from '@belfry/bots/arena';
import { UsageError } from '../context.js';
import { writeWhole } from '../files.js';

export interface LedgerFile {
  readonly played: readonly PlayedDeal[];
  add(deal: PlayedDeal): void;
  /** Everything is played and told. */
  finish(): void;
}

/** One that is kept nowhere. */
const NOWHERE: LedgerFile = { played: [], add: () => undefined, finish: () => undefined };

/**
 * The ledger that was asked for (`--resume FILE`), which stays and can go on with more deals; or the one beside the file of
 * numbers, or of the report if nobody wants numbers, which goes when all is done.
 */
export function openLedger(plan: ArenaPlan, asked: string | undefined, beside: string | undefined): LedgerFile {
  const path = asked ?? (beside === undefined ? undefined : `${beside}.deals`);
  if (path === undefined) return NOWHERE;
  const played = existsSync(path) ? playedIn(path, plan) : [];
  // Written anew, for its last line may have been cut off.
  writeWhole(path, [ledgerHead(plan), ...played.map(ledgerLine)].join(''));
  return {
    played,
    add: deal => appendFileSync(path, ledgerLine(deal)),
    finish: () => {
      if (asked === undefined) rmSync(path, { force: true });
    },
  };
}

function playedIn(path: string, plan: ArenaPlan): readonly PlayedDeal[] {
  const read = readLedger(readFileSync(path, 'utf8'), plan);
  if (read.ok) return read.value;
  throw new UsageError({ code: 'other-ledger', file: path });
}
