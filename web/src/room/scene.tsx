/** The country around the table of a waiting room. Decoration only. */
import { Tree } from '../shell/landscape.js';
import styles from './room.module.css';

const TREES = [
  [30, 196, 0.5],
  [96, 190, 0.4],
  [620, 190, 0.42],
  [700, 198, 0.52],
] as const;

export const Scene = () => (
  <svg
    viewBox="0 0 730 260"
    preserveAspectRatio="xMidYMax slice"
    className={styles['land']}
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="668" cy="44" r="24" fill="var(--sun)" />
    <path
      d="M70 62c0-9 14-12 19-4 6-10 24-6 23 5 8 0 9 10 1 10H71c-9 0-9-11-1-11ZM560 92c0-7 11-9 15-3 5-8 19-5 18 4 6 0 7 8 1 8h-33c-7 0-7-9-1-9Z"
      fill="var(--cloud)"
    />
    <path d="M0 168C120 128 220 186 360 160S610 128 730 164V260H0Z" fill="var(--hill-1)" />
    <path d="M0 200C150 168 300 214 460 190S650 186 730 200V260H0Z" fill="var(--hill-2)" />
    {TREES.map(([x, y, scale]) => (
      <Tree key={x} x={x} y={y} scale={scale} />
    ))}
    <path d="M0 236H730V260H0Z" fill="var(--ground)" />
  </svg>
);
