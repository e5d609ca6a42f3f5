/** The board of a replay, its log and its controls. The moment and the eyes stand in the address. */
import type { Eye, TableId } from '@belfry/table';
import { type GameScreen, Icon, IconButton, useAnnounce } from '@belfry/ui';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { saveRecord } from '../files.js';
import { useHost } from '../host/context.js';
import { paths } from '../paths.js';
import { Failure } from '../shell/failure.js';
import { Logo } from '../shell/logo.js';
import { useTitleFocus } from '../shell/title-focus.js';
import { Waiting } from '../shell/waiting.js';
import { alsoKnown } from '../table/also-known.js';
import { LogPanel } from '../table/log-panel.js';
import { peopleOf } from '../table/people.js';
import stageStyles from '../table/stage.module.css';
import { useTableWords } from '../table/words/index.js';
import { Controls } from './controls.js';
import { FairnessLine } from './fairness-line.js';
import { lineAt, marksOf } from './marks.js';
import styles from './replay-screen.module.css';
import { ShareDialog } from './share-dialog.js';
import { useSpeed } from './speed.js';
import { type Seen, useScores } from './use-replay.js';
import { useScene } from './use-scene.js';
import { useReplayWords } from './words.js';

interface ReplayScreenProps extends Seen {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly eyes: readonly Eye[];
  /** Whose eyes shall look: not yet those that do, while what they saw is on its way. */
  readonly chosen: Eye;
}

export function ReplayScreen({ id, screen, table, moments, eyes, chosen }: ReplayScreenProps) {
  const words = useReplayWords();
  const tableWords = useTableWords();
  const screenWords = screen.useWords();
  const announce = useAnnounce();
  const heading = useTitleFocus();
  const [speed, setSpeed] = useSpeed();
  const [isShared, setShared] = useState(false);
  const end = table.count;
  const isOver = table.due.type === 'over';
  const { at, change } = usePlace(end, chosen);
  const people = { seats: peopleOf(table).seats, you: undefined };
  const lines = screenWords.tell(table.log, people);
  const { stage, error, step } = useScene({ table, moments }, at, screen, speed);
  const saving = useSaving(id, table.game, isOver);
  const scores = useScores(moments, end, screen);
  const line = lineAt(lines, at);
  const text = line?.text ?? words.start;
  useEffect(() => {
    document.title = `${words.replayOf(screenWords.game.name)} · Belfry`;
  }, [words, screenWords]);
  useEffect(() => announce(text), [announce, text]);
  // What was said here stays here.
  useEffect(() => () => announce(''), [announce]);
  const { Board } = screen;
  return (
    <div className={styles['replay']}>
      <header className={styles['bar']}>
        <Link href={paths.matches} className={styles['brand']} aria-label={words.back} title={words.back}>
          <Icon name="back" size={22} />
          <Logo />
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {words.replayOf(screenWords.game.name)}
        </h1>
        <nav className={styles['tools']} aria-label={tableWords.menu}>
          <IconButton icon="share" label={words.share.button} showLabel="desk" onClick={() => setShared(true)} />
          <IconButton icon="save" label={tableWords.exportRecord} showLabel="desk" onClick={saving.save} />
        </nav>
      </header>
      <main className={stageStyles['main']} aria-label={tableWords.board}>
        <FairnessLine id={id} isWanted={stage !== undefined} />
        {(saving.error ?? error) !== undefined && <Failure error={saving.error ?? error} />}
        {saving.note !== undefined && (
          <p role="status" className={styles['note']}>
            {saving.note}
          </p>
        )}
        <div className={stageStyles['board']}>
          {stage === undefined ? (
            <Waiting />
          ) : (
            <Board
              view={stage.shot.state}
              viewer={stage.shot.eye === 'open' ? 'spectator' : stage.shot.eye}
              people={people}
              log={stage.shot.log}
              {...alsoKnown(table)}
              scene={stage.isSettled ? undefined : stage.scene}
              act={undefined}
            />
          )}
        </div>
      </main>
      <aside className={stageStyles['log']} aria-label={tableWords.log}>
        <LogPanel
          lines={lines}
          current={line === undefined ? undefined : line.entry + 1}
          onShow={moment => change({ at: moment ?? end })}
          since={[]}
          oldestFirst
        />
      </aside>
      <Controls
        at={at}
        end={end}
        text={text}
        marks={marksOf(lines, isOver ? end : undefined)}
        eyes={eyes}
        eye={chosen}
        hasSecrets={screen.hasSecrets}
        names={table.seats.map(({ name }) => name)}
        figures={people.seats.map(({ figure }) => figure)}
        scores={scores}
        scoreName={screenWords.game.score}
        speed={speed}
        seen={stage?.shot.at === at && stage.isSettled ? (stage.scene?.sequence.length ?? 0) : undefined}
        onJump={moment => change({ at: moment })}
        onStep={() => {
          step(at + 1);
          change({ at: at + 1 });
        }}
        onEye={eye => change({ eye })}
        onSpeed={setSpeed}
      />
      {isShared && (
        <ShareDialog
          id={id}
          game={table.game}
          at={at}
          seen={chosen}
          title={words.replayOf(screenWords.game.name)}
          isOver={isOver}
          onClose={() => setShared(false)}
        />
      )}
    </div>
  );
}

/** The moment that is looked at, as the address has it. Without one it is the beginning. */
function usePlace(end: number, chosen: Eye) {
  const [query, setQuery] = useSearchParams();
  const at = Math.min(Math.max(0, Math.trunc(Number(query.get('at') ?? 0)) || 0), end);
  const change = (to: { readonly at?: number; readonly eye?: Eye }): void =>
    setQuery({ at: String(to.at ?? at), seen: String(to.eye ?? chosen) }, { replace: true });
  return { at, change };
}

/** Saving the match as a file, and what there is to say of it. */
function useSaving(id: TableId, game: string, isOver: boolean) {
  const { exportRunning } = useTableWords();
  const host = useHost();
  const [error, setError] = useState<unknown>();
  const [note, setNote] = useState<string>();
  const save = (): void => {
    void saveRecord(host, id, game).catch(setError);
    // A match that runs holds what is still hidden.
    if (!isOver) setNote(exportRunning);
  };
  return { error, note, save };
}
