/** The country behind: sky, hills, and the village with its belfry. Decoration only. */
import { useId } from 'react';
import styles from './landscape.module.css';

const STARS: readonly (readonly [x: number, y: number])[] = [
  [60, 60],
  [210, 90],
  [330, 40],
  [470, 120],
  [505, 60],
  [690, 100],
  [760, 190],
  [820, 60],
  [980, 90],
  [1060, 50],
  [1090, 190],
  [1220, 80],
  [1330, 120],
  [1400, 50],
  [1290, 200],
  [420, 200],
  [30, 220],
];

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const placed = ({ x, y, scale }: Spot): string => `translate(${x} ${y}) scale(${scale})`;

const Star = (spot: Spot) => <path transform={placed(spot)} d="M0-5 1.3-1.3 5 0 1.3 1.3 0 5-1.3 1.3-5 0-1.3-1.3Z" />;

const Cloud = (spot: Spot) => (
  <g transform={placed(spot)}>
    <path d="M0 30C-14 30-14 12 0 12 2-4 26-8 34 6 44-4 62 0 62 14 76 12 80 30 66 30Z" fill="var(--puff)" />
    <path d="M-8 27C0 22 20 26 32 24S60 20 73 25C72 28 70 30 66 30H0C-4 30-7 29-8 27Z" fill="var(--puff-2)" />
  </g>
);

const Bird = (spot: Spot) => (
  <path
    transform={placed(spot)}
    d="M0 0C5-7 11-7 14-1 17-7 24-8 30-2 24-3 18-1 14 5 11 0 6-1 0 0Z"
    fill="var(--wings)"
  />
);

const Tree = (spot: Spot) => (
  <g transform={placed(spot)}>
    <path d="M0 0V-22" stroke="var(--tree-d)" strokeWidth="4" />
    <circle cx="0" cy="-30" r="15" fill="var(--crown)" />
    <path d="M0-45a15 15 0 0 1 0 30Z" fill="#000" fillOpacity=".08" />
  </g>
);

const Village = (spot: Spot) => (
  <g transform={placed(spot)}>
    <path d="M-30 104V72l18-14 18 14v32ZM44 106V80l16-12 16 12v26Z" fill="var(--wall)" />
    <path d="M-34 74-12 54 10 74ZM40 82 60 66 80 82Z" fill="var(--wall-2)" />
    <path d="M8 108V34H42V108Z" fill="var(--wall)" />
    <path d="M25 34H42V108H25Z" fill="var(--wall-2)" fillOpacity=".5" />
    <path d="M2 36C16 30 22 18 25 0 28 18 34 30 48 36Z" fill="#b8452f" fillOpacity=".85" />
    <path d="M25 0V-12" stroke="var(--wall-2)" strokeWidth="3" />
    <path d="M16 66V52a9 9 0 0 1 18 0V66Z" fill="var(--shade)" fillOpacity=".7" />
    <path d="M25 46c4 0 5 4 5.5 9l2 5h-15l2-5c.5-5 1.5-9 5.5-9Z" fill="#e9a23b" />
    <rect x="-16" y="80" width="8" height="9" fill="var(--pane)" />
    <rect x="56" y="86" width="8" height="8" fill="var(--pane)" />
    <rect x="21" y="84" width="8" height="11" fill="var(--pane)" />
  </g>
);

function Hatch({ id }: { readonly id: string }) {
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
        {STARS.map(([x, y], index) => (
          <Star key={x} x={x} y={y} scale={index % 3 === 0 ? 1 : 0.6} />
        ))}
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
