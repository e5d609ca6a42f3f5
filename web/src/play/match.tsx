/** A match at a table of the server, in the same shell as one of this device. */
import type { Json } from '@belfry/engine';
import type { TableId, TableView } from '@belfry/table';
import { lazyExtra, SeatPartsContext } from '@belfry/ui';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../paths.js';
import { hasBigScreen, useHandChoice } from '../screen/hand-choice.js';
import { Cell, useChanging } from '../server/cell.js';
import { useLine, useServer } from '../server/context.js';
import type { Presence } from '../server/server.js';
import { type Elsewhere, ElsewhereContext, type Undoable } from '../table/elsewhere.js';
import { peopleAt } from '../table/eye.js';
import { peopleOf } from '../table/people.js';
import { TableScreen } from '../table/table-screen.js';
import { After } from './after.js';
import { Aside, Facts, Tools } from './around.js';
import { Banner } from './banner.js';
import { Hand } from './hand.js';
import { Menu } from './menu.js';
import { Next } from './next.js';
import { Notices } from './notices.js';
import { type Playing, PlayingContext } from './playing.js';
import { SEAT_PARTS } from './seat-parts.js';

const LotDrawn = lazyExtra(async () => (await import('../room/lot-drawn.js')).LotDrawn);

interface MatchProps {
  readonly id: TableId;
  readonly view: TableView;
  readonly presence: Presence | undefined;
  /** Was the lot drawn for the seats just now? */
  readonly isDrawn: boolean;
}

export function Match({ id, view, presence, isDrawn }: MatchProps) {
  const [showsLot, setShowsLot] = useState(isDrawn);
  // It goes with the first move, too.
  const [begun] = useState(view.count);
  const closeLot = useCallback(() => setShowsLot(false), []);
  const [undo] = useState(() => new Cell<Undoable | undefined>(undefined));
  const hand = useHand(id, view);
  const playing = useMemo<Playing>(
    () => ({ id, view, presence, me: peopleAt(view.seats)[0], undo, hand }),
    [id, view, presence, undo, hand],
  );
  // What changes with every move goes round the table itself: it asks for the match by itself.
  const table = useMemo(() => <TableScreen id={id} />, [id]);
  useNextMatch(playing);
  return (
    <PlayingContext value={playing}>
      <SeatPartsContext value={SEAT_PARTS}>
        <ElsewhereContext value={useAround(id, undo, hand?.isOn === true)}>{table}</ElsewhereContext>
        <Suspense fallback={null}>
          {showsLot && view.count === begun && <LotDrawn names={peopleOf(view).seats} onClose={closeLot} />}
        </Suspense>
      </SeatPartsContext>
    </PlayingContext>
  );
}

/** Can one choose between the hand and the whole table? Only beside a big screen. */
function useHand(id: TableId, view: TableView): Playing['hand'] {
  const { isHand, showBoard } = useHandChoice(id, view);
  const canChoose = hasBigScreen(view) && peopleAt(view.seats).length > 0;
  const turn = useRef(showBoard);
  turn.current = showBoard;
  return useMemo(
    () => (canChoose ? { isOn: isHand, turn: isOn => turn.current(!isOn) } : undefined),
    [canChoose, isHand],
  );
}

const PARTS = { Banner, Facts, Tools, Notices, Aside, Menu, After, Next } as const;

function useAround(id: TableId, undo: Cell<Undoable | undefined>, isHand: boolean): Elsewhere {
  const server = useServer();
  const isLost = useLine().is === 'lost';
  const pointed = useChanging(useMemo(() => server.pointsAt(id), [server, id]));
  return useMemo(
    () => ({
      ...PARTS,
      Hand: isHand ? Hand : undefined,
      isLost,
      pointed,
      point: (at: Json) => server.point(id, at),
      setUndo: undoable => undo.set(undoable),
    }),
    [server, id, isLost, pointed, undo, isHand],
  );
}

/** Whoever wanted another match goes there with the others; not who comes later to see how this one ended. */
function useNextMatch({ view, me }: Playing): void {
  const [, navigate] = useLocation();
  const wasThere = useRef(view.next === undefined);
  const { next } = view;
  const isWanted = me !== undefined && view.wants.includes(me);
  useEffect(() => {
    if (next === undefined) wasThere.current = true;
    else if (wasThere.current && isWanted) navigate(paths.play(next));
  }, [next, isWanted, navigate]);
}
