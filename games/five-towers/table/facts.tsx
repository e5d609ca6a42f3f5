/** For the bar: the round, and the cards left in the deck. */
import { Icon } from '@belfry/ui';
import type { State } from '../rules/index.js';
import { isLastDeck } from './board/deck-dialog.js';
import styles from './facts.module.css';
import { useFiveTowersWords } from './words/index.js';

export function Facts({ view }: { readonly view: State }) {
  const { facts } = useFiveTowersWords().texts;
  if (view.round === 0) return null;
  return (
    <>
      <span className={styles['fact']}>
        <Icon name="round" size={16} />
        {facts.round(view.round)}
      </span>
      <span className={styles['fact']}>
        <Icon name="deck" size={16} />
        {isLastDeck(view) && <span className={styles['wide']}>{facts.lastDeck}</span>}
        {facts.cards(view.deck.left)}
      </span>
    </>
  );
}
