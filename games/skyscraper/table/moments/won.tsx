/** The floor that wins: a flag goes up, and the street celebrates. */
import type { CSSProperties } from 'react';
import { OUTLINE } from '../art/ink.js';
import { roofReach, winningLine } from '../art/plan.js';
import { doorSpot } from './geometry.js';
import type { MomentProps } from './index.js';
import styles from './moments.module.css';

const COLOURS = ['var(--sk-sun)', 'var(--sk-heart)', 'var(--sk-clover)', 'var(--sk-star)'] as const;
const SNIPPETS = 36;

export function Won({ highlight, street }: MomentProps) {
  const { plan, column, seats } = street;
  const { x } = doorSpot(street, highlight.seat ?? 0);
  const pole = plan.floor * 0.9;
  return (
    <>
      <div className={styles['flag']} style={{ left: x, top: winningLine(plan) - roofReach(plan) * 0.55 }}>
        <svg width="1" height="1" overflow="visible" aria-hidden="true" focusable="false">
          <g strokeWidth={plan.line + 0.6}>
            <path {...OUTLINE} d={`M0 0V${-pole}`} fill="none" />
            <path {...OUTLINE} d={`M0 ${-pole}l${pole * 0.8} ${pole * 0.24}L0 ${-pole * 0.52}Z`} fill="#f4bf55" />
          </g>
        </svg>
      </div>
      {Array.from({ length: SNIPPETS }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: snippets are alike.
          key={i}
          className={styles['snippet']}
          style={
            {
              left: column * seats.length * part(i, 7),
              background: COLOURS[i % COLOURS.length],
              '--fall': `${plan.height * (0.5 + 0.5 * part(i, 5))}px`,
              '--wait': part(i, 3).toFixed(2),
            } as CSSProperties
          }
        />
      ))}
    </>
  );
}

/** A number between 0 and 1 that looks like chance and is none. */
const part = (index: number, step: number): number => (index * step * 0.618034) % 1;
