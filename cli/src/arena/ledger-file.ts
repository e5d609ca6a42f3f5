/** Where the deals lie that have been played, so that whoever was interrupted goes on. */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { type ArenaPlan, ledgerHead, ledgerLine, ledgerSeed, type PlayedDeal, readLedger } from '@belfry/bots/arena';
import { UsageError } from '../context.js';
import { writeWhole } from '../files.js';

/** Where a ledger lies. */
export interface LedgerPlace {
  readonly path: string;
  /** It was asked for, so it stays when all is done. */
  readonly stays: boolean;
}

/**
 * The place that was asked for (`--resume FILE`), where it can go on with more deals; or the one beside the file of numbers, or of
 * the report if nobody wants numbers.
 */
export function ledgerPlace(asked: string | undefined, beside: string | undefined): LedgerPlace | undefined {
  if (asked !== undefined) return { path: asked, stays: true };
  return beside === undefined ? undefined : { path: `${beside}.deals`, stays: false };
}

/** The seed of what was begun there. */
export function seedBegunWith(place: LedgerPlace | undefined): number | undefined {
  const text = textAt(place);
  return text === undefined ? undefined : ledgerSeed(text);
}

export interface LedgerFile {
  /** The deals of the plan that have been played. */
  readonly played: readonly PlayedDeal[];
  add(deal: PlayedDeal): void;
  /** Everything is played and told. */
  finish(): void;
}

/** One that is kept nowhere. */
const NOWHERE: LedgerFile = { played: [], add: () => undefined, finish: () => undefined };

/** Deals beyond the plan stay in it, for whoever goes on with more. */
export function openLedger(plan: ArenaPlan, place: LedgerPlace | undefined): LedgerFile {
  if (place === undefined) return NOWHERE;
  const { path, stays } = place;
  const kept = keptAt(place, plan);
  const played = kept.filter(({ deal }) => deal < plan.deals);
  // Written anew, for its last line may have been cut off.
  writeWhole(path, [ledgerHead(plan), ...kept.map(ledgerLine)].join(''));
  return {
    played,
    add: deal => appendFileSync(path, ledgerLine(deal)),
    finish: () => {
      if (!stays && kept.length === played.length) rmSync(path, { force: true });
    },
  };
}

function keptAt(place: LedgerPlace, plan: ArenaPlan): readonly PlayedDeal[] {
  const text = textAt(place);
  if (text === undefined) return [];
  const read = readLedger(text, plan);
  if (read.ok) return read.value;
  throw new UsageError({ code: 'other-ledger', file: place.path });
}

const textAt = (place: LedgerPlace | undefined): string | undefined =>
  place !== undefined && existsSync(place.path) ? readFileSync(place.path, 'utf8') : undefined;
