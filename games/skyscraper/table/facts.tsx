/** A few facts for the bar. */
import { Icon } from '@belfry/ui';
import type { State } from '../rules/index.js';
import styles from './facts.module.css';
import { useTableWords } from './use-words.js';

export function Facts({ view }: { readonly view: State }) {
  const { board } = useTableWords();
  return (
    <>
      <span className={styles['fact']}>
        <Icon name="round" size={16} />
        {board.turnFact(Math.max(1, view.turns))}
      </span>
      <span className={styles['fact']}>
        <Icon name="deck" size={16} />
        {board.pileFact(view.pile.left)}
      </span>
    </>
  );
}
