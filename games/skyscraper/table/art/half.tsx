/** One half of a floor: a card in a house, or alone on a card's face. */
import { useId } from 'react';
import { INK, OUTLINE, PALE, round } from './ink.js';
import { motif, type Pair, pairOf, shades, Wallpaper } from './pairs.js';

export interface HalfShape {
  /** The number it has here; for a joker the one it stands for. */
  readonly value: number;
  readonly joker?: boolean;
  readonly side: 'left' | 'right';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The width of outlines. */
  readonly line: number;
  /** The scale of the wallpaper, where it does not follow from the height. */
  readonly unit?: number;
  /** The number's size as a part of the height, and where its middle is. */
  readonly digit: { readonly size: number; readonly y: number; readonly dx: number };
}

export function Half(shape: HalfShape) {
  const { value, joker = false, side, x, y, w, h, line } = shape;
  const paper = useId();
  const pair = pairOf(value);
  const colours = shades(pair);
  const unit = shape.unit ?? h / 62;
  const outline = outlineOf(shape, unit);
  return (
    <>
      <defs>
        <Wallpaper id={paper} pair={pair} u={unit} joker={joker} />
      </defs>
      <path d={outline} fill={side === 'left' ? colours.light : colours.full} />
      <path d={outline} fill={`url(#${paper})`} />
      <Windows count={value} x={x} y={y} w={w} h={h} unit={unit} colour={colours.dark} />
      <path d={outline} {...OUTLINE} fill="none" strokeWidth={line} />
      <Digit {...shape} text={joker ? '?' : String(value)} />
    </>
  );
}

/** Round corners on the outside, straight where the other half joins. */
function outlineOf({ side, x, y, w, h }: HalfShape, unit: number): string {
  const r = round(Math.min(6 * unit, 5));
  const right = round(x + w);
  const bottom = round(y + h);
  return side === 'left'
    ? `M${right} ${y}H${round(x + r)}q${-r} 0 ${-r} ${r}V${round(bottom - r)}q0 ${r} ${r} ${r}H${right}Z`
    : `M${x} ${y}H${round(right - r)}q${r} 0 ${r} ${r}V${round(bottom - r)}q0 ${r} ${-r} ${r}H${x}Z`;
}

interface WindowsProps {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly unit: number;
  readonly colour: string;
}

/** Nine lit windows make a whole floor: as many of them here as the number says. */
function Windows({ count, x, y, w, h, unit, colour }: WindowsProps) {
  const step = (w - 6 * unit) / Math.max(count, 4);
  const width = round(Math.min(step * 0.6, 7 * unit));
  const left = x + 3 * unit + (w - 6 * unit - step * count) / 2 + (step - width) / 2;
  const top = y + h * 0.84;
  const windows = Array.from(
    { length: count },
    (_, i) => `M${round(left + step * i)} ${round(top + h * 0.02)}h${width}v${round(h * 0.09)}h${-width}Z`,
  );
  return (
    <>
      <rect
        x={round(x + 0.6)}
        y={round(top - h * 0.02)}
        width={round(w - 1.2)}
        height={round(h * 0.17)}
        rx={round(unit * 2)}
        fill={colour}
        opacity=".85"
      />
      <path d={windows.join('')} fill="#fff3c4" />
    </>
  );
}

function Digit({ side, x, y, w, h, digit, text }: HalfShape & { readonly text: string }) {
  const size = h * digit.size;
  const shift = Math.min(h * 0.094, w * 0.14) * (side === 'left' ? -1 : 1);
  return (
    <text
      x={round(x + w / 2 + shift + digit.dx)}
      y={round(y + h * digit.y + size * 0.355)}
      fontSize={round(size)}
      fontWeight={900}
      textAnchor="middle"
      fill={INK}
      stroke={PALE}
      strokeWidth={round(Math.max(2, size * 0.09))}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {text}
    </text>
  );
}

interface SymbolProps {
  readonly pair: Pair;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly line: number;
}

/** The symbol that joins the two halves of a floor. */
export function PairSymbol({ pair, cx, cy, r, line }: SymbolProps) {
  return (
    <>
      <path d={motif(pair, cx, cy, r)} {...OUTLINE} fill="#fff6dd" strokeWidth={line} />
      <path d={motif(pair, cx, cy, r)} fill="#fff6dd" />
      <path d={motif(pair, cx, cy, r * 0.62)} fill={shades(pair).dark} />
    </>
  );
}

/** Half a symbol at the edge where the partner is missing, and a dashed hint of the rest. */
export function HalfSymbol({
  side,
  rest,
  ...symbol
}: SymbolProps & { readonly side: 'left' | 'right'; readonly rest: boolean }) {
  const here = useId();
  const there = useId();
  const { pair, cx, cy, r, line } = symbol;
  const reach = r * 3;
  const [hereX, thereX] = side === 'left' ? [cx - reach, cx] : [cx, cx - reach];
  return (
    <>
      <clipPath id={here}>
        <rect x={round(hereX)} y={round(cy - reach)} width={round(reach)} height={round(2 * reach)} />
      </clipPath>
      <clipPath id={there}>
        <rect x={round(thereX)} y={round(cy - reach)} width={round(reach)} height={round(2 * reach)} />
      </clipPath>
      <g clipPath={`url(#${here})`}>
        <PairSymbol {...symbol} />
      </g>
      <path {...OUTLINE} d={`M${round(cx)} ${round(cy - r * 0.9)}v${round(r * 1.8)}`} strokeWidth={line} fill="none" />
      {rest && (
        <g clipPath={`url(#${there})`}>
          <path
            d={motif(pair, cx, cy, r)}
            fill="none"
            stroke={shades(pair).dark}
            strokeWidth="2.4"
            strokeDasharray="5 4"
            strokeLinecap="round"
          />
        </g>
      )}
    </>
  );
}
