/** What hides the table when the device changes hands: a red curtain, and a thief who would like to look. */

import styles from './curtain.module.css';
import { OUTLINE, round } from './ink.js';
import { Lamp, Tree } from './street.js';
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

/** The device on its way along the street, its own curtain drawn. From whom and to whom, it does not say. */
export function PassScene() {
  return (
    <svg viewBox="0 -4 320 146" className={styles['scene']} aria-hidden="true" focusable="false">
      <path
        d="M0 142V92h22V74h26v-16h30v26h24V66h28v30h22V52h30v40h26V70h34v24h24V60h30v22h24v60Z"
        fill="var(--sk-far)"
      />
      <path d="M0 128h320v14H0Z" fill="var(--sk-kerb)" />
      <Lamp x={34} y={130} />
      <Tree x={284} y={130} />
      <g fill="none" stroke="var(--act)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M64 112C78 40 122 22 168 22s74 20 84 80" strokeDasharray="1 11" />
        <path d="M238 92l15 14 11-17" />
      </g>
      <g transform="translate(170 68) rotate(10) scale(.92)" strokeWidth="3">
        <CoveredDevice />
      </g>
    </svg>
  );
}

/** Drawn round its middle. */
const CoveredDevice = () => (
  <>
    <rect {...OUTLINE} x="-31" y="-53" width="62" height="106" rx="10" fill="#454b5a" />
    <rect x="-25" y="-44" width="50" height="86" rx="3" fill="#8a3024" />
    <path d="M-17-44h8v86h-8ZM0-44h8v86H0ZM17-44h8v86h-8Z" fill="#a23c2d" />
    <path d="M-6-44h3v86h-3ZM11-44h3v86h-3ZM-23-44h3v86h-3Z" fill="#b94b39" />
    <path d="M-25-44h50v12q-8.3 10-16.7 0-8.3 10-16.6 0-8.4 10-16.7 0Z" fill="#a23c2d" />
    <path d="M-25-32q8.3 10 16.7 0 8.3 10 16.6 0 8.4 10 16.7 0" fill="none" stroke="#f4bf55" />
    <path d="M-6 47.5H6" stroke="#8b93a5" strokeLinecap="round" />
  </>
);
