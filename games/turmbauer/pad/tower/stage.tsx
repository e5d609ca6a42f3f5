/** The tower to point at: in space, or flat. The flat one is there until the other is, and where it cannot be. */
import { SPECTATOR } from '@belfry/engine';
import { type Ref, useMemo } from 'react';
import { fieldsOf, formatStone, seatOf, TABLE } from '../../rules/index.js';
import { ghostOf, fieldsOf as litFields, pinsOf, stonesOf } from '../../table/board/scene-facts.js';
import { Spoken } from '../../table/board/spoken.js';
import type { Table } from '../../table/board/table.js';
import { type Camera, ShortTools, ViewSwitch } from '../../table/board/tools.js';
import type { ViewChoice } from '../../table/board/use-view.js';
import { type Facts, Live } from '../../table/live/index.js';
import { Plan } from '../../table/plan/index.js';
import type { CameraHandle } from '../../table/scene/props.js';
import styles from './tower.module.css';
import type { Asking } from './use-asking.js';
import type { Walking } from './use-walking.js';

interface StageProps {
  readonly table: Table;
  readonly asking: Asking | undefined;
  readonly walking: Walking | undefined;
  readonly choice: ViewChoice;
  readonly camera: Camera;
  readonly handle: Ref<CameraHandle>;
}

export function Stage({ table, asking, walking, choice, camera, handle }: StageProps) {
  const facts = useFacts(table, asking, walking);
  const { state, people, words } = table;
  const plan = (
    <div className={styles['plan']}>
      <Plan
        view={state}
        people={people}
        viewer={SPECTATOR}
        building={asking}
        climbing={walking}
        readOut
        recent={state.tower.at(-1)?.cells}
        tools={<ViewSwitch words={words} choice={choice} />}
      />
    </div>
  );
  return (
    <div className={styles['stage']} data-view={choice.view}>
      {choice.view === 'plan' ? (
        plan
      ) : (
        <Live facts={facts} camera={handle} instead={plan}>
          <ShortTools words={words} choice={choice} camera={camera} />
          <Spoken table={table} viewer={SPECTATOR} building={asking} climbing={walking} fallen={NONE} />
        </Live>
      )}
    </div>
  );
}

const NONE: readonly string[] = [];

function useFacts(table: Table, asking: Asking | undefined, walking: Walking | undefined): Facts {
  const { state, people, words } = table;
  const stones = useMemo(() => stonesOf(state), [state]);
  const pawns = useMemo(
    () =>
      state.pawns.map((at, colour) => {
        const name = people.seats[seatOf(state, colour)]?.name ?? '';
        return { colour, at, name, called: name, isYours: false };
      }),
    [state, people],
  );
  const fields = useMemo(() => new Set(fieldsOf(state).map(({ at }) => at)), [state]);
  const { stone, places, way, place } = asking ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of what is asked is drawn.
  const pins = useMemo(() => pinsOf(state, asking, true), [state, stone, places]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  const ghost = useMemo(() => heldOf(table, asking), [state, words, stone, way, place]);
  const reached = walking?.fields;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  const lit = useMemo(() => litFields(walking), [reached]);
  return {
    stones,
    pawns,
    onTurn: walking?.colour,
    ghost,
    misfit: way?.misfit?.cells,
    pins: way === undefined ? pins : [],
    fields: lit,
    route: walking?.route,
    onPin: asking && (number => asking.show(number)),
    onField: walking && (({ to }) => walking.ask(to)),
    // What is no field is the table.
    onFace: (asking && (at => asking.at(at))) ?? (walking && (at => walking.ask(fields.has(at) ? at : TABLE))),
  };
}

/** The stone as it is held. What breaks the pattern would look as if it did not: only its cells are marked. */
function heldOf({ words }: Table, asking: Asking | undefined): Facts['ghost'] {
  const way = asking?.way;
  if (asking?.stone === undefined || way === undefined || way.cells.length === 0) return undefined;
  if (way.misfit === undefined) return ghostOf({ words, readOut: true }, asking);
  if (way.misfit.code === 'wrong-chequer') return undefined;
  return { colour: asking.colour, stone: formatStone(asking.stone), cells: way.cells };
}
