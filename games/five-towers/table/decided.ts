/** What decided a match: where the winner is farthest ahead of who comes next. */
import type { Seat } from '@belfry/engine';
import { type State, type TowerIndex, winnersOf } from '../rules/index.js';
import { partsOf, type ScorePart, sheetOf } from './score-parts.js';

export type Decision =
  /** Several have the most points. */
  | { readonly by: 'nobody'; readonly seats: readonly Seat[]; readonly points: number }
  /** The winner's best tower with a top. */
  | { readonly by: 'topped'; readonly seat: Seat; readonly tower: TowerIndex; readonly points: number }
  /** The winner's main tower: so many points. */
  | { readonly by: 'main'; readonly seat: Seat; readonly tower: TowerIndex; readonly points: number }
  /** Towers without a top brought so many points more than the other's. */
  | { readonly by: 'plain'; readonly seat: Seat; readonly than: Seat; readonly points: number }
  /** Torn-down cards cost somebody else so many points. */
  | { readonly by: 'torn'; readonly seat: Seat; readonly points: number };

export function decisionOf(view: State): Decision {
  const sheets = view.towers.map((_, seat) => sheetOf(view, seat));
  const totals = sheets.map(({ total }) => total);
  const winners = winnersOf(totals);
  const [winner = 0] = winners;
  const best = totals[winner] ?? 0;
  const sheet = sheets[winner];
  const second = winnersOf(totals.map(total => (total === best ? Number.NEGATIVE_INFINITY : total)))[0];
  const other = second === undefined ? undefined : sheets[second];
  if (winners.length > 1 || sheet === undefined || second === undefined || other === undefined)
    return { by: 'nobody', seats: winners, points: best };
  const [mine, theirs] = [partsOf(sheet), partsOf(other)];
  // Without what they tore down they would not have lost.
  if (other.total - theirs.torn >= sheet.total - mine.torn) return { by: 'torn', seat: second, points: -theirs.torn };
  const ahead = (part: ScorePart): number => mine[part] - theirs[part];
  const [part] = BIG_PARTS.toSorted((a, b) => ahead(b) - ahead(a));
  if (part === 'topped') {
    const [tower] = sheet.towers.filter(({ topped }) => topped).toSorted((a, b) => b.points - a.points);
    if (tower !== undefined) return { by: 'topped', seat: winner, tower: tower.tower, points: tower.points };
  }
  if (part === 'main' && sheet.main !== undefined) return { by: 'main', seat: winner, ...sheet.main };
  return part === 'torn'
    ? { by: 'torn', seat: second, points: -theirs.torn }
    : { by: 'plain', seat: winner, than: second, points: ahead('plain') };
}

/** Of equal ones the first counts. */
const BIG_PARTS = ['topped', 'main', 'plain', 'torn'] as const satisfies readonly ScorePart[];
