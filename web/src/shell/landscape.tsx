/** The country behind: sky, hills, and the village with its belfry. Decoration only. */
import { useId } from 'react';
import styles from './landscape.module.css';
import { type Scenery, sceneryOf } from './scenery.js';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const placed = ({ x, y, scale }: Spot): string => `translate(${x} ${y}) scale(${scale})`;

const Cloud = (spot: Spot) => <Drawn name="cloud" {...spot} />;
const Bird = (spot: Spot) => <Drawn name="bird" {...spot} />;
export const Tree = (spot: Spot) => <Drawn name="tree" {...spot} />;
export const Village = (spot: Spot) => <Drawn name="village" {...spot} />;

const Drawn = ({ name, ...spot }: Spot & { readonly name: Scenery }) => (
  <use href={sceneryOf(name)} transform={placed(spot)} />
);

export function Hatch({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
      <path d="M0 0V7" stroke="var(--hatch)" strokeWidth="2.4" />
    </pattern>
  );
}

const NEAR = 'M0 446C160 380 330 400 520 424S820 380 1010 400 1300 384 1440 430V560H0Z';

/** Fills its parent, which must be a stacking context of its own. */
export function Landscape() {
  const id = useId();
  return (
    <svg
      className={styles['sky']}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-1)" />
          <stop offset="1" stopColor="var(--sky-2)" />
        </linearGradient>
        <Hatch id={`${id}hatch`} />
      </defs>
      <rect y="-600" width="1440" height="600" fill="var(--sky-1)" />
      <rect width="1440" height="560" fill={`url(#${id}sky)`} />
      <g className={styles['stars']}>
        <Drawn name="stars" x={0} y={0} scale={1} />
      </g>
      <g className={styles['sun']}>
        <circle cx="748" cy="196" r="72" fill="var(--halo)" fillOpacity=".6" />
        <circle cx="748" cy="196" r="47" fill="var(--day)" />
      </g>
      <g className={styles['stray']}>
        <Cloud x={470} y={96} scale={1.2} />
      </g>
      <Cloud x={1040} y={60} scale={1.5} />
      <Cloud x={1330} y={130} scale={1} />
      <Cloud x={1070} y={250} scale={0.8} />
      <Cloud x={-20} y={250} scale={1} />
      <path d="M0 400C180 340 300 352 430 372S700 330 860 352 1180 318 1440 372V560H0Z" fill="var(--hill-a)" />
      <Village x={1352} y={262} scale={1.12} />
      <path d={NEAR} fill="var(--hill-b)" />
      <path d={NEAR} fill={`url(#${id}hatch)`} />
      <Tree x={40} y={440} scale={1.1} />
      <Tree x={72} y={436} scale={0.8} />
      <Tree x={446} y={424} scale={0.8} />
      <Tree x={742} y={412} scale={0.9} />
      <Tree x={1062} y={416} scale={1} />
      <Tree x={1094} y={420} scale={0.7} />
      <Tree x={1300} y={404} scale={0.7} />
      <path d="M0 500C240 440 420 470 720 462S1200 440 1440 482V560H0Z" fill="var(--hill-c)" />
      <path d="M0 548C300 520 700 556 1000 538S1360 536 1440 546V562H0Z" fill="var(--paper)" />
      <g className={styles['flock']}>
        <Bird x={1040} y={214} scale={0.7} />
        <Bird x={1075} y={190} scale={0.5} />
      </g>
      <Bird x={1330} y={226} scale={0.8} />
      <Bird x={1370} y={204} scale={0.55} />
    </svg>
  );
}
