/** The flat view: the whole game from above, by keyboard and by ear. Nothing is built here: it only shows and chooses. */
import type { Viewer } from '@belfry/engine';
import { type People, useSize } from '@belfry/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Cell, State } from '../../rules/index.js';
import type { Building, Climbing } from '../model/hands.js';
import type { Held } from '../model/pointed.js';
import { type Column, heightOn, topOf } from './chart.js';
import { actOn, layerFrom } from './cursor.js';
import { usePlanFacts } from './facts.js';
import { LayerPanel, LayerStepper } from './layers.js';
import { FieldList, PlaceList } from './lists.js';
import { TowerMap } from './map.js';
import styles from './plan.module.css';
import { Sentence } from './sentence.js';
import { sayColumn, type Telling } from './speech/index.js';
import { useCellSize } from './use-cell-size.js';
import { useCursor } from './use-cursor.js';
import { useKeepInSight } from './use-keep-in-sight.js';
import { usePlanWords } from './use-words.js';

interface PlanProps {
  readonly view: State;
  readonly people: People;
  readonly viewer: Viewer;
  readonly building?: Building | undefined;
  readonly climbing?: Climbing | undefined;
  /** What the one on turn holds elsewhere. */
  readonly held?: Held | undefined;
  /** Is anybody to be told whether a place holds? */
  readonly readOut: boolean;
  /** Cells that were just built. */
  readonly recent?: readonly Cell[] | undefined;
  /** Names of stones that fell. */
  readonly fallen?: readonly string[] | undefined;
  /** Shown beside the title: how to look otherwise. */
  readonly tools?: ReactNode;
  /** Shown below the map: what somebody should know now. */
  readonly note?: ReactNode;
}

/** Narrower than this, the layers go below the map. */
const NARROW = 660;
/** Cells of this size have room for all signs. */
const ROOMY = 50;

export function Plan(props: PlanProps) {
  const { view, people, viewer, building, climbing, held, readOut, recent, fallen = [], tools, note } = props;
  const words = usePlanWords();
  const telling = useMemo((): Telling => ({ words, view, people }), [words, view, people]);
  const facts = usePlanFacts({ view, viewer, building, climbing, held, readOut, recent });
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const outer = useOuter(root);
  const size = useSize(outer, { width: 1024, height: 700 });
  const { width, text } = size;
  const isNarrow = width < NARROW * text;
  const { isTurned, cellSize } = useCellSize(frame, facts.chart, { isNarrow, size });
  const [layer, setLayer] = useState<number>();
  const { cursor, setCursor, isFocused, setFocused } = useCursor(facts);
  useKeepInSight(frame, cursor?.name, cellSize);
  const [pointed, setPointed] = useState<Column>();
  if (cursor === undefined) return null;
  const step = (by: 1 | -1): void => setLayer(layerFrom(facts.chart, cursor, layer, by));
  const here = facts.chart.columns.get((pointed ?? cursor).name) ?? cursor;
  const layers = {
    facts,
    words,
    layer,
    cursorLayer: Math.max(0, heightOn(topOf(cursor)) - 1),
    onLayer: setLayer,
    onStep: step,
  };
  return (
    <div ref={root} className={styles['plan']} data-narrow={isNarrow || undefined}>
      <section className={styles['card']} aria-label={words.fromAbove}>
        <div className={styles['head']}>
          <h2 className={styles['title']}>
            {layer === undefined ? words.fromAbove : words.cutAt(layer)}{' '}
            <small>{layer === undefined ? words.legend : words.legendCut}</small>
          </h2>
          {tools}
        </div>
        <div ref={frame} className={styles['frame']}>
          <TowerMap
            facts={facts}
            telling={telling}
            isTurned={isTurned}
            isCompact={cellSize < ROOMY * text}
            cellSize={cellSize}
            cursor={cursor}
            layer={layer}
            onCursor={setCursor}
            onPoint={setPointed}
            onLayer={step}
            onAct={column => actOn(facts, column, layer)}
            onFocused={setFocused}
          />
        </div>
        {note}
        <Sentence facts={facts} telling={telling} fallen={fallen} />
        {(!isNarrow || isFocused) && (
          <p className={styles['here']} aria-hidden="true">
            <b>{words.here}</b> {sayColumn(telling, facts, here, layer)}
          </p>
        )}
      </section>
      <div className={styles['aside']}>
        {isNarrow ? <LayerStepper {...layers} /> : <LayerPanel {...layers} />}
        {building?.stone !== undefined && (
          <PlaceList building={building} view={view} people={people} readOut={readOut} />
        )}
        {climbing !== undefined && <FieldList climbing={climbing} view={view} people={people} />}
      </div>
    </div>
  );
}

/** What the plan lies in: on a phone it is scrolled there. */
function useOuter(root: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const outer = useRef<HTMLElement>(null);
  // Before anything is measured.
  useLayoutEffect(() => {
    outer.current = root.current?.parentElement ?? null;
  }, [root]);
  return outer;
}
