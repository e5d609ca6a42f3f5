/** Plots as SVG: as wide as a phone, so that letters stay readable there. */
import { at } from '@belfry/engine';
import { type Markup, markup } from './markup.js';
import { type Scale, spread } from './scale.js';
import { COLOURS } from './style.js';

const WIDTH = 360;
/** What is left free on both sides, so that what lies at the end of an axis is seen whole. */
const SIDE = 10;

const colourOf = (index: number): string => `var(--colour-${index % COLOURS})`;

/** A dot in the colour of a line or bot, for tables. */
export const dotOf = (index: number): Markup =>
  markup`<span class="dot" style="background: ${colourOf(index)}"></span>`;

const framed = (height: number, label: string, content: readonly Markup[]): Markup =>
  markup`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}">${content}</svg>`;

const across = (scale: Scale, value: number): number => SIDE + scale.place(value) * (WIDTH - 2 * SIDE);

/** A value and how far off it may be. */
export interface Bar {
  readonly name: string;
  /** The value as it is read. */
  readonly text: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const BAR = 46;
const AXIS = 20;

/** A line for each: its name, its value, and below a dot with its interval. */
export function barsPlot(label: string, bars: readonly Bar[], scale: Scale, equal?: number): Markup {
  const bottom = bars.length * BAR + 4;
  return framed(bottom + AXIS, label, [
    ...ticksBelow(scale, bottom),
    ...(equal === undefined ? [] : [upright('equal', across(scale, equal), bottom)]),
    ...bars.map((bar, index) => {
      const [top, line] = [index * BAR + 16, index * BAR + 32];
      const [from, to] = [across(scale, bar.low), across(scale, bar.high)];
      return markup`<text x="0" y="${top}">${shortened(bar.name)}</text><text x="${WIDTH}" y="${top}" text-anchor="end">${bar.text}</text><g stroke="${colourOf(index)}" stroke-width="3" stroke-linecap="round"><path d="M${from} ${line}H${to}" opacity="0.45"/></g><circle cx="${across(scale, bar.value)}" cy="${line}" r="5.5" fill="${colourOf(index)}"/>`;
    }),
  ]);
}

/** Names of programs may be long. */
export const shortened = (name: string): string => (name.length <= 28 ? name : `…${name.slice(-27)}`);

const upright = (kind: string, x: number, bottom: number): Markup =>
  markup`<path class="${kind}" d="M${x} 0V${bottom}"/>`;

function ticksBelow(scale: Scale, bottom: number): Markup[] {
  return scale.ticks.map(({ value, text }) => {
    const x = across(scale, value);
    const anchor = x < 30 ? 'start' : x > WIDTH - 30 ? 'end' : 'middle';
    const edge = anchor === 'start' ? 0 : anchor === 'end' ? WIDTH : x;
    return markup`${upright('rule', x, bottom)}<text class="soft" x="${edge}" y="${bottom + 15}" text-anchor="${anchor}">${text}</text>`;
  });
}

export interface Histogram {
  readonly name: string;
  readonly text: string;
  /** How often each value came. */
  readonly counts: ReadonlyMap<number, number>;
}

const HISTOGRAM = 80;
const TALLEST = 46;
const MOST_COLUMNS = 60;

/** Heaps side by side for each, all over the same axis. */
export function histogramsPlot(
  label: string,
  histograms: readonly Histogram[],
  format: (value: number) => string,
): Markup {
  const values = histograms.flatMap(({ counts }) => [...counts.keys()]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = Math.max(1, Math.ceil((most - least + 1) / MOST_COLUMNS));
  // Each value stands in the middle of its column.
  const scale = spread([least - 0.5, most + step - 0.5], format, 1);
  const bottom = histograms.length * HISTOGRAM;
  return framed(bottom + AXIS, label, [
    ...ticksBelow(scale, bottom),
    ...histograms.map((histogram, index) => heap(histogram, index, { scale, least, step })),
  ]);
}

function heap(
  { name, text, counts }: Histogram,
  index: number,
  { scale, least, step }: { readonly scale: Scale; readonly least: number; readonly step: number },
): Markup {
  const columns = new Map<number, number>();
  for (const [value, count] of counts) {
    const column = Math.floor((value - least) / step);
    columns.set(column, (columns.get(column) ?? 0) + count);
  }
  const tallest = Math.max(...columns.values());
  const foot = (index + 1) * HISTOGRAM - 4;
  const bars = [...columns].map(([column, count]) => {
    const [from, to] = [0, 1].map(side => across(scale, least - 0.5 + (column + side) * step)) as [number, number];
    const height = Math.max(1, (count / tallest) * TALLEST);
    return markup`<rect x="${from + 0.5}" y="${foot - height}" width="${Math.max(1, to - from - 1)}" height="${height}"/>`;
  });
  return markup`<text x="0" y="${foot - TALLEST - 10}">${shortened(name)}</text><text x="${WIDTH}" y="${foot - TALLEST - 10}" text-anchor="end">${text}</text><rect class="zero" x="0" y="${foot}" width="${WIDTH}" height="1"/><g fill="${colourOf(index)}">${bars}</g>`;
}

/** Something that was measured after so many lessons; with an interval, a dot. */
export interface Measured {
  readonly x: number;
  readonly y: number;
  readonly low?: number;
  readonly high?: number;
  readonly isMarked?: boolean;
}

const TALL = 180;
const LEFT = 44;

/** How something goes on from left to right: a line, or dots with their intervals. */
export function coursePlot(
  label: string,
  points: readonly Measured[],
  scales: { readonly x: Scale; readonly y: Scale },
  equal?: number,
): Markup {
  const right = (value: number): number => LEFT + scales.x.place(value) * (WIDTH - LEFT - SIDE);
  const down = (value: number): number => SIDE + (1 - scales.y.place(value)) * (TALL - 2 * SIDE);
  const isLine = points.every(({ low }) => low === undefined);
  const path = points.map(
    ({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${right(x).toFixed(1)} ${down(y).toFixed(1)}`,
  );
  const dots = points.map(({ x, y, low = y, high = y, isMarked = false }) => {
    const colour = colourOf(isMarked ? 3 : 0);
    return markup`<path d="M${right(x)} ${down(low)}V${down(high)}" stroke="${colour}" stroke-width="2" opacity="0.5"/><circle cx="${right(x)}" cy="${down(y)}" r="${isMarked ? 5.5 : 3.5}" fill="${colour}"/>`;
  });
  return framed(TALL + AXIS, label, [
    ...scales.y.ticks.map(
      ({ value, text }) =>
        markup`<path class="rule" d="M${LEFT} ${down(value)}H${WIDTH}"/><text class="soft" x="${LEFT - 6}" y="${down(value) + 4}" text-anchor="end">${text}</text>`,
    ),
    ...scales.x.ticks.map(
      ({ value, text }) =>
        markup`<text class="soft" x="${Math.min(right(value), WIDTH - 12)}" y="${TALL + 14}" text-anchor="middle">${text}</text>`,
    ),
    ...(equal === undefined ? [] : [markup`<path class="equal" d="M${LEFT} ${down(equal)}H${WIDTH}"/>`]),
    ...(isLine
      ? [
          markup`<path d="${path.join('')}" fill="none" stroke="${colourOf(0)}" stroke-width="2" stroke-linejoin="round"/>`,
        ]
      : dots),
    ...(points.length === 1 && isLine
      ? [markup`<circle cx="${right(at(points, 0).x)}" cy="${down(at(points, 0).y)}" r="3.5" fill="${colourOf(0)}"/>`]
      : []),
  ]);
}
