/** Turmbauer on its wooden board, with a die beside it. */
import { WoodArt, type WoodPawn, woodStone } from './wood-art.js';

const STONES = [
  woodStone('brown', '000 100 010 110'),
  woodStone('red', '200 201'),
  woodStone('blue', '020 021 120'),
  woodStone('green', '001 101'),
  woodStone('red', '011 111'),
  woodStone('green', '112 012 022'),
  woodStone('blue', '102 202 103'),
  woodStone('red', '002 003'),
  woodStone('black', '013 113 123'),
  woodStone('red', '114 104 214'),
  woodStone('green', '014 015'),
  woodStone('blue', '115 116 016 017'),
];

const PAWNS: readonly WoodPawn[] = [
  { colour: 'red', cell: [2, 1, 5] },
  { colour: 'green', cell: [1, 1, 7] },
  { colour: 'blue', cell: [0, 2, 3] },
  { colour: 'black', cell: [1, 2, 1] },
];

const Hero = () => (
  <svg viewBox="0 0 290 350" aria-hidden="true">
    <ellipse cx="145" cy="322" rx="142" ry="28" fill="#8d6a42" />
    <ellipse cx="145" cy="316" rx="142" ry="28" fill="var(--wood)" />
    <path
      d="M20 312C80 300 200 300 268 310M30 328C90 334 210 336 262 326"
      stroke="#b9925c"
      strokeWidth="1.6"
      fill="none"
    />
    <ellipse cx="166" cy="318" rx="92" ry="19" fill="#3a2917" fillOpacity=".25" />
    <WoodArt stones={STONES} pawns={PAWNS} size={31.5} x={145} y={262} />
    <Die />
  </svg>
);

const PIPS = [
  [14, 0],
  [5, 6],
  [10, 16],
  [18.5, 15],
  [21.5, 10.5],
  [25, 5],
] as const;

const Die = () => (
  <g transform="translate(34 302)">
    <path d="M0 0 14-8 28 0 14 8Z" fill="#fffaf0" />
    <path d="M0 0V15L14 23V8Z" fill="#ece0c8" />
    <path d="M28 0V15L14 23V8Z" fill="#cdbd9d" />
    {PIPS.map(([cx, cy]) => (
      <circle key={cx} cx={cx} cy={cy} r="1.7" fill="#2b2a33" />
    ))}
  </g>
);

const FEW_STONES = [woodStone('red', '000 100 010 110'), woodStone('blue', '001 002')];

const Emblem = () => (
  <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <WoodArt stones={FEW_STONES} size={9.4} x={24} y={28.6} />
  </svg>
);

/** By the names of their files. */
export const drawn = { emblem: <Emblem />, hero: <Hero /> };
