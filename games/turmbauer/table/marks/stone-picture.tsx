/** A stone as it lies on the rack: drawn from its cubes, seen from above and from two sides. Says nothing. */
import { useMemo } from 'react';
import { type Cell, type Colour, cellAt, isNeutral, type Stone, tripleOf, turnsOfStone } from '../../rules/index.js';
import { formOf, inkOf } from './index.js';
import styles from './marks.module.css';

const WIDE = 0.866;

/** From the lattice to the picture. */
const seen = (x: number, y: number, z: number): readonly [number, number] => [(x - y) * WIDE, (x + y) / 2 - z];

const faceOf = (...corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;

interface Cube {
  readonly at: Cell;
  readonly neutral: boolean;
  readonly top: string;
  readonly left: string;
  readonly right: string;
  readonly middle: readonly [number, number];
}

function cubeOf(at: Cell): Cube {
  const [x, y, z] = tripleOf(at);
  const corner = (dx: number, dy: number, dz: number): readonly [number, number] => seen(x + dx, y + dy, z + dz);
  return {
    at,
    neutral: isNeutral(at),
    top: faceOf(corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)),
    left: faceOf(corner(0, 1, 1), corner(1, 1, 1), corner(1, 1, 0), corner(0, 1, 0)),
    right: faceOf(corner(1, 0, 1), corner(1, 1, 1), corner(1, 1, 0), corner(1, 0, 0)),
    middle: corner(0.5, 0.5, 1),
  };
}

/** What is behind comes first. */
function cubesOf(stone: Stone): Cube[] {
  const [lying] = turnsOfStone(stone);
  if (lying === undefined) return [];
  const first = cellAt(lying.parity, 0, 0);
  const nearness = (cell: Cell): number => tripleOf(cell).reduce((sum, value) => sum + value, 0);
  return lying.cells
    .map(cell => first + cell)
    .toSorted((a, b) => nearness(a) - nearness(b))
    .map(cubeOf);
}

/** The part of the picture a stone fills, with a little room around it. */
function boxOf(cubes: readonly Cube[]): string {
  const points = cubes.flatMap(({ at }) => {
    const [x, y, z] = tripleOf(at);
    return [seen(x, y, z + 1), seen(x + 1, y, z), seen(x, y + 1, z), seen(x + 1, y + 1, z)];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return `${left} ${top} ${Math.max(...xs) + ROOM - left} ${Math.max(...ys) + ROOM - top}`;
}

const ROOM = 0.08;
/** A form of 24 becomes so large on a cube. */
const FORM = 0.44 / 24;

export function StonePicture({ stone, colour }: { readonly stone: Stone; readonly colour: Colour }) {
  const cubes = useMemo(() => cubesOf(stone), [stone]);
  return (
    <svg className={styles['stone']} viewBox={boxOf(cubes)} aria-hidden="true" focusable="false">
      {cubes.map(({ at, neutral, top, left, right, middle }) => (
        <g key={at} fill={neutral ? 'var(--stone-wood)' : inkOf(colour)}>
          <path d={top} />
          <path d={left} />
          <path d={right} />
          <path className={styles['shade']} d={left} />
          <path className={styles['darkShade']} d={right} />
          <path className={styles['gleam']} d={top} />
          {!neutral && (
            <path
              className={styles['form']}
              d={formOf(colour)}
              transform={`matrix(${WIDE * FORM} ${FORM / 2} ${-WIDE * FORM} ${FORM / 2} ${middle[0]} ${middle[1]}) translate(-12 -12)`}
            />
          )}
        </g>
      ))}
    </svg>
  );
}
