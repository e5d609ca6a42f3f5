/** By lot or as they sit: the host's choice for a table, kept by this page until the match begins. */
import type { Seating, TableId } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';
import { useState } from 'react';

const keyOf = (id: TableId): string => `belfry-seating-${id}`;

export const keepSeating = (id: TableId, seating: Seating): void =>
  void writeStored(keyOf(id), seating, 'sessionStorage');

export function useSeating(id: TableId): readonly [Seating, (seating: Seating) => void] {
  const [seating, setSeating] = useState<Seating>(() =>
    readStored(keyOf(id), 'sessionStorage') === 'chosen' ? 'chosen' : 'lot',
  );
  const choose = (chosen: Seating): void => {
    keepSeating(id, chosen);
    setSeating(chosen);
  };
  return [seating, choose];
}
