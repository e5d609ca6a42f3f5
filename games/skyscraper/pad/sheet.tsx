/** The score sheet: its columns, and the same in words. */
import { type Column, type PadSummary, ranked, SHEET, standingText, useCommonWords, useWriting } from '@belfry/ui/pad';
import { HouseArt } from '../table/art/index.js';
import { floorsFor } from './floors.js';
import { foldSkyscraper, MOST_FLOORS } from './model/fold.js';
import { type SkyscraperPad, standingOf } from './pad.js';
import { type SkyscraperPadWords, useWords } from './words/index.js';

export function useSummary(pad: SkyscraperPad): PadSummary {
  const words = useWords();
  const standing = standingText(pad, standingOf(pad), useCommonWords(), useWriting());
  return { columns: columnsOf(pad, words), lines: linesOf(pad, words), verdict: standing && `${standing}.` };
}

function columnsOf({ names, log }: SkyscraperPad, words: SkyscraperPadWords): readonly Column[] {
  const { wins, floors, hasFloors, leaders } = foldSkyscraper(names.length, log);
  const goal = Math.max(MOST_FLOORS, ...wins);
  return names.map((name, seat) => ({
    name,
    total: String(wins[seat] ?? 0),
    leads: leaders.includes(seat),
    cells: hasFloors ? [{ name: words.floors, value: String(floors[seat] ?? 0) }] : [],
    art: width => (
      <HouseArt
        seat={seat}
        floors={floorsFor(wins[seat] ?? 0)}
        goal={goal}
        width={width}
        height={SHEET.art}
        scaffold={false}
      />
    ),
  }));
}

function linesOf({ names, log }: SkyscraperPad, words: SkyscraperPadWords): readonly string[] {
  const { wins, floors, hasFloors } = foldSkyscraper(names.length, log);
  return ranked(wins).map(
    seat =>
      `${names[seat]} · ${words.wins(wins[seat] ?? 0)}${hasFloors ? ` (${words.floorCount(floors[seat] ?? 0)})` : ''}`,
  );
}
