/** Two numbers that make 9 share a hue, a symbol and a wallpaper. */
import { FLOOR_SUM } from '../../rules/index.js';
import { round } from './ink.js';

export const PAIRS = ['sun', 'heart', 'clover', 'star'] as const;
export type Pair = (typeof PAIRS)[number];

/** The pair a number belongs to: 1 and 8 the sun, 2 and 7 the heart, 3 and 6 the clover, 4 and 5 the star. */
export const pairOf = (value: number): Pair => PAIRS[Math.min(value, FLOOR_SUM - value) - 1] ?? 'sun';

/** The shades of a pair. */
export const shades = (pair: Pair) => ({
  light: `var(--sk-${pair}-l)`,
  full: `var(--sk-${pair})`,
  dark: `var(--sk-${pair}-d)`,
});

/** The outline of a pair's symbol. */
export function motif(pair: Pair, cx: number, cy: number, r: number): string {
  switch (pair) {
    case 'sun':
      return rays(cx, cy, 10, r * 1.08, r * 0.72);
    case 'star':
      return rays(cx, cy + r * 0.06, 5, r * 1.16, r * 0.52);
    case 'heart':
      return heart(cx, cy, r * 1.05);
    case 'clover':
      return clover(cx, cy, r);
  }
}

function rays(cx: number, cy: number, count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i * Math.PI) / count - Math.PI / 2;
    const reach = i % 2 === 0 ? outer : inner;
    return `${round(cx + Math.cos(angle) * reach)} ${round(cy + Math.sin(angle) * reach)}`;
  });
  return `M${points.join('L')}Z`;
}

function heart(cx: number, cy: number, s: number): string {
  const at = (dx: number, dy: number): string => `${round(cx + s * dx)} ${round(cy + s * dy)}`;
  return `M${at(0, 1)}C${at(-1.6, -0.05)} ${at(-0.85, -1.35)} ${at(0, -0.45)}C${at(0.85, -1.35)} ${at(1.6, -0.05)} ${at(0, 1)}Z`;
}

function clover(cx: number, cy: number, r: number): string {
  const b = round(r * 0.58);
  const leaf = (dx: number, dy: number): string =>
    `M${round(cx + dx * r * 0.52 - b)} ${round(cy + dy * r * 0.52)}a${b} ${b} 0 1 0 ${2 * b} 0a${b} ${b} 0 1 0 ${-2 * b} 0Z`;
  return leaf(-1, -1) + leaf(1, -1) + leaf(1, 1) + leaf(-1, 1);
}

/** The wallpaper of a pair, in units of `u`; a joker has diamonds. */
export function Wallpaper({
  id,
  pair,
  u,
  joker,
}: {
  readonly id: string;
  readonly pair: Pair;
  readonly u: number;
  readonly joker: boolean;
}) {
  return (
    <pattern id={id} width={12 * u} height={12 * u} patternUnits="userSpaceOnUse">
      <g transform={`scale(${round(u)})`}>{joker ? <Diamonds /> : <PairPaper pair={pair} />}</g>
    </pattern>
  );
}

const Diamonds = () => <path d="M6 0L12 6L6 12L0 6Z" fill="#fff" opacity=".5" />;

function PairPaper({ pair }: { readonly pair: Pair }) {
  const { dark } = shades(pair);
  switch (pair) {
    case 'sun':
      return (
        <path
          d="M1.5 3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM7.5 9a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z"
          fill={dark}
          opacity=".26"
        />
      );
    case 'heart':
      return <path d="M0 4q3-4 6 0t6 0" fill="none" stroke={dark} strokeWidth="1.4" opacity=".26" />;
    case 'clover':
      return <path d="M3 0V12M9 0V12" stroke={dark} strokeWidth="1.6" opacity=".22" />;
    case 'star':
      return <path d="M0 12L12 0M-6 6L6-6M6 18L18 6" stroke={dark} strokeWidth="1.5" opacity=".24" />;
  }
}
