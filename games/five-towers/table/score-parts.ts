/** What a player's points come from. */
import type { State } from '../rules/index.js';
import { type ScoreSheet, scoreSheet } from '../rules/index.js';

/** In the order they are counted. */
export const SCORE_PARTS = ['plain', 'topped', 'main', 'torn'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** A player's sheet, at this moment. */
export const sheetOf = (view: State, seat: number): ScoreSheet =>
  scoreSheet(view.towers[seat] ?? [], view.tornDown[seat]?.length ?? 0);

const sum = ({ towers }: ScoreSheet, topped: boolean): number =>
  towers.filter(score => score.topped === topped).reduce((points, score) => points + score.points, 0);

export const partsOf = (sheet: ScoreSheet): Readonly<Record<ScorePart, number>> => ({
  plain: sum(sheet, false),
  topped: sum(sheet, true),
  main: sheet.main?.points ?? 0,
  torn: sheet.tornDown.points,
});
