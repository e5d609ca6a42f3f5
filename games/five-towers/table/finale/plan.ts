/** The end, step by step: towers rise, those with the fewest points first, and what they count is added part by part. */
import type { Seat } from '@belfry/engine';
import type { State } from '../../rules/index.js';
import { partsOf, SCORE_PARTS, type ScorePart, sheetOf } from '../score-parts.js';

export interface FinaleStep {
  readonly seat: Seat;
  /** The towers rise, or a part of the points is added. */
  readonly what: 'rise' | ScorePart;
  /** How long after the step before, in milliseconds. */
  readonly after: number;
}

/** What one player has at the end. */
interface Counted {
  readonly parts: Readonly<Record<ScorePart, number>>;
  readonly total: number;
}

export interface Plan {
  readonly players: readonly Counted[];
  readonly steps: readonly FinaleStep[];
}

/** The first towers stand still for a moment before they rise. */
const BEGIN = 350;
const BETWEEN = 420;
const FIRST_PART = 620;
const PART = 260;

/** The more players, the faster: it never takes much longer. */
const paceFor = (players: number): number => Math.min(1, 2.6 / players);

export function planOf(view: State): Plan {
  const players = view.towers.map((_, seat): Counted => {
    const sheet = sheetOf(view, seat);
    return { parts: partsOf(sheet), total: sheet.total };
  });
  const pace = paceFor(players.length);
  const order = players.map((_, seat) => seat).toSorted((a, b) => totalOf(players, a) - totalOf(players, b));
  return { players, steps: order.flatMap((seat, place) => stepsFor(players[seat], seat, place === 0, pace)) };
}

const totalOf = (players: readonly Counted[], seat: Seat): number => players[seat]?.total ?? 0;

/** What counts nothing takes no time. */
function stepsFor(player: Counted | undefined, seat: Seat, isFirst: boolean, pace: number): readonly FinaleStep[] {
  const counting = SCORE_PARTS.filter(part => player?.parts[part] !== 0);
  return [
    { seat, what: 'rise', after: isFirst ? BEGIN : BETWEEN * pace },
    ...counting.map((what, place) => ({ seat, what, after: (place === 0 ? FIRST_PART : PART) * pace })),
  ];
}

/** What is to be seen of one player. */
export interface Shown {
  readonly isRisen: boolean;
  /** What was counted so far; nothing for what is still to come. */
  readonly parts: Readonly<Partial<Record<ScorePart, number>>>;
  readonly points: number;
}

/** By seat, after so many steps. */
export function shownAfter({ players, steps }: Plan, done: number): readonly Shown[] {
  return players.map((player, seat) => {
    const past = steps.slice(0, done).filter(step => step.seat === seat);
    const isRisen = past.length > 0;
    const known = SCORE_PARTS.filter(
      part => past.some(({ what }) => what === part) || (isRisen && player.parts[part] === 0),
    );
    return {
      isRisen,
      parts: Object.fromEntries(known.map(part => [part, player.parts[part]])),
      points: known.reduce((points, part) => points + player.parts[part], 0),
    };
  });
}
