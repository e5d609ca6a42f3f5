/** For the bar: the round, and the tower. */
import { Fact } from '@belfry/ui';
import { ROUNDS, type State, towerHeight } from '../rules/index.js';
import styles from './facts.module.css';
import { useTableWords } from './use-words.js';

export function Facts({ view }: { readonly view: State }) {
  const { facts } = useTableWords().texts;
  const round = Math.floor(view.turn / view.pawns.length) + 1;
  return (
    <>
      <Fact icon="round">
        {round > ROUNDS ? (
          <>
            <span className={styles['wide']}>{facts.allRounds(ROUNDS)}</span>
            <span className={styles['narrow']}>
              {ROUNDS}/{ROUNDS}
            </span>
          </>
        ) : (
          <span>
            {facts.round(round)}
            <span className={styles['wide']}> {facts.of(ROUNDS)}</span>
          </span>
        )}
      </Fact>
      <Fact icon="bricks">
        <span>
          {facts.high(towerHeight(view))}
          <span className={styles['wide']}> · {facts.stones(view.tower.length)}</span>
        </span>
      </Fact>
    </>
  );
}
