/** The way of a pawn, drawn over the map. Over the table it is dotted: the table is one place. */
import { type Cell, TABLE } from '../../rules/index.js';
import { columnName } from '../model/coordinates.js';
import type { Rows } from './cursor.js';
import styles from './map.module.css';

interface WayLineProps {
  readonly way: readonly Cell[];
  readonly rows: Rows;
  readonly ring: string | undefined;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function WayLine({ way, rows, ring }: WayLineProps) {
  const width = rows[0]?.length ?? 0;
  if (way.length < 2) return null;
  const points = way.map(cell => (cell === TABLE ? undefined : centreOf(rows, cell)));
  const legs = points.flatMap((to, step) => legTo(points, to, step));
  return (
    <svg
      className={styles['way']}
      data-by={ring ?? 'foot'}
      viewBox={`0 0 ${width} ${rows.length}`}
      aria-hidden="true"
      focusable="false"
    >
      {['under', 'over'].map(layer => (
        <g key={layer} className={styles[layer]}>
          {legs.map(({ from, to, isOnTable }) => (
            <path
              key={`${from.x} ${from.y} ${to.x} ${to.y}`}
              className={isOnTable ? styles['onTable'] : undefined}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            />
          ))}
        </g>
      ))}
      {points.map(
        (point, step) =>
          point !== undefined && (
            <circle key={`${point.x} ${point.y} ${way[step]}`} cx={point.x} cy={point.y} r={0.1} />
          ),
      )}
    </svg>
  );
}

interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly isOnTable: boolean;
}

/** From the last place on the map to this one. */
function legTo(points: readonly (Point | undefined)[], to: Point | undefined, step: number): Leg[] {
  if (to === undefined || step === 0) return [];
  const from = points.slice(0, step).findLast(point => point !== undefined);
  return from === undefined ? [] : [{ from, to, isOnTable: points[step - 1] === undefined }];
}

function centreOf(rows: Rows, cell: Cell): Point | undefined {
  const name = columnName(cell);
  for (const [y, row] of rows.entries()) {
    const x = row.findIndex(column => column.name === name);
    if (x >= 0) return { x: x + 0.5, y: y + 0.5 };
  }
  return undefined;
}
