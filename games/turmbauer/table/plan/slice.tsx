/** One layer of the tower, seen aslant: colours with their forms, the stone in hand, pawns. */
import { type Cell, heightOf, isNeutral, tripleOf } from '../../rules/index.js';
import { formOf, inkOf } from '../marks/index.js';
import { colourOn, type Extent, nameOf, type Surface } from './chart.js';
import type { PlanFacts } from './facts.js';
import styles from './layers.module.css';

/** How far a cube goes right, a row goes aside and up, and how thick the slice is. */
const [RIGHT, ASIDE, UP, THICK] = [24, 9, 10, 5];

interface Slab {
  readonly cell: Cell;
  readonly surface: Surface;
  readonly isInHand: boolean;
}

interface SliceProps {
  readonly facts: PlanFacts;
  readonly layer: number;
  readonly isHot: boolean;
}

export function Slice({ facts, layer, isHot }: SliceProps) {
  const extent = withoutRim(facts);
  const width = extent.maxX - extent.minX + 1;
  const depth = extent.maxY - extent.minY + 1;
  const box = { width: width * RIGHT + depth * ASIDE + 6, height: depth * UP + THICK + 12 };
  const at = (x: number, y: number, up = 0): string =>
    `${3 + (x - extent.minX) * RIGHT + (y - extent.minY) * ASIDE} ${box.height - 3 - THICK - (y - extent.minY) * UP - up}`;
  const floor = `M${at(extent.minX, extent.minY)}L${at(extent.maxX + 1, extent.minY)}L${at(extent.maxX + 1, extent.maxY + 1)}L${at(extent.minX, extent.maxY + 1)}Z`;
  return (
    <svg
      className={styles['slice']}
      data-hot={isHot || undefined}
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles['floor']} d={floor} />
      {slabsOf(facts, layer).map(slab => (
        <Cube key={slab.cell} slab={slab} at={at} />
      ))}
      {facts.view.pawns.map((cell, colour) =>
        cell !== 0 && heightOf(cell) === layer ? (
          <PawnSign key={nameOf(colour)} colour={colour} centre={centre(cell, at)} />
        ) : null,
      )}
    </svg>
  );
}

/** The map has a rim around the tower; slices need none. */
function withoutRim({ chart, current }: PlanFacts): Extent {
  const cells = [...chart.parts.keys(), ...(current?.cells ?? [])].map(tripleOf);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}

/** From the back to the front, so that what is nearer covers what is behind. */
function slabsOf({ chart, current, building }: PlanFacts, layer: number): Slab[] {
  const standing = [...chart.parts.values()].map(({ cell, surface }): Slab => ({ cell, surface, isInHand: false }));
  const inHand = (current?.cells ?? []).map(
    (cell): Slab => ({ cell, surface: isNeutral(cell) ? 'wood' : nameOf(building?.colour ?? 0), isInHand: true }),
  );
  return [...standing, ...inHand]
    .filter(({ cell }) => heightOf(cell) === layer)
    .toSorted((a, b) => tripleOf(b.cell)[1] - tripleOf(a.cell)[1] || tripleOf(a.cell)[0] - tripleOf(b.cell)[0]);
}

type At = (x: number, y: number, up?: number) => string;

const centre = (cell: Cell, at: At): readonly number[] => {
  const [x, y] = tripleOf(cell);
  return at(x + 0.5, y + 0.5, THICK)
    .split(' ')
    .map(Number);
};

function Cube({ slab: { cell, surface, isInHand }, at }: { readonly slab: Slab; readonly at: At }) {
  const [x, y] = tripleOf(cell);
  const colour = colourOn(surface);
  const [cx = 0, cy = 0] = centre(cell, at);
  return (
    <g className={styles['cube']} data-surface={surface} data-hand={isInHand || undefined}>
      <path className={styles['front']} d={`M${at(x, y, THICK)}L${at(x + 1, y, THICK)}L${at(x + 1, y)}L${at(x, y)}Z`} />
      <path
        className={styles['flank']}
        d={`M${at(x + 1, y, THICK)}L${at(x + 1, y + 1, THICK)}L${at(x + 1, y + 1)}L${at(x + 1, y)}Z`}
      />
      <path
        className={styles['top']}
        d={`M${at(x, y, THICK)}L${at(x + 1, y, THICK)}L${at(x + 1, y + 1, THICK)}L${at(x, y + 1, THICK)}Z`}
      />
      {colour !== undefined && (
        <path
          className={styles['sign']}
          d={formOf(colour)}
          transform={`translate(${cx - 4.4} ${cy - 4.4}) scale(${8.8 / 24})`}
        />
      )}
    </g>
  );
}

const PawnSign = ({
  colour,
  centre: [x = 0, y = 0],
}: {
  readonly colour: number;
  readonly centre: readonly number[];
}) => (
  <path
    className={styles['pawn']}
    style={{ fill: inkOf(colour) }}
    d={formOf(colour)}
    transform={`translate(${x - 6.5} ${y - 9}) scale(${13 / 24})`}
  />
);
