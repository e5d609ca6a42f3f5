/** A table of a game: behind a curtain, or open. */
import type { TableId, TableSummary } from '@belfry/table';
import { type GameScreen, isMotionOff, lazyPart, type Stage } from '@belfry/ui';
import { Suspense, useEffect } from 'react';
import { Failure } from '../shell/failure.js';
import { Waiting } from '../shell/waiting.js';
import { useElsewhere } from './elsewhere.js';
import { sinceLastTurn } from './lines.js';
import { MissingTable } from './missing.js';
import { peopleOf } from './people.js';
import { TableBoard } from './table-board.js';
import type { Shot } from './use-director.js';
import { useNews } from './use-news.js';
import { type TableHandle, useTable } from './use-table.js';

/** Only where people share a device. */
const Curtain = lazyPart(async () => (await import('./curtain.js')).Curtain);

export function GameTable({ table, screen }: { readonly table: TableSummary; readonly screen: GameScreen }) {
  const handle = useTable(table, screen);
  const { loaded } = handle;
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'missing') return <MissingTable />;
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={handle.tryAgain} />;
  return <OpenTable id={table.id} screen={screen} handle={handle} stage={loaded.stage} />;
}

interface OpenTableProps {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly handle: TableHandle;
  readonly stage: Stage<Shot>;
}

function OpenTable({ id, screen, handle, stage }: OpenTableProps) {
  const { view, look } = stage.shot;
  const words = screen.useWords();
  const people = peopleOf(view);
  const lines = words.tell(view.log, people);
  // Else the bell rings when the points are counted.
  useNews(view, lines, words.prompt(view.state, people), screen.Finale === undefined || isMotionOff());
  // Where people play from elsewhere, the title also tells whose turn it is.
  const elsewhere = useElsewhere();
  const isHere = elsewhere === undefined;
  useEffect(() => {
    if (isHere) document.title = `${words.game.name} · Belfry`;
  }, [words, isHere]);
  const Table = elsewhere?.Hand ?? TableBoard;
  if (look.type === 'board') return <Table id={id} screen={screen} handle={handle} stage={stage} lines={lines} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Curtain
        seats={people.seats}
        seat={look.seat}
        count={view.count}
        lines={sinceLastTurn(view.log, lines, look.seat)}
        view={view.state}
        screen={screen}
        onShow={() => handle.takeDevice(look.seat)}
      />
    </Suspense>
  );
}
