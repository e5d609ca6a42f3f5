/** The end, large: points are counted, and the bell rings for who has won; or the score sheet; and who wants another match. */
import type { Seat } from '@belfry/engine';
import type { TableId, TableView } from '@belfry/table';
import { Button, classes, type GameScreen, Icon, isMotionOff, type People, playSound } from '@belfry/ui';
import { Suspense, useState } from 'react';
import { useWish } from '../room/use-wish.js';
import { useTableWords } from '../table/words/index.js';
import styles from './end.module.css';
import { Figure } from './figure.js';
import { useBigWords } from './words/index.js';

interface EndProps {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly result: { readonly winners: readonly Seat[] };
  readonly people: People;
  readonly isStill: boolean;
}

export function End({ id, screen, view, result, people, isStill }: EndProps) {
  const words = useTableWords();
  const screenWords = screen.useWords();
  const { Finale, Result } = screen;
  const [isShown, setShown] = useState(isStill || Finale === undefined || isMotionOff());
  const finish = (): void => {
    if (isShown) return;
    setShown(true);
    playSound('bell');
  };
  const names = result.winners.map(seat => people.seats[seat]?.name ?? '');
  return (
    <section className={styles['end']} aria-label={words.result}>
      <div className={styles['winner']} role="status">
        {isShown && (
          <>
            <h1>
              <Icon name="bell" size={44} /> {words.winner(names, false)}
            </h1>
            <p>{screenWords.decided?.(view.state, view.log, people)}</p>
          </>
        )}
      </div>
      <div className={styles['sheets']}>
        <Suspense fallback={null}>
          {Finale === undefined ? (
            <Result view={view.state} result={result} people={people} />
          ) : (
            <Finale
              view={view.state}
              result={result}
              people={people}
              log={view.log}
              isStill={isShown}
              onShown={finish}
            />
          )}
        </Suspense>
      </div>
      {isShown && <Votes id={id} view={view} people={people} />}
    </section>
  );
}

type VotesProps = Pick<EndProps, 'id' | 'view' | 'people'>;

/** Phones wish for another match; the big screen can begin with those who do. */
export function Votes({ id, view, people }: VotesProps) {
  const words = useBigWords();
  const { wish, problem, isBusy } = useWish(id, view);
  const persons = view.seats.flatMap(({ player }, seat) => (player.type === 'human' ? [seat] : []));
  const wanting = persons.filter(seat => view.wants.includes(seat)).length;
  const bots = view.seats.filter(({ player }) => player.type === 'bot').length;
  return (
    <div className={styles['votes']}>
      <ul>
        {persons.map(seat => {
          const who = people.seats[seat];
          const wants = view.wants.includes(seat);
          return (
            <li key={seat} className={classes(styles['vote'], wants && styles['wants'])}>
              {who !== undefined && <Figure who={who} size="3rem" />}
              {wants && (
                <span className={styles['tick']}>
                  <Icon name="check" size={16} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <b>{words.votes(wanting, persons.length)}</b> {words.voteHelp}
      </p>
      {view.isHost && wanting > 0 && (
        <Button
          look="primary"
          icon="round"
          off={isBusy || view.next !== undefined}
          onClick={() => void wish({ type: 'rematch', now: true })}
        >
          {words.startNext(wanting + bots)}
        </Button>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
