/** A pad as text, for a message to those who were there. */

import type { Seat } from '@belfry/engine';
import { minus, signed } from '@belfry/ui';
import type { Writing } from '../kit/text.js';
import { foldFiveTowers } from '../model/five-towers.js';
import { ranking } from '../model/ladder.js';
import type { FiveTowersPad, PadSheet, SkyscraperPad, TurmbauerPad } from '../model/pad.js';
import { foldSkyscraper } from '../model/skyscraper.js';
import { standingOf } from '../model/standing.js';
import { foldTurmbauer } from '../model/turmbauer.js';
import type { PadWords } from '../words/index.js';

export function padAsText(pad: PadSheet, words: PadWords, writing: Writing): string {
  return [
    `${words.list.games[pad.game].name} · ${writing.date(pad.started)}`,
    ...linesOf(pad, words),
    ...verdictOf(pad, words, writing),
  ].join('\n');
}

function linesOf(pad: PadSheet, words: PadWords): readonly string[] {
  switch (pad.game) {
    case 'five-towers':
      return fiveTowersLines(pad, words);
    case 'skyscraper':
      return skyscraperLines(pad, words);
    case 'turmbauer':
      return turmbauerLines(pad, words);
  }
}

/** Seats from the best to the last. */
const ranked = (scores: readonly number[]): readonly Seat[] =>
  scores.map((_, seat) => seat).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));

function fiveTowersLines({ names, log }: FiveTowersPad, { five }: PadWords): readonly string[] {
  const { scores } = foldFiveTowers(names.length, log);
  return ranked(scores.map(({ total }) => total)).map(seat => {
    const score = scores[seat];
    if (score === undefined) return '';
    const main = score.main?.points ?? 0;
    const towers = score.total - main - score.tornDown.points;
    const parts = `${five.towers} ${towers}, ${five.mainTower} ${signed(main)}, ${five.torn} ${minus(score.tornDown.points)}`;
    return `${names[seat]} · ${minus(score.total)} (${parts})`;
  });
}

function skyscraperLines({ names, log }: SkyscraperPad, { sky }: PadWords): readonly string[] {
  const { wins, floors, hasFloors } = foldSkyscraper(names.length, log);
  return ranked(wins).map(
    seat =>
      `${names[seat]} · ${sky.wins(wins[seat] ?? 0)}${hasFloors ? ` (${sky.floorCount(floors[seat] ?? 0)})` : ''}`,
  );
}

function turmbauerLines({ names, log }: TurmbauerPad, { turm }: PadWords): readonly string[] {
  const sheet = foldTurmbauer(names.length, log);
  return ranking(sheet).map(seat => {
    const { height = 0, parts = 0, rings = 0 } = sheet.seats[seat] ?? {};
    const steps = `${turm.steps.parts} ${parts}, ${turm.steps.rings} ${rings}`;
    const out = seat === sheet.collapsedBy ? ` · ${turm.out}` : '';
    return `${names[seat]} · ${turm.steps.height} ${height} (${steps})${out}`;
  });
}

/** Who won, or is ahead so far; in Turmbauer also why. */
export function verdictOf(pad: PadSheet, words: PadWords, writing: Writing): readonly string[] {
  const { leaders } = standingOf(pad);
  if (leaders.length === 0) return [];
  const names = writing.list(leaders.map(seat => pad.names[seat] ?? ''));
  const standing = `${(pad.finished ? words.common.won : words.common.leadNow)(names, leaders.length)}.`;
  return [pad.game === 'turmbauer' ? turmbauerVerdict(pad, words, names, standing) : standing];
}

function turmbauerVerdict(pad: TurmbauerPad, { turm }: PadWords, winners: string, standing: string): string {
  const { collapsedBy, decidedBy } = foldTurmbauer(pad.names.length, pad.log);
  const fell = collapsedBy === undefined ? '' : `${turm.noteCollapse(pad.names[collapsedBy] ?? '')}. `;
  return fell + (pad.finished ? turm.why[decidedBy](winners) : standing);
}
