/** What one can do in a waiting room: sit, get up, and as its host change who sits where. */
import type { RoomView, Seating, TableId } from '@belfry/table';
import { useAnnounce } from '@belfry/ui';
import { useRef, useState } from 'react';
import type { Me } from '../server/calls.js';
import { useServer } from '../server/context.js';
import { useShellWords } from '../shell/words.js';
import { useWish } from './use-wish.js';
import { useRoomWords } from './words/index.js';

export function useRoom(id: TableId, view: RoomView) {
  const server = useServer();
  const { bells } = useShellWords();
  const { seat: words } = useRoomWords();
  const announce = useAnnounce();
  const { wish, problem, isBusy } = useWish(id, view);
  const own = view.seats.findIndex(({ isYours }) => isYours);
  const { wasRemoved, leave, understood } = useRemoved(own >= 0);
  /** Names of great bells that nobody here has. */
  const freeNames = bells.filter(name => view.seats.every(seat => seat.name !== name));
  /** Here, or elsewhere than before; also on one's own seat, as somebody who looks otherwise. */
  const sit = async (seat: number, you: Me): Promise<void> => {
    leave();
    const up = own < 0 ? undefined : await wish({ type: 'get-up' });
    if (own >= 0 && up === undefined) return;
    // If nobody answers, the wish will say so.
    await server.beSomebody(you).catch(() => undefined);
    await wish({ type: 'sit', seat, ...you }, up?.revision);
  };
  return {
    own,
    problem,
    isBusy,
    wasRemoved,
    understood,
    sit,
    /** As who one is at the table already. */
    move: async (seat: number): Promise<void> => {
      const { name = '', player } = view.seats[own] ?? {};
      await sit(seat, { name, ...(player?.type === 'human' && player.figure && { figure: player.figure }) });
    },
    getUp: async (): Promise<void> => {
      leave();
      await wish({ type: 'get-up' });
    },
    swap: async (seat: number, other: number): Promise<void> => {
      const nameOf = (each: number): string => view.seats[each]?.name || words.number(each + 1);
      if (await wish({ type: 'swap', seat, with: other })) announce(words.swapped(nameOf(seat), nameOf(other)));
    },
    remove: (seat: number) => wish({ type: 'remove', seat }),
    /** One after the other: each follows the one before. */
    seatBots: async (seats: readonly number[], policy: string): Promise<void> => {
      let { revision } = view;
      for (const [index, seat] of seats.entries()) {
        const name = freeNames[index % freeNames.length] ?? words.number(seat + 1);
        const granted = await wish({ type: 'seat-bot', seat, name, policy }, revision);
        if (granted === undefined) return;
        ({ revision } = granted);
      }
    },
    begin: (seating: Seating) => wish({ type: 'begin', seating }),
  };
}

export type RoomDoings = ReturnType<typeof useRoom>;

/** Who had a seat and has none, and did not get up, was removed. */
function useRemoved(hasSeat: boolean) {
  const isLeaving = useRef(false);
  const [had, setHad] = useState(hasSeat);
  const [wasRemoved, setRemoved] = useState(false);
  if (had !== hasSeat) {
    setHad(hasSeat);
    setRemoved(!hasSeat && !isLeaving.current);
    isLeaving.current = false;
  }
  return {
    wasRemoved,
    leave: (): void => {
      isLeaving.current = true;
    },
    understood: (): void => setRemoved(false),
  };
}
