/** The score sheet: its columns, and the same in words. */
import { type Column, type PadSummary, SHEET, standingText, useCommonWords, useWriting } from '@belfry/ui/pad';
import { ColumnShape, columnHeight } from './art.js';
import { foldTurmbauer } from './model/fold.js';
import { ranking } from './model/ladder.js';
import { standingOf, type TurmbauerPad } from './pad.js';
import { type TurmbauerPadWords, useWords } from './words/index.js';

export function useSummary(pad: TurmbauerPad): PadSummary {
  const words = useWords();
  return { columns: columnsOf(pad, words), lines: linesOf(pad, words), verdict: useVerdict(pad) };
}

function columnsOf({ names, log }: TurmbauerPad, words: TurmbauerPadWords): readonly Column[] {
  const { seats, colours, winners, collapsedBy } = foldTurmbauer(names.length, log);
  const room = Math.max(9, ...colours.map(({ height }) => height));
  return names.map((name, seat) => {
    const { colours: own = [], height = 0, parts = 0, rings = 0 } = seats[seat] ?? {};
    return {
      name,
      total: String(height),
      leads: winners.includes(seat),
      note: seat === collapsedBy ? words.out : undefined,
      cells: [
        { name: words.steps.parts, short: words.partsShort, value: String(parts) },
        { name: words.steps.rings, value: String(rings) },
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

function linesOf({ names, log }: TurmbauerPad, words: TurmbauerPadWords): readonly string[] {
  const sheet = foldTurmbauer(names.length, log);
  return ranking(sheet).map(seat => {
    const { height = 0, parts = 0, rings = 0 } = sheet.seats[seat] ?? {};
    const steps = `${words.steps.parts} ${parts}, ${words.steps.rings} ${rings}`;
    const out = seat === sheet.collapsedBy ? ` · ${words.out}` : '';
    return `${names[seat]} · ${words.steps.height} ${height} (${steps})${out}`;
  });
}

/** In the end also why. */
function useVerdict(pad: TurmbauerPad): string {
  const words = useWords();
  const writing = useWriting();
  const standing = standingText(pad, standingOf(pad), useCommonWords(), writing);
  const { winners, collapsedBy, decidedBy } = foldTurmbauer(pad.names.length, pad.log);
  if (winners.length === 0) return '';
  const fell = collapsedBy === undefined ? '' : `${words.noteCollapse(pad.names[collapsedBy] ?? '')}. `;
  const won = writing.list(winners.map(seat => pad.names[seat] ?? ''));
  return fell + (pad.finished ? words.why[decidedBy](won) : `${standing}.`);
}
