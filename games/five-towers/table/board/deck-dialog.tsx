/** How many cards are left, which ones, and what the special ones do. */
import { Dialog } from '@belfry/ui';
import { cardsInDeck, type State, TOWER_TYPES, towerOf } from '../../rules/index.js';
import { CardChip } from '../art/index.js';
import { isLastDeck, named } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './dialogs.module.css';
import { SpecialKey } from './special-key.js';

interface DeckDialogProps {
  readonly view: State;
  readonly words: TableWords;
  readonly onClose: () => void;
}

export function DeckDialog({ view, words, onClose }: DeckDialogProps) {
  const { board } = words.texts;
  const cards = cardsInDeck(view).toReversed();
  return (
    <Dialog title={board.toCome} closeLabel={board.close} onClose={onClose}>
      <p className={styles['counts']}>
        <b>{board.deck(view.deck.left, isLastDeck(view))}</b>
        <span>{board.discard(view.discard.length)}</span>
      </p>
      <p className={styles['help']}>{board.toComeHelp}</p>
      <dl className={styles['deck']}>
        {TOWER_TYPES.map((type, tower) => {
          const own = named(cards.filter(card => towerOf(card) === tower));
          return (
            <div key={type}>
              <dt>{words.tower(tower)}</dt>
              <dd>
                {own.length === 0 && board.noneToCome}
                {own.map(({ card, key }) => (
                  <CardChip key={key} card={card} name={words.card(card)} />
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <h3 className={styles['title']}>{board.keyTitle}</h3>
      <SpecialKey texts={board} />
    </Dialog>
  );
}
