/** The shell around a board: bar, notices, log, result. */
import type { TableId, TableView } from '@belfry/table';
import { type GameScreen, type Hint, lazyExtra, lazyPart, type Stage } from '@belfry/ui';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Coach } from '../coach/index.js';
import { useTitleFocus } from '../shell/title-focus.js';
import { Waiting } from '../shell/waiting.js';
import { alsoKnown } from './also-known.js';
import { Bar } from './bar.js';
import { type Elsewhere, type OpenTable, useElsewhere } from './elsewhere.js';
import { sinceLastTurn } from './lines.js';
import { LogPanel } from './log-panel.js';
import { Notices } from './notices.js';
import { type PastMoment, usePastMoment } from './past-moment.js';
import { mayAct, mayBeAdvised, mayUndo, peopleOf } from './people.js';
import { useSoundOffer } from './sound-offered.js';
import stage from './stage.module.css';
import styles from './table-board.module.css';
import type { Shot } from './use-director.js';
import { useHint } from './use-hint.js';
import type { TableHandle } from './use-table.js';
import { useTableWords } from './words/index.js';

const ResultDialog = lazyPart(async () => (await import('./result-dialog.js')).ResultDialog);
const HintDialog = lazyExtra(async () => (await import('./hint.js')).Hint);
const SoundOffer = lazyExtra(async () => (await import('./sound-offer.js')).SoundOffer);
const Next = lazyPart(async () => (await import('./result-dialog.js')).Next);

export function TableBoard({ id, screen, handle, stage: shown, lines }: OpenTable) {
  const { view } = shown.shot;
  const words = useTableWords();
  const screenWords = screen.useWords();
  const heading = useTitleFocus();
  const past = usePastMoment(id, view);
  // What happened last is seen first, then who has won.
  const isOver = view.due.type === 'over' && (shown.isSettled || shown.scene === undefined);
  const isTold = isOver && screen.showsEnd !== true;
  // Whoever comes to see a moment of a finished match does not come for its result.
  const [showsResult, setShowsResult] = useState(isTold && past.at === undefined);
  const wasOver = useRef(isOver);
  // Whoever finds a match that is over does not see it end.
  const [sawEnd, setSawEnd] = useState(false);
  useEffect(() => {
    if (isOver !== wasOver.current) {
      setShowsResult(isTold);
      setSawEnd(isOver);
    }
    wasOver.current = isOver;
  }, [isOver, isTold]);
  const elsewhere = useElsewhere();
  const isLost = elsewhere?.isLost === true;
  const isNow = past.at === undefined && !handle.isBusy && !isLost && shown.isNewest;
  const { hint, asked, ask, show, close } = useHint(view);
  const isAsked = isNow && mayAct(view);
  const offersSound = useSoundOffer(handle.isBusy, shown.isSettled && mayAct(view));
  // The frame stands first, then what takes longer to draw.
  const isFramed = useDeferredValue(true, false);
  const since = typeof view.viewer === 'number' ? sinceLastTurn(view.log, lines, view.viewer) : [];
  const onUndo = isNow && mayUndo(screen, view) ? handle.undo : undefined;
  const setUndo = elsewhere?.setUndo;
  const done = onUndo && lines.findLast(({ seat }) => seat === view.undo?.seat)?.text;
  useEffect(() => setUndo?.(onUndo && { take: onUndo, what: done }), [setUndo, onUndo, done]);
  return (
    <div className={styles['table']} data-elsewhere={elsewhere && (isLost ? 'lost' : '')}>
      {elsewhere?.isLost === true && <elsewhere.Banner view={view} />}
      <Bar
        id={id}
        screen={screen}
        view={view}
        shown={past.shown?.state ?? view.state}
        onUndo={onUndo}
        onResult={isOver ? () => setShowsResult(true) : undefined}
        hint={mayBeAdvised(screen, view) ? { ask: isAsked ? ask : undefined } : undefined}
        log={picked => (
          <LogPanel
            lines={lines}
            current={past.at}
            onShow={at => {
              past.show(at);
              picked();
            }}
            since={since}
            bare
          />
        )}
      />
      <Coach
        screenId={screen.rules.id}
        tableId={id}
        view={view.state}
        viewer={view.viewer}
        log={view.log}
        people={peopleOf(view)}
        mayAct={isNow && mayAct(view)}
        isSettled={isNow && (shown.isSettled || shown.scene === undefined)}
      />
      <main className={stage['main']} aria-label={words.board} data-turn={turnOf(view)} data-count={view.count}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {screenWords.game.name}
        </h1>
        <Notices id={id} handle={handle} past={past} view={view} screenWords={screenWords} />
        {elsewhere && <elsewhere.Notices screen={screen} view={view} people={peopleOf(view)} lines={lines} />}
        {offersSound && (
          <Suspense fallback={null}>
            <SoundOffer hasPlayedOn={handle.isBusy} />
          </Suspense>
        )}
        <div className={stage['board']}>
          {isFramed && (
            <BoardAt
              id={id}
              screen={screen}
              handle={handle}
              stage={shown}
              past={past}
              isNow={isNow}
              elsewhere={elsewhere}
              hint={hint}
            />
          )}
        </div>
      </main>
      <aside className={stage['log']} aria-label={words.log}>
        {isFramed && <LogPanel lines={lines} current={past.at} onShow={past.show} since={since} />}
        {elsewhere && <elsewhere.Aside />}
      </aside>
      <Suspense fallback={null}>
        {asked && typeof view.viewer === 'number' && (
          <HintDialog
            game={screen.rules.id}
            seat={view.viewer}
            view={view.state}
            people={peopleOf(view)}
            onShow={show}
            onClose={close}
          />
        )}
        {showsResult && view.due.type === 'over' && (
          <ResultDialog
            id={id}
            screen={screen}
            view={view}
            result={view.due.result}
            people={peopleOf(view)}
            isStill={!sawEnd}
            onClose={() => {
              setShowsResult(false);
              setSawEnd(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

interface BoardAtProps {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly handle: TableHandle;
  readonly stage: Stage<Shot>;
  readonly past: PastMoment;
  /** Is it now that is shown, and nothing on its way? */
  readonly isNow: boolean;
  readonly elsewhere: Elsewhere | undefined;
  readonly hint: Hint | undefined;
}

/** The board now, or at the moment that is looked back at. */
function BoardAt({
  id,
  screen,
  handle,
  stage: { shot, scene, isSettled },
  past,
  isNow,
  elsewhere,
  hint,
}: BoardAtProps) {
  const { view } = shot;
  const { Board, rules, showsEnd } = screen;
  const people = peopleOf(view);
  const shown = past.at === undefined ? view : past.shown;
  if (shown === undefined) return <Waiting />;
  return (
    <Board
      view={shown.state}
      viewer={view.viewer === 'open' ? 'spectator' : view.viewer}
      people={people}
      log={shown.log}
      {...alsoKnown(view)}
      hint={isNow ? hint : undefined}
      scene={past.at === undefined && !isSettled ? scene : undefined}
      // What was laid out stays, though nothing can be done with it.
      isSent={handle.isBusy || (elsewhere?.isLost === true && past.at === undefined && mayAct(view))}
      act={isNow && mayAct(view) ? action => handle.act(rules.actions.write(action)) : undefined}
      {...(elsewhere && past.at === undefined && { pointed: elsewhere.pointed, point: elsewhere.point })}
      next={
        showsEnd === true && isNow && view.due.type === 'over' ? (
          <Suspense fallback={null}>
            {elsewhere === undefined ? (
              <Next id={id} screen={screen} view={view} people={people} />
            ) : (
              <>
                <elsewhere.After screen={screen} people={people} />
                <elsewhere.Next screen={screen} view={view} people={people} />
              </>
            )}
          </Suspense>
        ) : undefined
      }
    />
  );
}

/** Marks the page for whoever measures or tests it. */
const turnOf = (view: TableView): string => (view.due.type === 'over' ? 'over' : mayAct(view) ? 'yours' : 'others');
