/** The board of a replay, its log and its controls. The moment and the eyes stand in the address. */
import type { Eye, TableId } from '@belfry/table';
import { type GameScreen, Icon, IconButton, useAnnounce } from '@belfry/ui';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { copyText } from '../copy.js';
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
import stage from '../table/stage.module.css';
import { useTableWords } from '../table/words/index.js';
import { Controls } from './controls.js';
import { FairnessLine } from './fairness-line.js';
import styles from './replay-screen.module.css';
import { type Seen, useMoment, useScores } from './use-replay.js';
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
  const host = useHost();
  const [query, setQuery] = useSearchParams();
  const [error, setError] = useState<unknown>();
  const [note, setNote] = useState<string>();
  const heading = useTitleFocus();
  const end = table.count;
  const at = Math.min(Math.max(0, Math.trunc(Number(query.get('at') ?? end)) || 0), end);
  const people = { seats: peopleOf(table).seats, you: undefined };
  const lines = screenWords.tell(table.log, people);
  const { shown, error: missing } = useMoment({ table, moments }, at);
  const scores = useScores(moments, end, screen);
  const line = lines.findLast(({ entry }) => entry < at);
  const change = (to: { readonly at?: number; readonly eye?: Eye }): void =>
    setQuery({ at: String(to.at ?? at), seen: String(to.eye ?? chosen) }, { replace: true });
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
          <IconButton
            icon="share"
            label={words.copyLink}
            showLabel="desk"
            onClick={() =>
              void copyText(location.href).then(isCopied => setNote(isCopied ? words.copied : location.href))
            }
          />
          <IconButton
            icon="save"
            label={tableWords.exportRecord}
            showLabel="desk"
            onClick={() => {
              void saveRecord(host, id, table.game).catch(setError);
              // A match that runs holds what is still hidden.
              if (table.due.type !== 'over') setNote(tableWords.exportRunning);
            }}
          />
        </nav>
      </header>
      <main className={stage['main']} aria-label={tableWords.board}>
        <FairnessLine id={id} isWanted={shown !== undefined} />
        {(error ?? missing) !== undefined && <Failure error={error ?? missing} />}
        {note !== undefined && (
          <p role="status" className={styles['note']}>
            {note}
          </p>
        )}
        <div className={stage['board']}>
          {shown === undefined ? (
            <Waiting />
          ) : (
            <Board
              view={shown.state}
              viewer={shown.eye === 'open' ? 'spectator' : shown.eye}
              people={people}
              log={shown.log}
              {...alsoKnown(table)}
              act={undefined}
            />
          )}
        </div>
      </main>
      <aside className={stage['log']} aria-label={tableWords.log}>
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
        eyes={eyes}
        eye={chosen}
        names={table.seats.map(({ name }) => name)}
        scores={scores}
        scoreName={screenWords.game.score}
        onChange={change}
      />
    </div>
  );
}
