/** The column that the keys are on. It goes along with the stone in hand, unless somebody is walking over the map. */
import { useState } from 'react';
import type { Column } from './chart.js';
import { startOf } from './cursor.js';
import type { PlanFacts } from './facts.js';

interface Cursor {
  readonly cursor: Column | undefined;
  readonly setCursor: (column: Column) => void;
  /** Somebody walks over the map. */
  readonly isFocused: boolean;
  readonly setFocused: (isFocused: boolean) => void;
}

export function useCursor(facts: PlanFacts): Cursor {
  const { chart, current, climbing } = facts;
  const [name, setName] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const inHand = `${current?.cells.join() ?? ''} ${climbing?.chosen?.to ?? ''}`;
  const [followed, setFollowed] = useState(inHand);
  if (followed !== inHand) {
    setFollowed(inHand);
    if (!isFocused) setName(undefined);
  }
  const known = name === undefined ? undefined : chart.columns.get(name);
  return { cursor: known ?? startOf(facts), setCursor: column => setName(column.name), isFocused, setFocused };
}
