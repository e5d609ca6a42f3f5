/** The country around the table of a waiting room. Decoration only. */
import styles from './room.module.css';

const TREES = [
  [34, 182, 1],
  [96, 176, 0.8],
  [150, 184, 0.9],
  [566, 178, 0.8],
  [622, 172, 1],
  [700, 178, 0.9],
] as const;

export const Scene = () => (
  <svg
    viewBox="0 0 730 260"
    preserveAspectRatio="xMidYMax slice"
    className={styles['land']}
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="664" cy="88" r="24" fill="var(--sun)" />
    <path
      d="M70 92c0-9 14-12 19-4 6-10 24-6 23 5 8 0 9 10 1 10H71c-9 0-9-11-1-11ZM556 72c0-7 11-9 15-3 5-8 19-5 18 4 6 0 7 8 1 8h-33c-7 0-7-9-1-9Z"
      fill="var(--cloud)"
    />
    <path d="M0 168C120 128 220 186 360 160S610 128 730 164V260H0Z" fill="var(--hill-1)" />
    <path d="M0 200C150 168 300 214 460 190S650 186 730 200V260H0Z" fill="var(--hill-2)" />
    {TREES.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <path d="M-2 0h4v18h-4z" fill="var(--wood-d)" />
        <ellipse cy="-6" rx="13" ry="16" fill="var(--far)" />
      </g>
    ))}
    <path d="M0 236H730V260H0Z" fill="var(--ground)" />
  </svg>
);
