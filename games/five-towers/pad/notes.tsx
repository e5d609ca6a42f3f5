/** What cannot be: a card more often than the deck has it. */
import { Icon } from '@belfry/ui';
import { useWriting } from '@belfry/ui/pad';
import { useGameWords } from './game-words.js';
import type { Surplus } from './model/log.js';
import styles from './notes.module.css';
import { useWords } from './words/index.js';

export function Notes({ surplus }: { readonly surplus: readonly Surplus[] }) {
  const words = useWords();
  const game = useGameWords();
  const { capital } = useWriting();
  if (surplus.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {surplus.map(({ card, used, copies }) => (
        <li key={card}>
          <Icon name="help" size={20} />
          {words.surplus(capital(game.card(card)), used, copies)}
        </li>
      ))}
    </ul>
  );
}
