/** The country towers stand in: sky, sun or moon, hills, ground. By day in the light theme, by night in the dark one. */
import { memo } from 'react';
import styles from './art.module.css';
import { path, scatter, times } from './geometry.js';
import { grass, Plots } from './plots.js';

interface SceneProps {
  readonly width: number;
  readonly height: number;
  /** How much of it is ground, at the bottom. */
  readonly ground: number;
  /** With sun, clouds, birds and far trees; without, for small pictures. */
  readonly rich?: boolean;
  /** With the five grounds the towers stand on. */
  readonly plots?: boolean;
}

/** Fills its parent, behind everything: the parent needs a position. */
export const Scene = memo(function Scene({ width, height, ground, rich = false, plots = false }: SceneProps) {
  const y = height - ground;
  const unit = Math.min(1, height / 330);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={styles['scene']}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} fill="var(--sky)" />
      {rich && <Heaven w={width} h={height} u={unit} />}
      <Ridge w={width} h={height} y={y} isRich={rich} />
      <Hills w={width} h={height} y={y} u={Math.max(unit, height / 400)} />
      {rich && <FarTrees w={width} y={y} u={unit} />}
      <rect y={y} width={width} height={ground} fill="var(--ground)" />
      {rich && (
        <path
          d={grass(width, y + 8, height - 4, scatter(8))}
          stroke="var(--far)"
          strokeWidth="1.6"
          strokeLinecap="round"
          opacity="0.7"
        />
      )}
      {plots && <Plots width={width} y={y} h={Math.min(22, ground * 0.4)} />}
    </svg>
  );
});

interface Land {
  readonly w: number;
  readonly y: number;
  readonly u: number;
}

const BIRDS = [
  [0.47, 0.12],
  [0.495, 0.16],
  [0.71, 0.24],
] as const;

function Heaven({ w, h, u }: { readonly w: number; readonly h: number; readonly u: number }) {
  const chance = scatter(4);
  const star = (): string => path`M${chance() * w},${chance() * h * 0.6} h0.01`;
  const bird = ([x, y]: readonly [number, number]): string =>
    path`M${w * x - 7 * u},${h * y} q${4 * u},${-5 * u} ${7 * u},0 q${3 * u},${-5 * u} ${7 * u},0`;
  return (
    <>
      <circle cx={w * 0.93} cy={h * 0.17} r={26 * u + 4} fill="var(--sun)" />
      <g stroke="var(--star)" strokeLinecap="round">
        <path d={times(24, star).join('')} strokeWidth="1.6" opacity="0.5" />
        <path d={times(22, star).join('')} strokeWidth="2.6" opacity="0.8" />
      </g>
      <path
        d={cloud(w * 0.27, h * 0.2, u) + cloud(w * 0.62, h * 0.13, u * 1.2) + cloud(w * 0.77, h * 0.32, u * 0.8)}
        fill="var(--cloud)"
      />
      <path
        d={BIRDS.map(bird).join('')}
        fill="none"
        stroke="var(--far)"
        strokeWidth={1.6 * u + 0.5}
        strokeLinecap="round"
      />
    </>
  );
}

const cloud = (x: number, y: number, s: number): string =>
  path`M${x},${y} q${4 * s},${-12 * s} ${18 * s},${-10 * s} q${10 * s},${-16 * s} ${27 * s},${-6 * s} q${17 * s},${-4 * s} ${20 * s},${10 * s} q${8 * s},${s} ${9 * s},${6 * s}Z`;

/** The farthest hills: however high the picture, no more than its upper third is bare sky. On one of them stands a belfry. */
function Ridge({ w, h, y, isRich }: Omit<Land, 'u'> & { readonly h: number; readonly isRich: boolean }) {
  const low = h * 0.52;
  const high = h * 0.33;
  const u = h / 330;
  const x = w * 0.52;
  const foot = h * 0.4;
  return (
    <g className={styles['ridge']}>
      <path
        d={path`M0,${low} C${w * 0.08},${low} ${w * 0.13},${high} ${w * 0.22},${high} S${w * 0.36},${low} ${w * 0.42},${h * 0.46} S${w * 0.5},${h * 0.37} ${w * 0.58},${h * 0.4} S${w * 0.74},${low * 1.02} ${w * 0.8},${h * 0.45} S${w * 0.92},${high} ${w},${h * 0.36} V${y} H0Z`}
      />
      {isRich && (
        <path
          className={styles['far']}
          d={path`M${x - 5 * u},${foot} v${-20 * u} h${-1.5 * u} v${-3 * u} h${1.5 * u} v${-7 * u} l${5 * u},${-13 * u} l${5 * u},${13 * u} v${7 * u} h${1.5 * u} v${3 * u} h${-1.5 * u} v${20 * u}Z M${x + 7 * u},${foot} v${-8 * u} l${6 * u},${-6 * u} l${6 * u},${6 * u} v${8 * u}Z M${x - 20 * u},${foot} v${-6 * u} l${5 * u},${-5 * u} l${5 * u},${5 * u} v${6 * u}Z`}
        />
      )}
    </g>
  );
}

const Hills = ({ w, h, y, u }: Land & { readonly h: number }) => (
  <>
    <path
      d={path`M0,${y - 66 * u} C${w * 0.12},${y - 120 * u} ${w * 0.22},${y - 96 * u} ${w * 0.34},${y - 62 * u} S${w * 0.58},${y - 128 * u} ${w * 0.74},${y - 78 * u} S${w * 0.94},${y - 92 * u} ${w},${y - 74 * u} V${h} H0Z`}
      fill="var(--hill-1)"
    />
    <path
      d={path`M0,${y - 26 * u} C${w * 0.14},${y - 54 * u} ${w * 0.3},${y - 14 * u} ${w * 0.46},${y - 38 * u} S${w * 0.82},${y - 58 * u} ${w},${y - 24 * u} V${h} H0Z`}
      fill="var(--hill-2)"
    />
  </>
);

const TREES = 17;

function FarTrees({ w, y, u }: Land) {
  const chance = scatter(21);
  const tree = (i: number): string => {
    const x = (w * (i + 0.2 + chance() * 0.6)) / TREES;
    const high = (13 + chance() * 15) * u;
    const foot = y - 4 * u - chance() * 12 * u;
    const rx = high * 0.27;
    return path`M${x - u},${foot} v${-high * 0.4} h${2 * u} v${high * 0.4}Z M${x - rx},${foot - high * 0.72} a${rx},${high * 0.46} 0 1 0 ${2 * rx},0 a${rx},${high * 0.46} 0 1 0 ${-2 * rx},0Z`;
  };
  return <path d={times(TREES, tree).join('')} fill="var(--far)" />;
}
