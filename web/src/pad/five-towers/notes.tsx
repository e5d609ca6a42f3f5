/** What cannot be: a card more often than the deck has it. */
import { Icon } from '@belfry/ui';
import { useWriting } from '../kit/text.js';
import type { Surplus } from '../model/five-towers-log.js';
import { usePadWords } from '../words/index.js';
import { useGameWords } from './game-words.js';
import styles from './notes.module.css';

export function Notes({ surplus }: { readonly surplus: readonly Surplus[] }) {
  const { five } = usePadWords();
  const game = useGameWords();
  const { capital } = useWriting();
  if (surplus.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {surplus.map(({ card, used, copies }) => (
        <li key={card}>
          <Icon name="help" size={20} />
          {five.surplus(capital(game.card(card)), used, copies)}
        </li>
      ))}
    </ul>
  );
}
