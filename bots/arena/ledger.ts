/**
 * What has been played so far, as text: a line that says of what, then a line for each deal in whatever order. Lines are only
 * added, so whoever is interrupted loses at most the deals that were being played.
 */
import { canonicalJson, failed, ok, type Result } from '@belfry/engine';
import type { PlayedDeal } from './deal.js';
import { type ArenaPlan, seatOrdersOf } from './plan.js';

const FORMAT = 'belfry-arena/2';

/** The first line. The number of deals is not in it: with more of them, one goes on. */
export const ledgerHead = ({ game, options, bots, seed }: ArenaPlan): string =>
  `${canonicalJson({ format: FORMAT, game, options: { ...options }, bots, seed })}\n`;

export const ledgerLine = (deal: PlayedDeal): string => `${JSON.stringify(deal)}\n`;

/** The text is of another comparison, or is no ledger. */
export interface OtherLedger {
  readonly code: 'other-ledger';
}

/** All deals in a ledger of this plan, by their numbers, also those beyond it; a last line that was cut off counts for nothing. */
export function readLedger(text: string, plan: ArenaPlan): Result<PlayedDeal[], OtherLedger> {
  const head = ledgerHead(plan);
  if (!text.startsWith(head)) return failed({ code: 'other-ledger' });
  const lines = text.slice(head.length, text.lastIndexOf('\n') + 1).split('\n');
  const orders = seatOrdersOf(plan).length;
  const deals = new Map<number, PlayedDeal>();
  for (const line of lines.filter(each => each !== '')) {
    const deal = readLine(line);
    if (deal?.matches.length !== orders) return failed({ code: 'other-ledger' });
    deals.set(deal.deal, deal);
  }
  return ok([...deals.values()].toSorted((a, b) => a.deal - b.deal));
}

/** The seed that a ledger was begun with; nothing if it is no ledger. */
export function ledgerSeed(text: string): number | undefined {
  const { format, seed } = Object(parsed(text.slice(0, text.indexOf('\n') + 1)));
  return format === FORMAT && Number.isSafeInteger(seed) ? seed : undefined;
}

function readLine(line: string): PlayedDeal | undefined {
  const json = Object(parsed(line)) as PlayedDeal;
  return Number.isSafeInteger(json.deal) && Array.isArray(json.matches) && Object(json.times) === json.times
    ? json
    : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
