/** A stone is placed freely: rules and statics judge every place. */
import { useWork } from '@belfry/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Cell, carriedCells, formatStone, placesFor } from '../rules/index.js';
import { Gauge } from '../table/board/gauge.js';
import { stonesOf } from '../table/board/scene-facts.js';
import { useBoardWords } from '../table/board/use-words.js';
import { type Facts, Live } from '../table/live/index.js';
import type { Place } from '../table/model/hands.js';
import { judged, keyOf, nextAt } from '../table/model/places.js';
import type { Judgement, TurmbauerWorks } from '../works/index.js';
import styles from './live.module.css';
import type { Pick } from './scenes.js';
import { FIRM_STONE, RED, readTried, SECOND_ROUND, tried, triedFace } from './trials.js';

const STONES = stonesOf(SECOND_ROUND);

interface FirmSceneProps {
  readonly choice: string | undefined;
  readonly pick: Pick;
  readonly drawing: ReactNode;
}

export function FirmScene({ choice, pick, drawing }: FirmSceneProps) {
  const places = useJudged();
  const now = choice === undefined ? undefined : readTried(choice);
  const shown = now && places?.find(({ cells }) => keyOf(cells) === keyOf(now.cells));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pick` changes with every choice.
  const facts = useMemo(() => places && factsOf(places, choice, pick), [places, choice]);
  return (
    <Live facts={facts} instead={drawing}>
      {shown !== undefined && (
        <div className={styles['note']}>
          <ReadOut place={shown} />
        </div>
      )}
    </Live>
  );
}

/** All places with what the statics say of them, worked out elsewhere. Nothing as long as it is not known. */
function useJudged(): readonly Place[] | undefined {
  const work = useWork<TurmbauerWorks>('turmbauer');
  const [places, setPlaces] = useState<readonly Place[]>();
  useEffect(() => {
    let isWanted = true;
    const all = placesFor(SECOND_ROUND, FIRM_STONE);
    work('judge', { state: SECOND_ROUND, stone: FIRM_STONE, places: all }).then(
      judgements => isWanted && setPlaces(placesOf(all, judgements)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [work]);
  return places;
}

function placesOf(all: readonly (readonly Cell[])[], judgements: readonly Judgement[]): readonly Place[] {
  const byCells = new Map(judgements.map((judgement, index) => [keyOf(all[index] ?? []), judgement]));
  return judged(
    all.map(cells => ({ cells, reach: [] })),
    byCells,
    SECOND_ROUND.options.hand,
  );
}

function factsOf(places: readonly Place[], choice: string | undefined, pick: Pick): Facts {
  const { cells = [], misfit, verdict } = choice === undefined ? {} : readTried(choice);
  const isShown = cells.length > 0 && misfit?.code !== 'wrong-chequer';
  const choose = (place: Place | undefined): void => {
    if (place?.verdict !== undefined) pick?.(tried(place.verdict, place.cells));
  };
  return {
    stones: STONES,
    pawns: [],
    ghost: isShown
      ? { colour: RED, stone: formatStone(FIRM_STONE), cells, ...(misfit === undefined && verdict && { verdict }) }
      : undefined,
    misfit: misfit?.cells,
    pins: isShown ? [] : pinsOf(places),
    onPin: place => choose(places[place]),
    onFace: at => {
      const place = nextAt(places, at, keyOf(cells));
      if (place === undefined) pick?.(triedFace(at));
      else choose(place);
    },
  };
}

/** One where several places begin; nothing is told of how they hold. */
function pinsOf(places: readonly Place[]): NonNullable<Facts['pins']> {
  const carried = carriedCells(
    SECOND_ROUND,
    places.map(({ cells }) => cells),
  );
  const pins = new Map<Cell, { readonly place: number; readonly at: Cell }>();
  for (const place of places.keys()) {
    const at = carried[place]?.[0];
    if (at !== undefined && !pins.has(at)) pins.set(at, { place, at });
  }
  return [...pins.values()];
}

/** The board's own gauge. */
function ReadOut({ place }: { readonly place: Place }) {
  const words = useBoardWords();
  const table = { state: SECOND_ROUND, words, people: { seats: [], you: 0 }, readOut: true };
  return <Gauge table={table} place={place} isShort={false} />;
}
