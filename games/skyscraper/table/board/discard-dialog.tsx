/** The discard pile, to be looked through. */
import { Dialog } from '@belfry/ui';
import { type CardName, formatCard, type State } from '../../rules/index.js';
import { CardArt } from '../art/card.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './discard-dialog.module.css';

interface DiscardProps {
  readonly view: State;
  readonly words: TableWords;
  readonly onClose: () => void;
}

export const DiscardDialog = ({ view, words, onClose }: DiscardProps) => (
  <Dialog title={words.board.discardTitle} closeLabel={words.board.close} onClose={onClose}>
    <DiscardList view={view} words={words} />
  </Dialog>
);

function DiscardList({ view, words }: Omit<DiscardProps, 'onClose'>) {
  const counts = new Map<CardName, number>();
  for (const card of view.discard.toSorted((a, b) => a - b)) {
    const name = formatCard(card);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return <p>{words.board.discardEmpty}</p>;
  return (
    <ul className={styles['list']}>
      {[...counts].map(([card, count]) => (
        <li key={card}>
          <CardArt card={card} width={56} line={4} />
          <span>{`${count} × ${words.board.cardLabel(card)}`}</span>
        </li>
      ))}
    </ul>
  );
}
