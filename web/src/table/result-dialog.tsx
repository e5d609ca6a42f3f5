/** The end: points are counted, the bell rings for who has won, what decided it, the score sheet, and what next. */
import type { TableId, TableView } from '@belfry/table';
import { Button, classes, Dialog, type GameScreen, Icon, isMotionOff, type People, playSound } from '@belfry/ui';
import { Suspense, useRef, useState } from 'react';
import { useElsewhere } from './elsewhere.js';
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
  /** Was the end seen before? */
  readonly isStill: boolean;
  readonly onClose: () => void;
}

export function ResultDialog({ id, screen, view, result, people, isStill, onClose }: ResultDialogProps) {
  const words = useTableWords();
  const screenWords = screen.useWords();
  const { Finale, Result } = screen;
  const [isShown, setShown] = useState(isStill || Finale === undefined || isMotionOff());
  const [isRung, setRung] = useState(false);
  const names = result.winners.map(seat => people.seats[seat]?.name ?? '');
  const youWin = result.winners.length === 1 && result.winners[0] === people.you;
  const hasLost = people.you !== undefined && !result.winners.includes(people.you);
  const head = useRef<HTMLDivElement>(null);
  const finish = (): void => {
    if (isShown) return;
    // The button that skips is gone then: whoever stood on it reads on here.
    if (head.current?.contains(document.activeElement) === true) head.current.focus();
    setShown(true);
    setRung(true);
    playSound(hasLost ? 'lost' : 'bell');
  };
  const elsewhere = useElsewhere();
  const decided = screenWords.decided?.(view.state, view.log, people);
  return (
    <Dialog
      title={words.result}
      closeLabel={words.close}
      onClose={onClose}
      size={elsewhere === undefined ? 'large' : 'wide'}
      foot={
        elsewhere === undefined ? (
          <Next id={id} screen={screen} view={view} people={people} />
        ) : (
          <elsewhere.Next screen={screen} view={view} people={people} />
        )
      }
    >
      <div ref={head} className={styles['head']} role="status" tabIndex={-1}>
        {isShown && (
          <p className={classes(styles['winner'], isRung && styles['rung'])}>
            <Icon name="bell" size={36} />
            {words.winner(names, youWin)}
          </p>
        )}
        {isShown && decided !== undefined && <p className={styles['decided']}>{decided}</p>}
        {!isShown && (
          <Button look="quiet" onClick={finish}>
            {words.skip}
          </Button>
        )}
      </div>
      {Finale !== undefined && (
        <div className={styles['finale']}>
          <Suspense fallback={null}>
            <Finale
              view={view.state}
              result={result}
              people={people}
              log={view.log}
              isStill={isShown}
              onShown={finish}
            />
          </Suspense>
        </div>
      )}
      {isShown && (
        <div className={classes(isRung && styles['arriving'], elsewhere && styles['beside'])}>
          {elsewhere && <elsewhere.After screen={screen} people={people} />}
          {/* Only the sheet is waited for: the rest stays. */}
          <div>
            <Suspense fallback={null}>
              <Result view={view.state} result={result} people={people} />
            </Suspense>
          </div>
        </div>
      )}
    </Dialog>
  );
}
