/** The end: who won, the score sheet, and what next. */
import type { TableId, TableView } from '@belfry/table';
import { Dialog, type GameScreen, Icon, type People } from '@belfry/ui';
import { Next } from './next.js';
import styles from './result-dialog.module.css';
import { useTableWords } from './words/index.js';

export { Next };

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
  const names = result.winners.map(seat => people.seats[seat]?.name ?? '');
  const youWin = result.winners.length === 1 && result.winners[0] === people.you;
  const { Result } = screen;
  return (
    <Dialog title={words.result} closeLabel={words.close} onClose={onClose} size="large">
      <p className={styles['winner']}>
        <Icon name="bell" size={36} />
        {words.winner(names, youWin)}
      </p>
      <Result view={view.state} result={result} people={people} />
      <div className={styles['next']}>
        <Next id={id} screen={screen} view={view} people={people} />
      </div>
    </Dialog>
  );
}
