/** The columns of the score sheet. */
import type { TurmbauerPad } from '../model/pad.js';
import { foldTurmbauer } from '../model/turmbauer.js';
import { type Column, SHEET } from '../share/score-sheet.js';
import type { PadWords } from '../words/index.js';
import { ColumnShape, columnHeight } from './art.js';

export function columnsOf({ names, log }: TurmbauerPad, { turm }: PadWords): readonly Column[] {
  const { seats, colours, winners, collapsedBy } = foldTurmbauer(names.length, log);
  const room = Math.max(9, ...colours.map(({ height }) => height));
  return names.map((name, seat) => {
    const { colours: own = [], height = 0, parts = 0, rings = 0 } = seats[seat] ?? {};
    return {
      name,
      total: String(height),
      leads: winners.includes(seat),
      note: seat === collapsedBy ? turm.out : undefined,
      cells: [
        { name: turm.steps.parts, short: turm.partsShort, value: String(parts) },
        { name: turm.steps.rings, value: String(rings) },
      ],
      art: width =>
        own.map((colour, index) => (
          <g key={colour} transform={`translate(${((index + 0.5) * width) / own.length} ${SHEET.art})`}>
            <ColumnShape colour={colour} height={colours[colour]?.height ?? 0} scale={SHEET.art / columnHeight(room)} />
          </g>
        )),
    };
  });
}
