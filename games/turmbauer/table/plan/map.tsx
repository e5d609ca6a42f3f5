/** The tower from above: a grid of columns, walked with the arrow keys. */
import { classes } from '@belfry/ui';
import { type CSSProperties, type KeyboardEvent, memo, type SyntheticEvent, useId, useMemo, useRef } from 'react';
import { heightOf } from '../../rules/index.js';
import { letterOf, numberOf } from '../model/coordinates.js';
import type { Column } from './chart.js';
import { type Rows, rowsOf, stepOf } from './cursor.js';
import type { PlanFacts } from './facts.js';
import { lookOf } from './look.js';
import styles from './map.module.css';
import { MapCell } from './map-cell.js';
import { sayColumn, type Telling } from './speech/index.js';
import { WayLine } from './way-line.js';

interface MapProps {
  readonly facts: PlanFacts;
  readonly telling: Telling;
  readonly isTurned: boolean;
  /** Cells are small: they show no more than they must. */
  readonly isCompact: boolean;
  /** In pixels. */
  readonly cellSize: number;
  readonly cursor: Column;
  readonly layer: number | undefined;
  readonly onCursor: (column: Column) => void;
  readonly onPoint: (column: Column | undefined) => void;
  readonly onLayer: (by: 1 | -1) => void;
  readonly onAct: (column: Column) => void;
  readonly onFocused: (isFocused: boolean) => void;
}

export function TowerMap(props: MapProps) {
  const { facts, telling, isTurned, isCompact, cellSize, cursor, layer, onCursor, onLayer, onAct, onFocused } = props;
  const rows = useMemo(() => rowsOf(facts.chart, isTurned), [facts.chart, isTurned]);
  const columnAt = ({ target }: SyntheticEvent): Column | undefined => {
    const name =
      target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset['column'] : undefined;
    return name === undefined ? undefined : facts.chart.columns.get(name);
  };
  const keys = useId();
  const grid = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.metaKey || event.altKey) return;
    const to = stepOf(rows, cursor, event.key, event.ctrlKey);
    if (to === undefined && !['PageUp', 'PageDown', 'Enter', ' '].includes(event.key)) return;
    // The board has keys of its own.
    event.preventDefault();
    event.stopPropagation();
    if (to !== undefined) focusOn(grid.current, to);
    else if (event.key.startsWith('Page')) onLayer(event.key === 'PageUp' ? 1 : -1);
    else onAct(cursor);
  };
  return (
    <div
      className={classes(styles['map'], isCompact && styles['compact'])}
      style={{ '--cell': `${cellSize}px` } as CSSProperties}
    >
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one walks from cell to cell, and chooses there.
        role="grid"
        aria-label={telling.words.map}
        aria-describedby={keys}
        onKeyDown={onKeyDown}
        onFocus={event => {
          onFocused(true);
          const column = columnAt(event);
          if (column !== undefined) onCursor(column);
        }}
        onBlur={() => onFocused(false)}
        onClick={event => {
          const column = columnAt(event);
          if (column !== undefined) onAct(column);
        }}
        onPointerOver={event => props.onPoint(columnAt(event))}
        onPointerLeave={() => props.onPoint(undefined)}
      >
        <thead>
          <tr>
            <td className={styles['side']} aria-hidden="true" />
            {rows[0]?.map(column => (
              <th key={column.name} scope="col" className={styles['head']}>
                {isTurned ? numberOf(column.y) : letterOf(column.x)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((line, index) => (
            <tr key={line[0]?.name}>
              <th scope="row" className={styles['side']}>
                {line[0] !== undefined && (isTurned ? letterOf(line[0].x) : numberOf(line[0].y))}
              </th>
              {line.map((column, place) => (
                <GridCell
                  key={column.name}
                  facts={facts}
                  telling={telling}
                  rows={rows}
                  line={index}
                  place={place}
                  column={column}
                  layer={layer}
                  isCursor={column.name === cursor.name}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <WayLine way={facts.way} rows={rows} ring={facts.climbing?.chosen?.ring} />
      <span id={keys} hidden>
        {telling.words.mapKeys}
      </span>
    </div>
  );
}

const focusOn = (grid: HTMLElement | null, { name }: Column): void =>
  grid?.querySelector<HTMLElement>(`[data-column="${name}"]`)?.focus();

interface GridCellProps extends Pick<MapProps, 'facts' | 'telling' | 'layer'> {
  readonly rows: Rows;
  readonly line: number;
  readonly place: number;
  readonly column: Column;
  readonly isCursor: boolean;
}

/** Drawn anew only if something changed: a step of the cursor changes two of them. */
const GridCell = memo(function GridCell(props: GridCellProps) {
  const { facts, telling, rows, line, place, column, layer, isCursor } = props;
  const look = lookOf(facts, rows, line, place, layer);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid.
      role="gridcell"
      data-column={column.name}
      data-surface={look.surface}
      data-hand={look.inHand !== undefined || undefined}
      data-way={look.isOnWay || undefined}
      data-pale={look.isPale || undefined}
      data-below={look.pawns.some(({ at }) => heightOf(at) < look.height) || undefined}
      tabIndex={isCursor ? 0 : -1}
      aria-label={sayColumn(telling, facts, column, layer)}
      aria-selected={look.inHand !== undefined || look.isChosen}
      className={classes(styles['cell'], isCursor && styles['cursor'])}
    >
      <MapCell look={look} view={telling.view} people={telling.people} />
    </td>
  );
});
