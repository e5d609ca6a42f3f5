/** What those who only look on can still ask: the deck. */
import { Button } from '@belfry/ui';
import type { State } from '../../rules/index.js';
import { isLastDeck } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './board.module.css';

interface SpectatorBarProps {
  readonly view: State;
  readonly words: TableWords;
  readonly onShowDeck: () => void;
}

export function SpectatorBar({ view, words, onShowDeck }: SpectatorBarProps) {
  const { board } = words.texts;
  return (
    <div className={styles['spectator']}>
      <Button look="quiet" icon="deck" onClick={onShowDeck}>
        <span>{board.deck(view.deck.left, isLastDeck(view))}</span>
        <span>{board.toCome}</span>
      </Button>
    </div>
  );
}
