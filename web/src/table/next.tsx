/** What next, when a match is over: once more, its replay, or home. */
import type { Refused, TableId, TableView } from '@belfry/table';
import { Button, type GameScreen, type People } from '@belfry/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '../host/context.js';
import { newWishId } from '../new-id.js';
import { paths } from '../paths.js';
import { Failure } from '../shell/failure.js';
import styles from './next.module.css';
import { explainRefused } from './refusals.js';
import { useTableWords } from './words/index.js';

interface NextProps {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly people: People;
}

export function Next({ id, screen, view, people }: NextProps) {
  const words = useTableWords();
  const screenWords = screen.useWords();
  const host = useHost();
  const [, navigate] = useLocation();
  const [error, setError] = useState<unknown>();
  const [refused, setRefused] = useState<Refused>();
  const rematch = async (): Promise<void> => {
    setRefused(undefined);
    const answer = await host.wish(id, { id: newWishId(), revision: view.revision, type: 'rematch' });
    if (!answer.ok) setRefused(answer.error);
    else if (answer.value.next !== undefined) navigate(paths.table(answer.value.next));
  };
  return (
    <div className={styles['room']}>
      {error !== undefined && <Failure error={error} />}
      {refused !== undefined && <p role="alert">{explainRefused(words, screenWords, refused, people)}</p>}
      <div className={styles['next']}>
        <Button look="primary" icon="round" onClick={() => void rematch().catch(setError)}>
          {words.rematch}
        </Button>
        <p className={styles['hint']}>{words.rematchHelp}</p>
        <Button icon="play" onClick={() => navigate(paths.replay(id))}>
          {words.replay}
        </Button>
        <Button icon="home" onClick={() => navigate(paths.home)}>
          {words.toHome}
        </Button>
      </div>
    </div>
  );
}
