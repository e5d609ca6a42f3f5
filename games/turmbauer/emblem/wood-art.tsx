/** Turmbauer's wood in an isometric view: stones of cubes that alternate plain and coloured, and pawns on them. */

export type WoodColour = 'brown' | 'red' | 'blue' | 'green' | 'black';
export type WoodCell = readonly [x: number, y: number, z: number];

export interface WoodStone {
  readonly colour: WoodColour;
  readonly cells: readonly WoodCell[];
}

/** A pawn in a cell: it stands on what is below that cell. */
export interface WoodPawn {
  readonly colour: WoodColour;
  readonly cell: WoodCell;
}

/** A stone written by the digits of its cells: `woodStone('red', '200 201')`. */
export const woodStone = (colour: WoodColour, cells: string): WoodStone => ({
  colour,
  cells: cells.split(' ').map(([x, y, z]) => [Number(x), Number(y), Number(z)]),
});

type Shades = readonly [top: string, left: string, right: string];

const PLAIN: Shades = ['#f0dbb5', '#d9b98a', '#b08c59'];
const SHADES: Readonly<Record<WoodColour, Shades>> = {
  red: ['#e5735f', '#c8402f', '#962c1f'],
  blue: ['#6b9be0', '#2f66b3', '#214a85'],
  green: ['#72b87d', '#3f8a4c', '#2c6537'],
  black: ['#5e5c68', '#33323a', '#1f1e24'],
  brown: ['#8d6a49', '#6b4c30', '#4b331f'],
};

interface WoodArtProps {
  readonly stones: readonly WoodStone[];
  readonly pawns?: readonly WoodPawn[];
  /** The edge of a cube. */
  readonly size: number;
  /** Where the point [0, 0, 0] of the lattice is drawn. */
  readonly x: number;
  readonly y: number;
}

const NO_PAWNS: readonly WoodPawn[] = [];

/** A group to be placed inside a drawing: from the back to the front, from the bottom to the top. */
export function WoodArt({ stones, pawns = NO_PAWNS, size, x, y }: WoodArtProps) {
  const filled = new Set(stones.flatMap(({ cells }) => cells.map(String)));
  const isFilled = (cell: WoodCell): boolean => filled.has(String(cell));
  const cubes = stones.flatMap(({ colour, cells }) => cells.map(cell => ({ cell, colour, isPawn: false })));
  const things = [...cubes, ...pawns.map(pawn => ({ ...pawn, isPawn: true }))];
  return (
    <g transform={`translate(${x} ${y})`}>
      {things
        .toSorted(fromBehind)
        .map(({ cell, colour, isPawn }) =>
          isPawn ? (
            <Pawn key={`pawn ${String(cell)}`} cell={cell} colour={colour} size={size} />
          ) : (
            <Cube key={String(cell)} cell={cell} colour={colour} size={size} isFilled={isFilled} />
          ),
        )}
    </g>
  );
}

interface Thing {
  readonly cell: WoodCell;
  readonly isPawn: boolean;
}

const depth = ([x, y, z]: WoodCell): number => x + y + z;

const fromBehind = (a: Thing, b: Thing): number =>
  depth(a.cell) - depth(b.cell) || a.cell[2] - b.cell[2] || Number(a.isPawn) - Number(b.isPawn);

const round = (n: number): number => Math.round(n * 10) / 10;

const project = ([x, y, z]: WoodCell, size: number): string =>
  `${round((x - y) * size * 0.866)} ${round((x + y) * size * 0.5 - z * size)}`;

interface CubeProps {
  readonly cell: WoodCell;
  readonly colour: WoodColour;
  readonly size: number;
  readonly isFilled: (cell: WoodCell) => boolean;
}

/** Only the faces that can be seen. */
function Cube({ cell: [x, y, z], colour, size, isFilled }: CubeProps) {
  const isPlain = (x + y + z) % 2 === 0;
  const [top, left, right] = isPlain ? PLAIN : SHADES[colour];
  const face = (...corners: readonly WoodCell[]): string =>
    `M${corners.map(([dx, dy, dz]) => project([x + dx, y + dy, z + dz], size)).join('L')}Z`;
  return (
    <g stroke="#3a2917" strokeWidth=".8" strokeOpacity=".55" strokeLinejoin="round">
      {!isFilled([x, y, z + 1]) && <path d={face([0, 0, 1], [1, 0, 1], [1, 1, 1], [0, 1, 1])} fill={top} />}
      {!isFilled([x, y + 1, z]) && <path d={face([0, 1, 1], [1, 1, 1], [1, 1, 0], [0, 1, 0])} fill={left} />}
      {!isFilled([x + 1, y, z]) && <path d={face([1, 0, 1], [1, 1, 1], [1, 1, 0], [1, 0, 0])} fill={right} />}
      {isPlain && !isFilled([x, y + 1, z]) && (
        <path
          d={face([0.3, 1, 0.92], [0.3, 1, 0.1]) + face([0.66, 1, 0.9], [0.66, 1, 0.3])}
          fill="none"
          stroke="#a57f4e"
          strokeOpacity=".7"
        />
      )}
    </g>
  );
}

function Pawn({ cell, colour, size }: { readonly cell: WoodCell; readonly colour: WoodColour; readonly size: number }) {
  const [x, y, z] = cell;
  const [light, middle, dark] = SHADES[colour];
  return (
    <g transform={`translate(${project([x + 0.5, y + 0.5, z], size)}) scale(${round((size / 26) * 10) / 10})`}>
      <ellipse cy="1" rx="10" ry="5" fill="#000" fillOpacity=".22" />
      <path d="M-9 0C-9-5-4-9-3.5-17H3.5C4-9 9-5 9 0 6 5-6 5-9 0Z" fill={middle} />
      <path d="M1-17H3.5C4-9 9-5 9 0 7 3 4 3.7 1 3.7Z" fill={dark} />
      <circle cy="-22" r="7.5" fill={middle} />
      <circle cx="-2.2" cy="-24.5" r="2.4" fill={light} />
    </g>
  );
}
