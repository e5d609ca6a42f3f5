/** For the bar: the round, and the cards left in the deck. */
import { Fact } from '@belfry/ui';
import type { State } from '../rules/index.js';
import styles from './facts.module.css';
import { isLastDeck } from './position.js';
import { useTableWords } from './use-words.js';

export function Facts({ view }: { readonly view: State }) {
  const { facts } = useTableWords().texts;
  if (view.round === 0) return null;
  return (
    <>
      <Fact icon="round">{facts.round(view.round)}</Fact>
      <Fact icon="deck">
        {isLastDeck(view) && <span className={styles['wide']}>{facts.lastDeck}</span>}
        {facts.cards(view.deck.left)}
      </Fact>
    </>
  );
}
