/** Every hand, open on the table, with whose it is: for a replay that hides nothing. */
import { type People, whoOf } from '@belfry/ui';
import type { State } from '../../rules/index.js';
import { CardArt } from '../art/card.js';
import type { TableWords } from '../words/catalogue.js';
import { sortedHand } from './hand-order.js';
import styles from './open-hands.module.css';

interface OpenHandsProps {
  readonly view: State;
  readonly people: People;
  readonly words: TableWords;
}

export const OpenHands = ({ view, people, words: { board } }: OpenHandsProps) => (
  <div className={styles['hands']}>
    {view.hands.map(({ cards }, seat) => {
      const { name } = whoOf(people, seat);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their numbers.
        <div key={seat} className={styles['hand']}>
          <b className={styles['name']}>{name}</b>
          <ul className={styles['cards']} aria-label={board.handOf(name)}>
            {cards?.every(count => count === 0) && <li className={styles['none']}>{board.cardsInHand(0)}</li>}
            {sortedHand(cards ?? []).map(({ key, card }) => (
              <li key={key} className={styles['card']}>
                <span role="img" aria-label={board.cardLabel(card)} title={board.cardLabel(card)}>
                  <CardArt card={card} width="100%" line={4} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      );
    })}
  </div>
);
