/** A hand whose order its owner can change, kept as long as the board lives. */
import { useCallback, useMemo, useState } from 'react';
import type { Counts } from '../../rules/index.js';
import { type HeldCard, moved, orderedHand, sortedHand } from './hand-order.js';

export interface MovableHand {
  readonly held: readonly HeldCard[];
  readonly isSorted: boolean;
  readonly move: (key: string, to: number) => void;
  readonly sort: () => void;
}

/** `owner`: each seat that is shown on this board has an order of its own. */
export function useHand(cards: Readonly<Counts>, owner: number | undefined): MovableHand {
  const [orders, setOrders] = useState<ReadonlyMap<number | undefined, readonly string[]>>(new Map());
  const order = orders.get(owner);
  const held = useMemo(() => (order === undefined ? sortedHand(cards) : orderedHand(cards, order)), [cards, order]);
  const keep = useCallback(
    (next: readonly string[] | undefined) =>
      setOrders(old => {
        const changed = new Map(old);
        if (next === undefined) changed.delete(owner);
        else changed.set(owner, next);
        return changed;
      }),
    [owner],
  );
  return {
    held,
    isSorted: order === undefined,
    move: (key, to) =>
      keep(
        moved(
          held.map(card => card.key),
          key,
          to,
        ),
      ),
    sort: () => keep(undefined),
  };
}
