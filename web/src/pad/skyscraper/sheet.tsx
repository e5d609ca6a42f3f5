/** The columns of the score sheet. */
import { HouseArt } from '@belfry/games/skyscraper/art';
import type { SkyscraperPad } from '../model/pad.js';
import { foldSkyscraper, MOST_FLOORS } from '../model/skyscraper.js';
import { type Column, SHEET } from '../share/score-sheet.js';
import type { PadWords } from '../words/index.js';
import { floorsFor } from './floors.js';

export function columnsOf({ names, log }: SkyscraperPad, { sky }: PadWords): readonly Column[] {
  const { wins, floors, hasFloors, leaders } = foldSkyscraper(names.length, log);
  const goal = Math.max(MOST_FLOORS, ...wins);
  return names.map((name, seat) => ({
    name,
    total: String(wins[seat] ?? 0),
    leads: leaders.includes(seat),
    cells: hasFloors ? [{ name: sky.floors, value: String(floors[seat] ?? 0) }] : [],
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
