/** What hides the table when the device changes hands: a red curtain, and a thief who would like to look. */

import styles from './curtain.module.css';
import { OUTLINE, round } from './ink.js';
import { HOUSE_STYLES, Roof, styleOf } from './roofs.js';
import { RaccoonHead } from './thieves.js';

/** Red cloth with a gold fringe; fills its positioned parent. */
export function CurtainArt() {
  return (
    <span className={styles['curtain']} aria-hidden="true">
      <svg className={styles['cloth']} aria-hidden="true" focusable="false">
        <defs>
          <pattern id="sk-cloth" width="60" height="900" patternUnits="userSpaceOnUse">
            <path d="M0 0h60v900H0Z" fill="var(--sk-curtain)" />
            <path d="M0 0H30q7 450 0 900H0Z" fill="var(--sk-curtain-2)" />
            <path d="M43 0h8v900h-8Z" fill="var(--sk-curtain-3)" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#sk-cloth)" />
      </svg>
      <svg className={styles['fringe']} aria-hidden="true" focusable="false">
        <defs>
          <pattern id="sk-fringe" width="120" height="84" patternUnits="userSpaceOnUse">
            <path d={FRINGE} stroke="var(--gold)" strokeWidth="5" strokeLinecap="round" />
            <path d="M-4 44V-8H124V44H120q-60 34-120 0Z" fill="var(--sk-curtain)" />
            <path d="M-60 10M0 44q60 34 120 0" fill="none" stroke="var(--gold)" strokeWidth="6" strokeLinecap="round" />
          </pattern>
        </defs>
        <rect width="100%" height="84" fill="url(#sk-fringe)" />
      </svg>
    </span>
  );
}

const FRINGE = Array.from({ length: 10 }, (_, i) => {
  const part = (i + 0.5) / 10;
  return `M${round(120 * part)} ${round(44 + 68 * part * (1 - part))}v15`;
}).join('');

/** Looks over the edge below it, paws on top. The edge is at 59 of its 76 units. */
export function PeekingThief({ width }: { readonly width: number }) {
  return (
    <svg viewBox="-6 -2 112 76" width={width} height={(width * 76) / 112} aria-hidden="true" focusable="false">
      <clipPath id="sk-edge">
        <rect x="-10" y="-20" width="120" height="76.4" />
      </clipPath>
      <g strokeWidth="3">
        <g clipPath="url(#sk-edge)">
          <RaccoonHead />
          <path {...OUTLINE} d="M26 24C26 6 40 1 50 1s24 5 24 23Z" fill="#0f6e66" />
          <path {...OUTLINE} d="M23 20h54v9q-27-6-54 0Z" fill="#0a4c47" />
        </g>
        <path
          {...OUTLINE}
          d="M-4 60c0-8 20-8 20 0v6q0 4-4 3-2 3-6 1-4 2-6-1-4 0-4-4ZM84 60c0-8 20-8 20 0v6q0 4-4 3-2 3-6 1-4 2-6-1-4 0-4-4Z"
          fill="#6d7280"
        />
      </g>
    </svg>
  );
}

/** The device goes from one house to another. */
export function PassScene({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <svg viewBox="0 -4 320 146" className={styles['scene']} aria-hidden="true" focusable="false">
      <path
        d="M0 142V92h22V74h26v-16h30v26h24V66h28v30h22V52h30v40h26V70h34v24h24V60h30v22h24v60Z"
        fill="var(--sk-far)"
      />
      <path d="M0 128h320v14H0Z" fill="var(--sk-kerb)" />
      <SmallHouse seat={from} place="translate(12 56) scale(.84)" line={3.6} light="#8b93a5" />
      <SmallHouse seat={to} place="translate(198 32) scale(1.1)" line={2.7} light="#ffd97a" />
      <g fill="none" stroke="var(--act)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M98 66Q142-4 188 48" strokeDasharray="1 11" />
        <path d="M188 30l1 19-19-2" />
      </g>
      <g transform="translate(-3 34) rotate(14 148 52) translate(22 8) scale(.85)" strokeWidth="3">
        <rect {...OUTLINE} x="130" y="26" width="36" height="62" rx="6" fill="#454b5a" />
        <rect x="134" y="32" width="28" height="48" rx="2" fill="#0f6e66" />
        <path d="M140 72V52q0-8 8-8t8 8v20Z" fill="#f4bf55" />
      </g>
    </svg>
  );
}

interface SmallHouseProps {
  readonly seat: number;
  readonly place: string;
  readonly line: number;
  readonly light: string;
}

function SmallHouse({ seat, place, line, light }: SmallHouseProps) {
  const { wall, roof } = styleOf(seat);
  return (
    <g transform={place} strokeWidth={line}>
      <rect {...OUTLINE} x="4" y="38" width="92" height="50" fill={wall} />
      <rect {...OUTLINE} x="42" y="58" width="18" height="30" fill={roof} />
      <rect {...OUTLINE} x="14" y="50" width="18" height="18" fill={light} />
      <rect {...OUTLINE} x="68" y="50" width="18" height="18" fill={light} />
      <Roof seat={seat % HOUSE_STYLES.length} line={3} />
    </g>
  );
}
