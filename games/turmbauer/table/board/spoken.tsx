/**
 * The scene in words: places and fields to choose from, and where the stone in hand lies. It is heard, and seen by those who
 * come to its list with the Tab key.
 */
import type { Viewer } from '@belfry/engine';
import { useMemo } from 'react';
import type { Building, Climbing } from '../model/hands.js';
import { chartOf } from '../plan/chart.js';
import { FieldList, PlaceList } from '../plan/index.js';
import { Sentence } from '../plan/sentence.js';
import { usePlanWords } from '../plan/use-words.js';
import styles from './spoken.module.css';
import type { Table } from './table.js';

interface SpokenProps {
  readonly table: Table;
  /** All hear the same. */
  readonly viewer?: Viewer;
  readonly building: Building | undefined;
  readonly climbing: Climbing | undefined;
  readonly fallen: readonly string[];
}

const NOTHING_NEW: readonly never[] = [];

export function Spoken({ table: { state, people, readOut }, building, climbing, fallen }: SpokenProps) {
  const words = usePlanWords();
  const telling = useMemo(() => ({ words, view: state, people }), [words, state, people]);
  const chart = useMemo(() => chartOf(state), [state]);
  const facts = { building, climbing, chart, recent: NOTHING_NEW, readOut };
  return (
    <div className={styles['spoken']}>
      <Sentence facts={facts} telling={telling} fallen={fallen} />
      {building?.stone !== undefined && (
        <PlaceList building={building} view={state} people={people} readOut={readOut} folds />
      )}
      {climbing !== undefined && <FieldList climbing={climbing} view={state} people={people} folds />}
    </div>
  );
}
