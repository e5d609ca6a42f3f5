import { useId } from 'react';
import { Hatch, Tree, Village } from './landscape.js';
import styles from './landscape.module.css';

const FOREGROUND = 'M0 160C160 110 330 130 520 146S820 112 1010 126 1300 110 1440 146V200H0Z';

/** Hills at the foot of a quiet page. */
export function Horizon() {
  const id = useId();
  return (
    <svg
      className={styles['horizon']}
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <Hatch id={`${id}hatch`} />
      </defs>
      <path
        d="M0 120C180 70 300 90 430 104S700 70 860 88 1180 60 1440 108V200H0Z"
        fill="var(--hill-a)"
        fillOpacity=".55"
      />
      <Village x={1330} y={12} scale={0.9} />
      <path d={FOREGROUND} fill="var(--hill-b)" />
      <path d={FOREGROUND} fill={`url(#${id}hatch)`} />
      <Tree x={60} y={150} scale={1} />
      <Tree x={96} y={146} scale={0.7} />
      <Tree x={700} y={138} scale={0.7} />
      <Tree x={1060} y={134} scale={0.9} />
      <path d="M0 190C300 170 700 196 1000 180S1360 176 1440 188V200H0Z" fill="var(--hill-c)" />
    </svg>
  );
}
