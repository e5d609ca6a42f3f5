/** What each tower stands on: a cake plate, a graveyard, roots, a yard, a beach. */
import type { ReactNode } from 'react';
import type { TowerType } from '../../rules/index.js';
import { path, times } from './geometry.js';
import { SignShape } from './signs.js';

interface Ground {
  readonly x: number;
  readonly y: number;
  /** Half its width, and its height. */
  readonly a: number;
  readonly h: number;
}

const Mound = ({ x, y, a, h, fill }: Ground & { readonly fill: string }) => (
  <path
    d={path`M${x - a},${y + h} Q${x - a * 0.8},${y - h * 0.34} ${x},${y - h * 0.34} T${x + a},${y + h}Z`}
    fill={fill}
  />
);

const GRAVES = [
  { at: -0.84, size: 1 },
  { at: 0.82, size: 0.8 },
] as const;

const Grave = ({ x, y, h, size: s }: Ground & { readonly size: number }) => (
  <>
    <path
      d={path`M${x - h * 0.26 * s},${y + h * 0.3} v${-h * 0.62 * s} a${h * 0.26 * s},${h * 0.28 * s} 0 0 1 ${h * 0.52 * s},0 v${h * 0.62 * s}Z`}
      fill="#8f86a8"
    />
    <path
      d={path`M${x},${y - h * 0.42 * s} v${h * 0.36 * s} M${x - h * 0.12},${y - h * 0.3 * s} h${h * 0.24}`}
      stroke="#4d426e"
      strokeWidth={h * 0.08}
    />
  </>
);

const BLADES = [-0.9, -0.82, -0.74, 0.72, 0.8, 0.88] as const;
const CORAL = { ink: '#d98568', inner: '#f7e4b4' };

const PLOTS: Readonly<Record<TowerType, (ground: Ground) => ReactNode>> = {
  candy: ({ x, y, a, h }) => (
    <>
      <Mound x={x} y={y} a={a} h={h} fill="#c9a0b4" />
      <ellipse cx={x} cy={y + h * 0.2} rx={a * 0.9} ry={h * 0.36} fill="#fff4ea" />
      <ellipse cx={x} cy={y + h * 0.12} rx={a * 0.8} ry={h * 0.24} fill="#f3cfdd" />
    </>
  ),
  scary: ({ x, y, a, h }) => (
    <>
      <Mound x={x} y={y} a={a} h={h} fill="#5d5080" />
      {GRAVES.map(({ at, size }) => (
        <Grave key={at} x={x + a * at} y={y} a={a} h={h} size={size} />
      ))}
    </>
  ),
  tree: ({ x, y, a, h }) => (
    <>
      <Mound x={x} y={y} a={a} h={h} fill="#7d9a4f" />
      <path
        d={BLADES.map(at => path`M${x + a * at},${y + h * 0.3} l${a * 0.02},${-h * 0.5}`).join('')}
        stroke="#4e8b4a"
        strokeWidth={h * 0.1}
        strokeLinecap="round"
      />
      <path
        d={path`M${x - a * 0.8},${y + h * 0.3} Q${x - a * 0.6},${y - h * 0.1} ${x - a * 0.4},${y - h * 0.3} H${x + a * 0.4} Q${x + a * 0.6},${y - h * 0.1} ${x + a * 0.8},${y + h * 0.3} Q${x},${y - h * 0.1} ${x - a * 0.8},${y + h * 0.3}Z`}
        fill="#7a5434"
      />
    </>
  ),
  scrap: ({ x, y, a, h }) => (
    <>
      <Mound x={x} y={y} a={a} h={h} fill="#8f9186" />
      <path
        d={path`M${x - a * 0.8},${y + h * 0.2} L${x - a * 0.72},${y - h * 0.26} H${x + a * 0.72} L${x + a * 0.8},${y + h * 0.2}Z`}
        fill="#b9bcb6"
      />
      <rect x={x + a * 0.74} y={y - h * 0.62} width={h * 0.5} height={h * 0.8} rx={h * 0.06} fill="#b5764b" />
      <path
        d={path`M${x + a * 0.74},${y - h * 0.36} h${h * 0.5} M${x + a * 0.74},${y - h * 0.06} h${h * 0.5}`}
        stroke="#7f4c2b"
        strokeWidth={h * 0.07}
      />
      <circle cx={x - a * 0.84} cy={y} r={h * 0.2} fill="#b9bcb6" stroke="#39424b" strokeWidth={h * 0.16} />
    </>
  ),
  sand: ({ x, y, a, h }) => (
    <>
      <Mound x={x} y={y} a={a} h={h} fill="#efd596" />
      <Mound x={x} y={y} a={a * 0.8} h={h * 0.5} fill="#f7e4b4" />
      <path
        d={path`M${x + a * 0.72},${y + h * 0.2} l${-h * 0.1},${-h * 0.56} h${h * 0.6} l${-h * 0.1},${h * 0.56}Z`}
        fill="#2f86b3"
      />
      <path
        d={path`M${x + a * 0.72 - h * 0.1},${y - h * 0.36} q${h * 0.3},${-h * 0.4} ${h * 0.6},0`}
        fill="none"
        stroke="#1f5f85"
        strokeWidth={h * 0.07}
      />
      <SignShape type="sand" x={x - a * 0.82} y={y + h * 0.1} size={h * 0.48} tone={CORAL} />
    </>
  ),
};

/** The five plots side by side. */
export function Plots({ width, y, h }: { readonly width: number; readonly y: number; readonly h: number }) {
  const each = width / 5;
  return (Object.keys(PLOTS) as TowerType[]).map((type, index) => (
    <g key={type}>{PLOTS[type]({ x: each * (index + 0.5), y, a: each * 0.49, h })}</g>
  ));
}

/** Tufts of grass over a piece of ground. */
export const grass = (width: number, top: number, bottom: number, chance: () => number): string =>
  times(width / 16, () => {
    const x = chance() * width;
    const y = top + chance() * (bottom - top);
    return path`M${x},${y} l-2,-5 M${x + 3},${y} l1,-6`;
  }).join('');
