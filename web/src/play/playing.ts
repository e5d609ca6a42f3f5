/** The match that is played here, for everything that stands around its board. */
import type { Seat } from '@belfry/engine';
import type { SeatView, TableId, TableView } from '@belfry/table';
import type { Bird } from '@belfry/ui';
import { createContext, useContext, useEffect, useReducer, useRef } from 'react';
import { birdOf } from '../people/birds.js';
import { useWish as useWishAt } from '../room/use-wish.js';
import type { Changing } from '../server/cell.js';
import { useLine, useServer } from '../server/context.js';
import type { Presence } from '../server/server.js';
import type { Undoable } from '../table/elsewhere.js';
import { SECOND } from './times.js';
import { usePlayWords } from './words/index.js';

export interface Playing {
  readonly id: TableId;
  /** The newest there is: a board may still show what led to it. */
  readonly view: TableView;
  readonly presence: Presence | undefined;
  /** One's own seat. */
  readonly me: Seat | undefined;
  /** What may be taken back, while that is allowed. */
  readonly undo: Changing<Undoable | undefined>;
  /** Is only the hand shown? There where one can choose. */
  readonly hand?: { readonly isOn: boolean; readonly turn: (isOn: boolean) => void } | undefined;
}

export const PlayingContext = createContext<Playing | undefined>(undefined);

export function usePlaying(): Playing {
  const playing = useContext(PlayingContext);
  if (playing === undefined) throw new Error('outside of a match');
  return playing;
}

/** Wishes at this table. */
export function useWish() {
  const { id, view } = usePlaying();
  return useWishAt(id, view);
}

export interface NamedBird {
  readonly figure: Bird;
  /** As a sentence begins with it. */
  readonly name: string;
}

/** Which bird a bot of this table is. */
export function useBird(): (policy: string) => NamedBird {
  const { birds } = usePlayWords();
  return policy => {
    const figure = birdOf(policy);
    return { figure, name: birds[figure] };
  };
}

/** Somebody who is away, and the bot that plays for them. */
export interface Away {
  readonly seat: Seat;
  readonly name: string;
  readonly policy: string;
  /** They will not come back. */
  readonly isLeft: boolean;
}

export const awayOf = (seats: readonly SeatView[]): readonly Away[] =>
  seats.flatMap(({ name, player, standIn, isLeft = false }, seat) => {
    const policy = standIn ?? (isLeft && player.type === 'bot' ? player.policy : undefined);
    return policy === undefined ? [] : [{ seat, name, policy, isLeft }];
  });

/**
 * The server's clock, every second while it runs to a deadline; the component that asks is drawn again. While the server is renewed
 * all clocks stand.
 */
export function useNow(until: number | undefined, step = SECOND): number {
  const server = useServer();
  const line = useLine();
  const stands = line.is === 'lost' && line.isRenewed;
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const held = useRef(server.now());
  if (!stands) held.current = server.now();
  const now = held.current;
  useEffect(() => {
    if (until === undefined || stands || now >= until) return;
    // With the next whole second that is left.
    const timer = setTimeout(tick, ((until - now) % step || step) + 1);
    return () => clearTimeout(timer);
  });
  return now;
}
