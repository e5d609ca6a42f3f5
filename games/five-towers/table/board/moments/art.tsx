/** A flag on a new top, the stamp of a bid of five, the dust of a teardown. Each in a square around 0,0. */
import styles from './moments.module.css';

const turn = (index: number, of: number): number => (index * 360) / of;

/** A star of four points, 10 high. */
const SPARK = 'M0,-5 Q0.6,-0.6 5,0 Q0.6,0.6 0,5 Q-0.6,0.6 -5,0 Q-0.6,-0.6 0,-5Z';

const SPARKS = [-78, -42, -12, 14, 46, 80] as const;

/** The foot of the flag is where the tower ends. */
export const Flag = () => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    {SPARKS.map((angle, index) => (
      <g key={angle} transform={`rotate(${angle}) translate(0 -14)`}>
        <g className={styles['spark']} style={{ animationDelay: `calc(var(--delay) + ${index * 35}ms)` }}>
          <path d={SPARK} transform={`rotate(${-angle}) scale(${index % 2 === 0 ? 1.5 : 1})`} />
        </g>
      </g>
    ))}
    <g className={styles['flag']}>
      <rect x="-1.1" y="-34" width="2.2" height="36" rx="1.1" fill="var(--tree-d)" />
      <circle cy="-35" r="2.4" fill="var(--gold)" />
      <path
        className={styles['cloth']}
        d="M1,-33 Q9,-36 15,-32 Q20,-29 26,-31 L21,-25 L26,-19 Q19,-17 14,-20 Q8,-23 1,-20Z"
      />
    </g>
  </svg>
);

const RAYS = 12;

export const Stamp = () => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <g className={styles['rays']}>
      {Array.from({ length: RAYS }, (_, index) => (
        <path key={turn(index, RAYS)} d="M-2.4,-40 L0,-49 L2.4,-40Z" transform={`rotate(${turn(index, RAYS)})`} />
      ))}
    </g>
    <g className={styles['stamp']}>
      <circle r="37" className={styles['seal']} />
      <circle r="31" className={styles['ring']} />
      <text y="17" textAnchor="middle" fontSize="50" fontWeight="900">
        5
      </text>
    </g>
  </svg>
);

const PUFFS = [
  [-16, 2, 9],
  [-6, -5, 11],
  [7, -4, 10],
  [17, 3, 8],
  [0, 5, 10],
] as const;

const CRUMBS = [-62, -30, 8, 36, 66] as const;

export const Dust = () => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    {PUFFS.map(([x, y, r]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <circle r={r} className={styles['puff']} style={{ ['--x' as string]: `${x * 0.8}px` }} />
      </g>
    ))}
    {CRUMBS.map((angle, index) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <rect x="-2" y="-2" width={4 - (index % 2)} height="4" rx="1" className={styles['crumb']} />
      </g>
    ))}
  </svg>
);
