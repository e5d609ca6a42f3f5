/** The bots of a game, each with its face, its character and its strength: one of them is chosen. */
import type { ListedGame } from '@belfry/engine/words';
import { Face, Hidden } from '@belfry/ui';
import { useId } from 'react';
import styles from './bot-cards.module.css';
import { useBots } from './use-bots.js';
import { usePeopleWords } from './words/index.js';

interface BotCardsProps {
  readonly label: string;
  readonly game: ListedGame;
  /** The name of a policy. */
  readonly value: string;
  readonly onChange: (policy: string) => void;
}

export function BotCards({ label, game: { id, bots }, value, onChange }: BotCardsProps) {
  const group = useId();
  const botOf = useBots(id);
  return (
    <fieldset className={styles['bots']} aria-label={label}>
      {bots.map((policy, index) => {
        const { bird, name, level, manner } = botOf(policy);
        const named = `${group}name${index}`;
        const described = `${group}help${index}`;
        return (
          <label key={policy} className={styles['bot']}>
            <input
              type="radio"
              name={group}
              aria-labelledby={named}
              aria-describedby={described}
              checked={policy === value}
              onChange={() => onChange(policy)}
            />
            <Face figure={bird} size={52} />
            <span className={styles['who']}>
              <b id={named}>{name}</b>
              {level !== '' && <span className={styles['level']}>{level}</span>}
            </span>
            <Strength level={index + 1} of={bots.length} />
            <small id={described}>{manner}</small>
          </label>
        );
      })}
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
