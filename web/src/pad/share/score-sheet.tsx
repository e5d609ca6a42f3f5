/** The score sheet as one drawing, to be shared as a picture: spiral, heading, a column for each player, the verdict. */
import { type Column, SHEET } from '@belfry/ui/pad';
import type { Ref } from 'react';

const SEATS = ['#b43f2b', '#2f66b3', '#2b7a45', '#7a4aa0', '#8a5a1a'] as const;

interface ScoreSheetProps {
  readonly ref: Ref<SVGSVGElement>;
  /** The whole sheet in words. */
  readonly label: string;
  readonly title: string;
  readonly date: string;
  readonly verdict: string;
  readonly footer: string;
  readonly columns: readonly Column[];
}

export function ScoreSheet({ ref, label, title, date, verdict, footer, columns }: ScoreSheetProps) {
  const rows = Math.max(0, ...columns.map(({ cells }) => cells.length));
  const table = SHEET.head + 84 + SHEET.art;
  const lines = wrapped(verdict);
  const foot = table + 24 + rows * SHEET.row + 20;
  const height = foot + lines.length * 28 + 46;
  const { width, margin } = SHEET;
  return (
    <svg ref={ref} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} fontFamily="var(--font)">
      <rect width={width} height={height} fill="var(--paper)" />
      <rect x="12" y="20" width={width - 24} height={height - 32} rx="20" fill="var(--paper-2)" stroke="var(--line)" />
      <Spiral />
      <text x={margin} y="74" fontSize="30" fontWeight="900" fill="var(--ink)">
        {title}
      </text>
      <text x={width - margin} y="74" fontSize="18" fontWeight="700" textAnchor="end" fill="var(--ink-2)">
        {date}
      </text>
      {columns.map((column, seat) => (
        <ColumnOf key={column.name} column={column} seat={seat} count={columns.length} table={table} />
      ))}
      {lines.map((line, index) => (
        <text key={line} x={margin} y={foot + 16 + index * 28} fontSize="21" fontWeight="900" fill="var(--ink)">
          {line}
        </text>
      ))}
      <text x={width - margin} y={height - 26} fontSize="14" fontWeight="700" textAnchor="end" fill="var(--ink-2)">
        {footer}
      </text>
    </svg>
  );
}

const Spiral = () => (
  <>
    {Array.from({ length: 23 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the holes are alike.
      <g key={index} transform={`translate(${36 + index * 29.5} 0)`}>
        <circle cy="34" r="6" fill="var(--line)" />
        <rect x="-2" y="10" width="4" height="22" rx="2" fill="var(--ink-3)" />
      </g>
    ))}
  </>
);

interface ColumnOfProps {
  readonly column: Column;
  readonly seat: number;
  readonly count: number;
  readonly table: number;
}

function ColumnOf({ column, seat, count, table }: ColumnOfProps) {
  const whole = (SHEET.width - 2 * SHEET.margin) / count;
  const width = whole - 14;
  return (
    <g transform={`translate(${SHEET.margin + seat * whole} 0)`}>
      {column.leads && (
        <rect
          x="-7"
          y={SHEET.head - 6}
          width={whole}
          height={table - SHEET.head + 20 + column.cells.length * SHEET.row}
          rx="12"
          fill="var(--gold-soft)"
        />
      )}
      <circle cx="8" cy={SHEET.head + 18} r="8" fill={SEATS[seat % SEATS.length]} />
      <text x="22" y={SHEET.head + 24} fontSize="18" fontWeight="800" fill="var(--ink)">
        {shortened(column.name, width)}
      </text>
      <text x="0" y={SHEET.head + 66} fontSize="38" fontWeight="900" fill="var(--ink)">
        {column.total}
        {column.note !== undefined && (
          <tspan dx="10" fontSize="18" fontWeight="800">
            {column.note}
          </tspan>
        )}
      </text>
      <g transform={`translate(0 ${table - SHEET.art})`}>{column.art(width)}</g>
      <rect y={table} width={width} height="4" fill="var(--wood-d)" />
      {column.cells.map(({ name, short = name, value }, row) => (
        <g key={name} transform={`translate(0 ${table + 32 + row * SHEET.row})`} fontSize={count > 3 ? 14 : 16}>
          <text fontWeight="600" fill="var(--ink-2)">
            {count > 3 ? short : name}
          </text>
          <text x={width} fontWeight="800" textAnchor="end" fill="var(--ink)">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A name that fits beside its mark. */
function shortened(name: string, width: number): string {
  const most = Math.max(3, Math.floor((width - 22) / 10));
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}

/** Characters that fit, Cyrillic ones as well, which are the widest. */
const LINE = 52;

/** A sentence in lines that fit the sheet. */
function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.filter(line => line !== '');
}
