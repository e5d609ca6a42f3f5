/** A line of the log with the card it tells of. */
import type { CardName } from '../rules/index.js';
import { CardArt, CardBack } from './art/index.js';
import styles from './log-picture.module.css';

export function LogPicture({ card, text }: { readonly card: CardName | 'back' | undefined; readonly text: string }) {
  return (
    <span className={styles['line']}>
      {card !== undefined && (
        <span className={styles['card']}>
          {card === 'back' ? <CardBack width="1.125rem" /> : <CardArt card={card} width="1.875rem" line={4} />}
        </span>
      )}
      <span>{text}</span>
    </span>
  );
}
