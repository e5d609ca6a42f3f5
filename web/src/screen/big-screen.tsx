/** A table as a big screen for all: what everybody may see, and how phones become hands. */
import type { ListedGame } from '@belfry/engine/words';
import { isBegun, type RoomView, type TableId, type TableView } from '@belfry/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useScreen } from '../games.js';
import { paths } from '../paths.js';
import { findPlayable } from '../playable.js';
import { LotDrawn } from '../room/lot-drawn.js';
import { isByLot } from '../room/people.js';
import { useOpening } from '../room/use-opening.js';
import { useWatched, WithServer } from '../server/context.js';
import type { Presence } from '../server/server.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import { Waiting } from '../shell/waiting.js';
import { MissingTable } from '../table/missing.js';
import { peopleOf } from '../table/people.js';
import { Lobby } from './lobby.js';
import { Show } from './show.js';
import { useAwake } from './use-awake.js';
import { useLargeText } from './use-large-text.js';
import { useBigWords } from './words/index.js';

export const BigScreen = ({ id }: { readonly id: TableId }) => (
  <WithServer>
    <Watched id={id} />
  </WithServer>
);

function Watched({ id }: { readonly id: TableId }) {
  const watched = useWatched(id);
  useAwake(true);
  if (watched.state === 'waiting') return <Waiting />;
  const view = watched.state === 'there' ? watched.view : undefined;
  const game = view && findPlayable(view.game);
  if (watched.state === 'missing' || view === undefined || game === undefined) return <MissingTable />;
  // Whoever sits here sees their own hand: that is nothing for all.
  if (view.seats.some(({ isYours }) => isYours)) return <SitsHere id={id} />;
  return <Large id={id} game={game} view={view} presence={watched.presence} />;
}

interface LargeProps {
  readonly id: TableId;
  readonly game: ListedGame;
  readonly view: RoomView | TableView;
  readonly presence: Presence | undefined;
}

function Large({ id, game, view: newest, presence }: LargeProps) {
  useLargeText();
  useNextTable(newest);
  const view = useOpening(newest) ?? newest;
  const screen = useScreen(game);
  const { name } = screen.useWords().game;
  useEffect(() => {
    document.title = `${name} · Belfry`;
  }, [name]);
  const [isDrawn, setDrawn] = useState(false);
  const wasWaiting = useRef(!isBegun(view));
  useEffect(() => {
    // Whoever saw the waiting room sees what the lot has decided.
    if (isBegun(view) && wasWaiting.current) setDrawn(isByLot(view));
    wasWaiting.current = !isBegun(view);
  }, [view]);
  const close = useCallback(() => setDrawn(false), []);
  return isBegun(view) ? (
    <>
      <Show id={id} game={game} screen={screen} view={view} presence={presence} />
      {isDrawn && <LotDrawn names={peopleOf(view).seats} onClose={close} />}
    </>
  ) : (
    <Lobby id={id} game={game} screen={screen} view={view} presence={presence} />
  );
}

/** Goes on to the next match with the others; not where it is opened to see how this one ended. */
function useNextTable({ next }: RoomView): void {
  const [, navigate] = useLocation();
  const wasThere = useRef(next === undefined);
  useEffect(() => {
    if (next !== undefined && wasThere.current) navigate(paths.screen(next));
  }, [next, navigate]);
}

function SitsHere({ id }: { readonly id: TableId }) {
  const words = useBigWords();
  return (
    <Page title={words.sitsTitle}>
      <p>{words.sitsHelp}</p>
      <p>
        <LinkButton to={paths.play(id)} look="primary">
          {words.toTable}
        </LinkButton>
      </p>
    </Page>
  );
}
