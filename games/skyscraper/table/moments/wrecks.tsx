/** The wrecking ball swings in and hits; the jackhammer shakes until the floor gives way. */
import type { CSSProperties } from 'react';
import { SpecialArt } from '../art/card.js';
import { OUTLINE } from '../art/ink.js';
import { Ball } from '../art/wrecks.js';
import { goneSpot, type Spot } from './geometry.js';
import type { MomentProps } from './index.js';
import styles from './moments.module.css';

export function Wreck({ highlight, tempo, street }: MomentProps) {
  const { plan } = street;
  const spot = goneSpot(street, highlight.seat ?? 0);
  const radius = Math.max(18, plan.floor * 0.55);
  const rope = plan.floor * 4 + 90;
  const size = (radius / 28) * 100;
  return (
    <>
      <div className={styles['swing']} style={{ left: spot.x - plan.half - radius * 0.5, top: spot.y - rope }}>
        <svg width="1" height="1" overflow="visible" aria-hidden="true" focusable="false">
          <path d={`M0 0V${rope - radius}`} stroke="#59616c" strokeWidth={plan.isSmall ? 3 : 5} strokeDasharray="9 4" />
          <g
            transform={`translate(${(-47 * size) / 100} ${rope - (60 * size) / 100}) scale(${size / 100})`}
            strokeWidth="4"
          >
            <Ball />
          </g>
        </svg>
      </div>
      <Crash spot={spot} floor={plan.floor} half={plan.half} after={hitOf(highlight.facts) * tempo} />
    </>
  );
}

export function Drill({ highlight, tempo, street }: MomentProps) {
  const { plan } = street;
  const spot = goneSpot(street, highlight.seat ?? 0);
  const size = Math.max(44, plan.floor * 1.5);
  return (
    <>
      <div
        className={styles['drill']}
        style={
          {
            left: spot.x - size / 2,
            top: spot.y - plan.floor / 2 - size * 0.82,
            '--hit': `${hitOf(highlight.facts) * tempo}ms`,
          } as CSSProperties
        }
      >
        <SpecialArt card="jackhammer" width={size} />
      </div>
      <Crash spot={spot} floor={plan.floor} half={plan.half} after={hitOf(highlight.facts) * tempo} />
    </>
  );
}

const hitOf = (facts: unknown): number => (facts as { readonly hit?: number } | undefined)?.hit ?? 0;

/** Where pieces fly, seen from the middle, in floors. */
const PIECES = [
  [-1.9, 0.7, '#e58a6f'],
  [-1.2, -1.1, '#b9b0a2'],
  [-0.3, -1.6, '#e58a6f'],
  [0.8, -1.4, '#b9b0a2'],
  [1.7, -0.6, '#e58a6f'],
  [2, 0.8, '#b9b0a2'],
  [0.2, 1.5, '#e58a6f'],
] as const;

interface CrashProps {
  readonly spot: Spot;
  readonly floor: number;
  readonly half: number;
  /** In so many milliseconds. */
  readonly after: number;
}

/** Dust and pieces. */
function Crash({ spot, floor, half, after }: CrashProps) {
  const size = floor * 0.24;
  return (
    <div className={styles['crash']} style={{ left: spot.x, top: spot.y, '--hit': `${after}ms` } as CSSProperties}>
      {[-0.7, 0, 0.7].map(x => (
        <span
          key={x}
          className={styles['dust']}
          style={{ left: x * half - floor * 0.5, top: -floor * 0.4, width: floor, height: floor * 0.8 }}
        />
      ))}
      {PIECES.map(([x, y, colour]) => (
        <svg
          key={x}
          className={styles['piece']}
          style={{ '--x': `${x * floor}px`, '--y': `${y * floor}px` } as CSSProperties}
          width={size}
          height={size}
          viewBox="-1 -1 12 12"
          aria-hidden="true"
          focusable="false"
        >
          <path {...OUTLINE} d="M1 3L6 0l4 4-2 6-6-1Z" fill={colour} strokeWidth="1.6" />
        </svg>
      ))}
    </div>
  );
}
