/** Wooden stones, seen from above at a corner: x goes right and down, y left and down, z up. */

import { classes } from '@belfry/ui';
import type { ColourName, Triple } from '../rules/index.js';
import styles from './wood.module.css';

/** What a cube is made of: plain wood, the dark wood of the base, or paint. */
export type Paint = 'wood' | 'base' | ColourName;

export interface Cube {
  readonly at: Triple;
  readonly paint: Paint;
  /** Cubes of one stone have no seam between them. */
  readonly stone: string;
  /** Only thought of: drawn pale, with a dashed line. */
  readonly isWish?: boolean;
}

export interface Pawn {
  readonly at: Triple;
  readonly colour: ColourName;
}

/** A badge on a field: a letter, or a flag. */
export interface Mark {
  readonly at: Triple;
  readonly text: string;
}

interface WoodArtProps {
  readonly cubes: readonly Cube[];
  readonly pawns?: readonly Pawn[];
  readonly marks?: readonly Mark[];
  /** A field that is to be reached. */
  readonly flag?: Triple | undefined;
  /** The size of a cube in pixels; without it the drawing fills its place. */
  readonly cube?: number | undefined;
  /** Space around it, in cubes. */
  readonly margin?: number;
}

type Point = readonly [x: number, y: number];

const UNIT = 40;
const [ACROSS, DOWN] = [0.866 * UNIT, 0.5 * UNIT];

const project = ([x, y, z]: Triple): Point => [(x - y) * ACROSS, (x + y) * DOWN - z * UNIT];
const text = (n: number): string => String(Math.round(n * 10) / 10);
const points = (corners: readonly Triple[]): string =>
  corners.map(corner => project(corner).map(text).join(',')).join(' ');

/** Says nothing by itself. */
export function WoodArt({ cubes, pawns = [], marks = [], flag, cube, margin = 0.6 }: WoodArtProps) {
  const solid = new Map(cubes.map(each => [each.at.join(), each]));
  const [left, top, width, height] = frame(cubes, pawns, flag, margin);
  const things = [
    ...cubes.map(each => ({ at: each.at, art: <CubeArt key={each.at.join()} cube={each} solid={solid} /> })),
    ...pawns.map(pawn => ({ at: pawn.at, art: <PawnArt key={pawn.colour} {...pawn} /> })),
    ...(flag === undefined ? [] : [{ at: flag, art: <FlagArt key="flag" at={flag} /> }]),
  ].toSorted((a, b) => depth(a.at) - depth(b.at));
  return (
    <svg
      viewBox={[left, top, width, height].map(text).join(' ')}
      className={cube === undefined ? styles['filling'] : styles['drawing']}
      width={cube === undefined ? undefined : (width / UNIT) * cube}
      height={cube === undefined ? undefined : (height / UNIT) * cube}
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles['shadow']}>
        {cubes
          .filter(({ at: [, , z], isWish }) => z === 0 && isWish !== true)
          .map(({ at: [x, y] }) => (
            <polygon key={`${x},${y}`} points={points(square(x - 0.12, y + 0.1, 0, 1.15))} />
          ))}
      </g>
      {things.map(({ art }) => art)}
      {marks.map(mark => (
        <MarkArt key={mark.text} {...mark} />
      ))}
    </svg>
  );
}

/** What stands further away is drawn first. */
const depth = ([x, y, z]: Triple): number => x + y + z;

const square = (x: number, y: number, z: number, size = 1): Triple[] => [
  [x, y, z],
  [x + size, y, z],
  [x + size, y + size, z],
  [x, y + size, z],
];

/** The part of the plane that everything fits in. */
function frame(
  cubes: readonly Cube[],
  pawns: readonly Pawn[],
  flag: Triple | undefined,
  margin: number,
): readonly [number, number, number, number] {
  const cells = [...cubes.map(({ at }) => at), ...pawns.map(({ at }) => at), ...(flag === undefined ? [] : [flag])];
  const corners = cells.flatMap(([x, y, z]) => [...square(x, y, z), ...square(x, y, z + 1)]).map(project);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const space = margin * UNIT;
  const [left, top] = [Math.min(...xs) - space, Math.min(...ys) - space];
  return [left, top, Math.max(...xs) + space - left, Math.max(...ys) + space - top];
}

interface Face {
  readonly side: 'top' | 'right' | 'left';
  /** Where the neighbour is that would hide it. */
  readonly out: Triple;
  /** Two edges of it from its first corner. */
  readonly from: Triple;
  readonly along: Triple;
  readonly across: Triple;
}

const FACES: readonly Face[] = [
  { side: 'top', out: [0, 0, 1], from: [0, 0, 1], along: [1, 0, 0], across: [0, 1, 0] },
  { side: 'right', out: [1, 0, 0], from: [1, 1, 1], along: [0, -1, 0], across: [0, 0, -1] },
  { side: 'left', out: [0, 1, 0], from: [0, 1, 1], along: [1, 0, 0], across: [0, 0, -1] },
];

const sum = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Triple): Triple => [-a[0], -a[1], -a[2]];

interface CubeArtProps {
  readonly cube: Cube;
  readonly solid: ReadonlyMap<string, Cube>;
}

function CubeArt({ cube, solid }: CubeArtProps) {
  const isHidden = ({ out }: Face): boolean => {
    const neighbour = solid.get(sum(cube.at, out).join());
    return neighbour !== undefined && (neighbour.isWish !== true || cube.isWish === true);
  };
  return (
    <g className={classes(styles[cube.paint], cube.isWish && styles['wish'])}>
      {FACES.filter(face => !isHidden(face)).map(face => (
        <FaceArt key={face.side} cube={cube} face={face} solid={solid} />
      ))}
    </g>
  );
}

/** A face in its own square from 0,0 to 1,1. */
function FaceArt({ cube, face, solid }: CubeArtProps & { readonly face: Face }) {
  const from = sum(cube.at, face.from);
  const [x, y] = project(from);
  const [ax, ay] = project(face.along);
  const [bx, by] = project(face.across);
  const isSeam = (to: Triple): boolean => solid.get(sum(cube.at, to).join())?.stone !== cube.stone;
  const seams = [
    isSeam(minus(face.across)) && 'M0 0H1',
    isSeam(face.along) && 'M1 0V1',
    isSeam(face.across) && 'M1 1H0',
    isSeam(minus(face.along)) && 'M0 1V0',
  ].filter(Boolean);
  return (
    <g transform={`matrix(${[ax, ay, bx, by, x, y].map(text).join(' ')})`}>
      <rect width="1" height="1" className={styles['paint']} />
      <Pattern paint={cube.paint} side={face.side} />
      <rect width="1" height="1" className={styles[face.side]} />
      <rect width="1" height="1" className={styles['joint']} />
      <path d={seams.join('')} className={styles['seam']} />
    </g>
  );
}

/** Colours are told apart by a sign as well; plain wood has its grain. */
const SIGNS: Readonly<Record<ColourName, string>> = {
  red: 'M.5 .34A.16 .16 0 1 1 .499 .34Z',
  blue: 'M.36 .36H.64V.64H.36Z',
  green: 'M.5 .32 .68 .66H.32Z',
  black: 'M.36 .36 .64 .64M.64 .36 .36 .64',
};

function Pattern({ paint, side }: { readonly paint: Paint; readonly side: Face['side'] }) {
  if (paint !== 'wood' && paint !== 'base') return <path d={SIGNS[paint]} className={styles['sign']} />;
  const grain =
    side === 'top' ? 'M0 .3C.3 .22 .6 .4 1 .3M0 .7C.4 .78 .7 .6 1 .72' : 'M0 .25H1M0 .55C.4 .5 .6 .62 1 .55M0 .82H1';
  return <path d={grain} className={styles['grain']} />;
}

function PawnArt({ at, colour }: Pawn) {
  const [x, y] = project(sum(at, [0.5, 0.5, 0]));
  return (
    <g transform={`translate(${text(x)} ${text(y)})`} className={classes(styles['pawn'], styles[colour])}>
      <ellipse cy="1" rx="15" ry="7.5" className={styles['under']} />
      <path d="M-12 0C-12 6 12 6 12 0 10-5 6-9 5-19H-5C-6-9-10-5-12 0Z" className={styles['body']} />
      <path d="M3-19C6-9 8-4 5 4 10 3 12 2 12 0 10-5 6-9 5-19Z" className={styles['shade']} />
      <circle cy="-25" r="8.5" className={styles['body']} />
      <g transform="translate(-9 -34) scale(18)">
        <path d={SIGNS[colour]} className={styles['sign']} />
      </g>
    </g>
  );
}

function FlagArt({ at }: { readonly at: Triple }) {
  const [x, y] = project(sum(at, [0.5, 0.5, 0]));
  return (
    <g transform={`translate(${text(x)} ${text(y)})`}>
      <path d="M0 0V-36" className={styles['pole']} />
      <path d="M0-36 22-29 0-21Z" className={styles['flag']} />
    </g>
  );
}

function MarkArt({ at, text: letter }: Mark) {
  const [x, y] = project(sum(at, [0.5, 0.5, 0]));
  return (
    <g transform={`translate(${text(x)} ${text(y)})`} className={styles['mark']}>
      <circle r="12.5" />
      <text y="6" textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}
