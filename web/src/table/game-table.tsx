/** The shell around a board: bar, log, curtain, result. */
import type { Json } from '@belfry/engine';
import type { Frames, TableId, TableView } from '@belfry/table';
import type { GameScreen, LogLine, People } from '@belfry/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useHost } from '../host/context.js';
import { Failure } from '../shell/failure.js';
import { Waiting } from '../shell/waiting.js';
import { Bar } from './bar.js';
import { Curtain } from './curtain.js';
import { peopleAt } from './eye.js';
import styles from './game-table.module.css';
import { sinceLastTurn } from './lines.js';
import { LogPanel } from './log-panel.js';
import { MissingTable } from './missing-table.js';
import { Notices } from './notices.js';
import { ResultDialog } from './result-dialog.js';
import { useNews } from './use-news.js';
import { type TableHandle, type TableState, useTable } from './use-table.js';
import { useTableWords } from './words/index.js';

export function GameTable({ id, screen }: { readonly id: TableId; readonly screen: GameScreen }) {
  const handle = useTable(id, screen.hasSecrets);
  const { loaded } = handle;
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'missing') return <MissingTable />;
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={handle.reload} />;
  return <OpenTable id={id} screen={screen} handle={handle} table={loaded.table} />;
}

interface OpenTableProps {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly handle: TableHandle;
  readonly table: TableState;
}

function OpenTable({ id, screen, handle, table }: OpenTableProps) {
  const words = useTableWords();
  const screenWords = screen.useWords();
  const { view, look } = table;
  const people = peopleOf(view);
  const lines = screenWords.tell(view.log, people);
  const prompt = screenWords.prompt(view.state, people);
  const isOver = view.due.type === 'over';
  const [showsResult, setShowsResult] = useState(isOver);
  const past = usePastMoment(id, view);
  useEffect(() => setShowsResult(isOver), [isOver]);
  useNews(view, lines, prompt);
  useEffect(() => {
    document.title = `${screenWords.game.name} · Belfry`;
  }, [screenWords]);

  if (look.type === 'curtain')
    return (
      <Curtain
        name={view.seats[look.seat]?.name ?? ''}
        count={view.count}
        lines={sinceLastTurn(view.log, lines, look.seat)}
        Cover={screen.Cover}
        onShow={() => handle.takeDevice(look.seat)}
      />
    );
  const { Board } = screen;
  const shown = past.shown ?? { state: view.state, log: view.log };
  return (
    <div className={styles['table']}>
      <Bar
        id={id}
        screen={screen}
        view={view}
        onUndo={mayUndo(screen, view) ? handle.undo : undefined}
        onResult={isOver ? () => setShowsResult(true) : undefined}
        log={<LogPanel lines={lines} current={past.at} onShow={past.show} since={sinceOf(view, lines)} bare />}
      />
      <main className={styles['main']} aria-label={words.board} data-turn={turnOf(view)} data-count={view.count}>
        <h1 className={styles['title']}>{screenWords.game.name}</h1>
        <Notices handle={handle} past={past} people={people} screenWords={screenWords} count={view.count} />
        <div className={styles['board']}>
          <Board
            view={shown.state}
            viewer={view.viewer === 'open' ? 'spectator' : view.viewer}
            people={people}
            log={shown.log}
            act={
              mayAct(view) && past.at === undefined && !handle.isBusy
                ? action => send(screen, handle, action)
                : undefined
            }
          />
        </div>
      </main>
      <aside className={styles['log']} aria-label={words.log}>
        <LogPanel lines={lines} current={past.at} onShow={past.show} since={sinceOf(view, lines)} />
      </aside>
      {showsResult && view.due.type === 'over' && (
        <ResultDialog
          id={id}
          screen={screen}
          view={view}
          result={view.due.result}
          people={people}
          onClose={() => setShowsResult(false)}
        />
      )}
    </div>
  );
}

/** At a table with one person that person is addressed; where several share a device, everybody has a name. */
export function peopleOf(view: TableView): People {
  const persons = peopleAt(view.seats);
  return {
    seats: view.seats.map(({ name, player }) => ({ name, isBot: player.type === 'bot' })),
    you: persons.length === 1 ? persons[0] : undefined,
  };
}

/** Marks the page for whoever measures or tests it. */
const turnOf = (view: TableView): string => (view.due.type === 'over' ? 'over' : mayAct(view) ? 'yours' : 'others');

/** People at one device take back for each other, unless that could show a hand. */
function mayUndo({ hasSecrets }: GameScreen, { undo, viewer, seats }: TableView): boolean {
  if (undo === undefined) return false;
  return undo.seat === viewer || (!hasSecrets && peopleAt(seats).includes(undo.seat));
}

const mayAct = ({ due, viewer }: TableView): boolean => due.type === 'seat' && due.seat === viewer;

const send = ({ rules }: GameScreen, handle: TableHandle, action: { readonly type: string }): void =>
  handle.act(rules.actions.write(action));

const sinceOf = (view: TableView, lines: readonly LogLine[]): readonly LogLine[] =>
  typeof view.viewer === 'number' ? sinceLastTurn(view.log, lines, view.viewer) : [];

export interface PastMoment {
  /** After how many entries; nothing if it is now. */
  readonly at: number | undefined;
  readonly shown: { readonly state: Json; readonly log: readonly Json[] } | undefined;
  readonly show: (entry: number | undefined) => void;
}

/** The moment in the address, `?at=17`, as the viewer may know it. */
function usePastMoment(id: TableId, view: TableView): PastMoment {
  const host = useHost();
  const [query, setQuery] = useSearchParams();
  const [frames, setFrames] = useState<Frames>();
  const wished = query.get('at');
  const at = wished === null ? undefined : Math.min(Math.max(0, Math.trunc(Number(wished)) || 0), view.count);
  const { viewer, count } = view;
  const isPast = at !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new entry there is one more moment.
  useEffect(() => {
    let wanted = true;
    setFrames(undefined);
    if (isPast) void host.frames(id, viewer).then(found => wanted && setFrames(found));
    return () => {
      wanted = false;
    };
  }, [host, id, viewer, isPast, count]);
  const state = at === undefined ? undefined : frames?.states[at];
  return {
    at,
    shown: at === undefined || state === undefined ? undefined : { state, log: (frames?.log ?? []).slice(0, at) },
    show: entry => setQuery(entry === undefined ? {} : { at: String(entry) }, { replace: true }),
  };
}
