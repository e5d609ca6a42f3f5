/** The jackdaw beside a table where a first match is learnt. Elsewhere nothing of it is loaded. */
import type { Json, Viewer } from '@belfry/engine';
import type { TableId } from '@belfry/table';
import { lazyExtra, type People } from '@belfry/ui';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import { taughtTable } from './asked.js';
import styles from './place.module.css';

const Corner = lazyExtra(async () => (await import('./corner.js')).Corner);

export interface CoachProps {
  /** The game that is played. */
  readonly screenId: string;
  readonly tableId: TableId;
  /** The position on the board, as the viewer may know it. */
  readonly view: Json;
  readonly viewer: Viewer | 'open';
  readonly log: readonly Json[];
  readonly people: People;
  readonly mayAct: boolean;
  /** Is everything that happened shown already? */
  readonly isSettled: boolean;
}

/** A cell of the table's grid: `grid-area: coach`. Its room is kept while the rest is on its way. */
export function Coach({ viewer, ...props }: CoachProps) {
  const [query] = useSearchParams();
  // Who comes back to such a table, or looks back at a moment, has lost the wish from the address.
  const [isTaught] = useState(() => query.has('coach') || taughtTable(props.screenId) === props.tableId);
  if (typeof viewer !== 'number' || !isTaught) return null;
  return (
    <Suspense fallback={<div className={styles['place']} data-coach />}>
      <Corner {...props} viewer={viewer} />
    </Suspense>
  );
}
