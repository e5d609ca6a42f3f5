/**
 * What has been played so far, as text: a line that says of what, then a line for each deal in whatever order. Lines are only
 * added, so whoever is interrupted loses at most the deals that were being played.
 */
import { canonicalJson, failed, ok, type Result } from '@belfry/engine';
import type { PlayedDeal } from './deal.js';
import { type ArenaPlan, seatOrdersOf } from './plan.js';

const FORMAT = 'belfry-arena/1';

/** The first line. The number of deals is not in it: with more of them, one goes on. */
export const ledgerHead = ({ game, options, bots, seed }: ArenaPlan): string =>
  `${canonicalJson({ format: FORMAT, game, options: { ...options }, bots, seed })}\n`;

export const ledgerLine = (deal: PlayedDeal): string => `${JSON.stringify(deal)}\n`;

/** The text is of another comparison, or is no ledger. */
export interface OtherLedger {
  readonly code: 'other-ledger';
}

/** The deals of this plan in a ledger, by their numbers; a last line that was cut off counts for nothing. */
export function readLedger(text: string, plan: ArenaPlan): Result<PlayedDeal[], OtherLedger> {
  const head = ledgerHead(plan);
  if (!text.startsWith(head)) return failed({ code: 'other-ledger' });
  const lines = text.slice(head.length, text.lastIndexOf('\n') + 1).split('\n');
  const orders = seatOrdersOf(plan).length;
  const deals = new Map<number, PlayedDeal>();
  for (const line of lines.filter(each => each !== '')) {
    const deal = readLine(line);
    if (deal?.matches.length !== orders) return failed({ code: 'other-ledger' });
    if (deal.deal < plan.deals) deals.set(deal.deal, deal);
  }
  return ok([...deals.values()].toSorted((a, b) => a.deal - b.deal));
}

function readLine(line: string): PlayedDeal | undefined {
  try {
    const json = JSON.parse(line) as PlayedDeal;
    return Number.isSafeInteger(json.deal) && Array.isArray(json.matches) && Object(json.times) === json.times
      ? json
      : undefined;
  } catch {
    return undefined;
  }
}
