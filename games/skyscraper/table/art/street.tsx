/** The street behind the houses: sky, far town and bunting. Deterministic, so that a street looks the same every time. */
import { useId } from 'react';
import { OUTLINE, round } from './ink.js';
import { skyline } from './skyline.js';
import styles from './street.module.css';

interface StreetProps {
  readonly width: number;
  readonly height: number;
  /** How far from the top the bunting hangs; no bunting if left out. */
  readonly bunting?: number | undefined;
  /** Lamps and trees at these places. */
  readonly posts?: readonly number[];
}

const SMALL = 600;

/** Fills its parent's width and height in pixels. */
export function StreetScene({ width, height, bunting, posts = [] }: StreetProps) {
  const sky = useId();
  const isSmall = width < SMALL;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMax slice"
      className={styles['street']}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sk-sky)" />
          <stop offset=".8" stopColor="var(--sk-sky-2)" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${sky})`} />
      <Day width={width} isSmall={isSmall} />
      <Night width={width} isSmall={isSmall} />
      <Town width={width} height={height} isSmall={isSmall} />
      {bunting !== undefined && <Bunting width={width} y={bunting} isSmall={isSmall} />}
      {posts.map((x, i) => (i % 2 === 0 ? <Lamp key={x} x={x} y={height} /> : <Tree key={x} x={x} y={height} />))}
    </svg>
  );
}

interface SkyProps {
  readonly width: number;
  readonly isSmall: boolean;
}

const CLOUD = 'M-34 10c-10 0-10-14 2-14 0-14 20-18 26-7 8-8 22-3 21 7 14-2 16 14 4 14Z';

function Day({ width, isSmall }: SkyProps) {
  const clouds = isSmall
    ? [[0.34, 44, 0.5] as const]
    : ([
        [0.3, 34, 1.1],
        [0.62, 46, 0.9],
        [0.93, 30, 1],
      ] as const);
  return (
    <g className={styles['day']}>
      <circle
        cx={round(width * (isSmall ? 0.9 : 0.79))}
        cy={isSmall ? 26 : 40}
        r={isSmall ? 14 : 26}
        fill="var(--sk-sun)"
      />
      {clouds.map(([x, y, scale]) => (
        <path
          key={x}
          transform={`translate(${round(width * x)} ${y}) scale(${scale})`}
          d={CLOUD}
          fill="#fffaf0"
          opacity=".9"
        />
      ))}
    </g>
  );
}

const STARS = [0.06, 0.17, 0.3, 0.37, 0.5, 0.58, 0.68, 0.86, 0.96];

function Night({ width, isSmall }: SkyProps) {
  const x = width * (isSmall ? 0.9 : 0.79);
  const [y, r] = isSmall ? [26, 14] : [40, 26];
  return (
    <g className={styles['night']} fill="#fff0c2">
      <path
        d={`M${round(x)} ${y - r}a${r} ${r} 0 1 0 ${r} ${r * 1.25}a${round(r * 0.82)} ${round(r * 0.82)} 0 0 1 ${-r} ${-r * 1.25}Z`}
      />
      {STARS.map((at, i) => (
        <circle
          key={at}
          cx={round(width * at)}
          cy={(isSmall ? 8 : 14) + ((i * 37) % 5) * (isSmall ? 4 : 9)}
          r={(isSmall ? 1 : 1.7) * (i % 2 === 0 ? 0.7 : 1)}
        />
      ))}
    </g>
  );
}

function Town({ width, height, isSmall }: SkyProps & { readonly height: number }) {
  const { far, near, windows } = skyline(width, height, isSmall ? 16 : 40);
  return (
    <>
      <path d={far} fill="var(--sk-far)" />
      <path d={near} fill="var(--sk-near)" />
      <path d={windows} fill="var(--sk-halo)" opacity=".32" />
    </>
  );
}

const FLAGS = ['var(--sk-sun)', 'var(--sk-heart)', 'var(--sk-clover)', 'var(--sk-star)'] as const;

/** Little flags on a line that sags between the posts. */
function Bunting({ width, y, isSmall }: SkyProps & { readonly y: number }) {
  const arc = isSmall ? 45 : 130;
  const sag = isSmall ? 7 : 14;
  const flag = isSmall ? 9 : 20;
  const count = Math.ceil(width / arc) + 1;
  const arcs = Array.from({ length: count }, (_, i) => i * arc - arc / 2);
  return (
    <>
      <path
        d={`M${-arc / 2} ${y}${arcs.map(() => `q${arc / 2} ${sag} ${arc} 0`).join('')}`}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={isSmall ? 1.2 : 2}
      />
      {arcs.flatMap(x =>
        FLAGS.map((fill, j) => {
          const part = (j + 0.5) / FLAGS.length;
          const left = round(x + arc * part - flag / 2);
          return (
            <path
              key={`${x}${fill}`}
              d={`M${left} ${round(y + 2 * sag * part * (1 - part))}h${flag}l${-flag / 2} ${flag * 1.05}Z`}
              fill={fill}
            />
          );
        }),
      )}
    </>
  );
}

interface PostProps {
  readonly x: number;
  readonly y: number;
}

export const Lamp = ({ x, y }: PostProps) => (
  <g transform={`translate(${round(x)} ${round(y)})`} strokeWidth="2.2">
    <circle cy="-86" r="26" fill="var(--sk-halo)" opacity=".22" />
    <path {...OUTLINE} d="M-6 0h12l-3-10h-6ZM-2-10h4v-64h-4Z" fill="#515b66" />
    <path {...OUTLINE} d="M-9-96h18l-4 22h-10Z" fill="#ffe39a" />
    <path {...OUTLINE} d="M-12-96q12-14 24 0Z" fill="#515b66" />
  </g>
);

export const Tree = ({ x, y }: PostProps) => (
  <g transform={`translate(${round(x)} ${round(y)})`} strokeWidth="2.2">
    <path {...OUTLINE} d="M0 0v-40" fill="none" strokeWidth="7" />
    <path d="M0 0v-40" stroke="#8a5f36" strokeWidth="3" />
    <path {...OUTLINE} d="M-19-44c-7-14 4-22 4-22-2-16 28-20 30-2 10 4 10 20 0 26-8 8-26 8-34-2Z" fill="var(--tree)" />
    <path {...OUTLINE} d="M-9-54q4 4 8 0M1-66q4 4 8 0M5-48q4 3 7 0" fill="none" opacity=".55" />
  </g>
);
