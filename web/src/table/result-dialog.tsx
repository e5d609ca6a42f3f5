/** The end: who won, the score sheet, and what next. */
import type { Refused, TableId, TableView } from '@belfry/table';
import { Button, Dialog, type GameScreen, Icon, type People } from '@belfry/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '../host/context.js';
import { newWishId } from '../new-id.js';
import { paths } from '../paths.js';
import { Failure } from '../shell/failure.js';
import { explainRefused } from './refusals.js';
import styles from './result-dialog.module.css';
import { useTableWords } from './words/index.js';

interface ResultDialogProps {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly result: { readonly winners: readonly number[] };
  readonly people: People;
  readonly onClose: () => void;
}

export function ResultDialog({ id, screen, view, result, people, onClose }: ResultDialogProps) {
  const words = useTableWords();
  const host = useHost();
  const [, navigate] = useLocation();
  const [error, setError] = useState<unknown>();
  const [refused, setRefused] = useState<Refused>();
  const screenWords = screen.useWords();
  const names = result.winners.map(seat => people.seats[seat]?.name ?? '');
  const youWin = result.winners.length === 1 && result.winners[0] === people.you;
  const rematch = async (): Promise<void> => {
    setRefused(undefined);
    const answer = await host.wish(id, { id: newWishId(), revision: view.revision, type: 'rematch' });
    if (!answer.ok) setRefused(answer.error);
    else if (answer.value.next !== undefined) navigate(paths.table(answer.value.next));
  };
  const { Result } = screen;
  return (
    <Dialog title={words.result} closeLabel={words.close} onClose={onClose} size="large">
      <p className={styles['winner']}>
        <Icon name="bell" size={36} />
        {words.winner(names, youWin)}
      </p>
      <Result view={view.state} result={result} people={people} />
      {error !== undefined && <Failure error={error} />}
      {refused !== undefined && <p role="alert">{explainRefused(words, screenWords, refused, people)}</p>}
      <div className={styles['next']}>
        <Button look="primary" icon="round" onClick={() => void rematch().catch(setError)}>
          {words.rematch}
        </Button>
        <Button icon="play" onClick={() => navigate(paths.replay(id))}>
          {words.replay}
        </Button>
        <Button icon="home" onClick={() => navigate(paths.home)}>
          {words.toHome}
        </Button>
      </div>
      <p className={styles['hint']}>{words.rematchHelp}</p>
    </Dialog>
  );
}
