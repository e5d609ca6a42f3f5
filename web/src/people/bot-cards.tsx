/** The bots of a game, each with its face, its character and its strength: one of them is chosen. */
import type { ListedGame } from '@belfry/engine/words';
import { Face, Hidden, type ScreenWords } from '@belfry/ui';
import { useId } from 'react';
import { birdOf } from './birds.js';
import styles from './bot-cards.module.css';
import { usePeopleWords } from './words/index.js';

interface BotCardsProps {
  readonly label: string;
  readonly game: ListedGame;
  readonly policies: ScreenWords['policies'];
  /** The name of a policy. */
  readonly value: string;
  readonly onChange: (policy: string) => void;
}

export function BotCards({ label, game: { id, bots }, policies, value, onChange }: BotCardsProps) {
  const group = useId();
  return (
    <fieldset className={styles['bots']} aria-label={label}>
      {bots.map((policy, index) => (
        <label key={policy} className={styles['bot']}>
          <input
            type="radio"
            name={group}
            aria-labelledby={`${group}name${index}`}
            aria-describedby={`${group}help${index}`}
            checked={policy === value}
            onChange={() => onChange(policy)}
          />
          <Face figure={birdOf(id, policy)} size={46} />
          <b id={`${group}name${index}`}>{policies[policy]?.name ?? policy}</b>
          <Strength level={index + 1} of={bots.length} />
          <small id={`${group}help${index}`}>{policies[policy]?.help}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** So many dots of so many. */
function Strength({ level, of }: { readonly level: number; readonly of: number }) {
  const words = usePeopleWords();
  return (
    <span className={styles['strength']}>
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
        <i key={index} className={index < level ? styles['full'] : undefined} />
      ))}
      <Hidden>{words.strength(level, of)}</Hidden>
    </span>
  );
}
