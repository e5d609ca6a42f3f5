/** The match on a big screen: whose turn it is, the board, what happened last, and at the end who has won. */
import type { ListedGame } from '@belfry/engine/words';
import type { TableId, TableView } from '@belfry/table';
import { Button, type GameScreen, Hidden, isMotionOff, type People } from '@belfry/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../paths.js';
import { useChanging } from '../server/cell.js';
import { useServer } from '../server/context.js';
import type { Presence } from '../server/server.js';
import { LinkButton } from '../shell/link-button.js';
import { Waiting } from '../shell/waiting.js';
import { alsoKnown } from '../table/also-known.js';
import { peopleOf } from '../table/people.js';
import { useNews } from '../table/use-news.js';
import { useTableWords } from '../table/words/index.js';
import { End, Votes } from './end.js';
import { FullScreen } from './full-screen.js';
import { Head } from './head.js';
import { LineNote } from './line-note.js';
import styles from './show.module.css';
import { useStage } from './use-stage.js';
import { useBigWords } from './words/index.js';

export interface ShowProps {
  readonly id: TableId;
  readonly game: ListedGame;
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly presence: Presence | undefined;
}

export function Show(props: ShowProps) {
  const { screen, view: newest } = props;
  const words = useBigWords();
  const stage = useStage(screen, newest);
  const view = stage?.shot.view ?? newest;
  const screenWords = screen.useWords();
  const people = useMemo(() => peopleOf(newest), [newest]);
  const lines = useMemo(() => screenWords.tell(view.log, people), [screenWords, view.log, people]);
  useNews(view, lines, screenWords.prompt(view.state, people), screen.Finale === undefined || isMotionOff());
  const isOver = view.due.type === 'over' && (stage === undefined || stage.isSettled || stage.scene === undefined);
  const { showsResult, setShowsResult, sawEnd } = useEnd(isOver && screen.showsEnd !== true);
  const last = lines.at(-1);
  if (stage === undefined) return <Waiting />;
  const { Facts } = screen;
  return (
    <div className={styles['show']} data-large="">
      <LineNote />
      {!showsResult && <Head {...props} view={view} people={people} />}
      <main className={styles['main']}>
        <BoardNow {...props} stage={stage} people={people} isOver={isOver} />
        {showsResult && view.due.type === 'over' && (
          <End {...props} view={view} result={view.due.result} people={people} isStill={!sawEnd} />
        )}
      </main>
      <footer className={styles['foot']}>
        <div className={styles['facts']}>
          <Facts view={view.state} />
        </div>
        {last !== undefined && (
          <div key={last.entry} className={styles['last']}>
            <Hidden>{words.last}</Hidden>
            {last.body ?? last.text}
          </div>
        )}
        <div className={styles['tools']}>
          {isOver && screen.showsEnd !== true && (
            <Button onClick={() => setShowsResult(!showsResult)}>
              {showsResult ? words.showTable : words.showResult}
            </Button>
          )}
          {isOver && (
            <LinkButton to={paths.home} icon="home">
              {words.toHome}
            </LinkButton>
          )}
          <FullScreen />
        </div>
      </footer>
    </div>
  );
}

interface BoardNowProps extends ShowProps {
  readonly stage: NonNullable<ReturnType<typeof useStage>>;
  readonly people: People;
  readonly isOver: boolean;
}

function BoardNow({ id, screen, view: newest, stage: { shot, scene, isSettled }, people, isOver }: BoardNowProps) {
  const server = useServer();
  const words = useTableWords();
  const pointed = useChanging(useMemo(() => server.pointsAt(id), [server, id]));
  const { view } = shot;
  const { Board, showsEnd } = screen;
  return (
    <section className={styles['board']} aria-label={words.board} data-count={view.count}>
      <Board
        view={view.state}
        viewer="spectator"
        people={people}
        log={view.log}
        {...alsoKnown(view)}
        scene={isSettled ? undefined : scene}
        act={undefined}
        pointed={pointed}
        isLarge
        next={showsEnd === true && isOver ? <Votes id={id} view={newest} people={people} /> : undefined}
      />
    </section>
  );
}

/** The result comes when the end was seen; whoever opens a finished match finds it there, and still. */
function useEnd(isOver: boolean) {
  const [showsResult, setShowsResult] = useState(isOver);
  const [sawEnd, setSawEnd] = useState(false);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver !== wasOver.current) {
      setShowsResult(isOver);
      setSawEnd(isOver);
    }
    wasOver.current = isOver;
  }, [isOver]);
  return { showsResult, setShowsResult, sawEnd };
}
