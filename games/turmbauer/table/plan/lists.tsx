/** The places of the stone in hand and the fields to climb to, as lists: all there is to choose, also without the map. */
import type { People } from '@belfry/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { formatStone, type Reach, type State } from '../../rules/index.js';
import { RingMark, VerdictMark } from '../marks/index.js';
import type { Building, Climbing, Place } from '../model/hands.js';
import { keyOf } from '../model/places.js';
import type { Verdict } from '../model/verdict.js';
import { chartOf } from './chart.js';
import { Listbox, type Option } from './listbox.js';
import { type PlaceTeller, placeTeller, sayField, type Telling } from './speech/index.js';
import { usePlanWords } from './use-words.js';

interface PlaceListProps {
  readonly building: Building;
  readonly view: State;
  readonly people: People;
  readonly readOut: boolean;
  /** Only one place is listed as long as nobody reads the list. */
  readonly folds?: boolean;
}

/** Always the same, so that a row is drawn anew only if it says something new. */
const MARKS: Readonly<Record<Verdict, ReactNode>> = {
  firm: <VerdictMark verdict="firm" />,
  shaky: <VerdictMark verdict="shaky" />,
  falls: <VerdictMark verdict="falls" />,
};

const RING = <RingMark />;

export function PlaceList({ building, view, people, readOut, folds = false }: PlaceListProps) {
  const words = usePlanWords();
  const { colour, stone, places } = building;
  const tell = useMemo((): PlaceTeller => {
    if (stone === undefined) return () => [];
    return placeTeller({ words, view, people }, chartOf(view), colour, stone);
  }, [words, view, people, colour, stone]);
  const told = useMemo(
    () => (readOut ? places : places.map(({ cells, reach }): Place => ({ cells, reach }))),
    [places, readOut],
  );
  const options = useMemo(
    () => told.map(({ cells, verdict }): Option => ({ key: keyOf(cells), mark: verdict && MARKS[verdict] })),
    [told],
  );
  const say = useCallback((numbers: readonly number[]) => tell(told, numbers), [tell, told]);
  if (stone === undefined) return null;
  return (
    <Listbox
      label={words.placeList(formatStone(stone))}
      options={options}
      say={say}
      folds={folds}
      selected={building.current}
      isSuggested={building.isSuggested}
      onSelect={building.show}
    />
  );
}

interface FieldListProps {
  readonly climbing: Climbing;
  readonly view: State;
  readonly people: People;
  /** As above. */
  readonly folds?: boolean;
}

export function FieldList({ climbing, view, people, folds = false }: FieldListProps) {
  const words = usePlanWords();
  const { fields, chosen } = climbing;
  const options = useMemo(() => fields.map(optionOf), [fields]);
  const chart = useMemo(() => chartOf(view), [view]);
  const say = useCallback(
    (numbers: readonly number[]) => {
      const telling: Telling = { words, view, people };
      return numbers.map(number => {
        const field = fields[number];
        return field === undefined ? '' : sayField(telling, chart, field);
      });
    },
    [words, view, people, chart, fields],
  );
  const selected = fields.findIndex(({ to, ring }) => to === chosen?.to && ring === chosen.ring);
  return (
    <Listbox
      label={words.fieldList}
      options={options}
      say={say}
      folds={folds}
      selected={selected < 0 ? undefined : selected}
      onSelect={index => climbing.choose(fields[index])}
    />
  );
}

const optionOf = ({ to, ring }: Reach): Option => ({
  key: `${to}-${ring ?? 'foot'}`,
  mark: ring === undefined ? undefined : RING,
});
