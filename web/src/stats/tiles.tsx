/** Numbers worth knowing, each with its name. */
import { useNumber, usePercent } from './numbers.js';
import styles from './stats.module.css';
import { useStatsWords } from './words.js';

export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

export const Tiles = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles['tiles']}>
    {facts.map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {value} {note !== undefined && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

interface Counts {
  readonly matches: number;
  readonly together: number;
  readonly own: number;
  readonly wins: number;
  readonly streaks: { readonly longest: number };
}

/** What is known of any matches, whatever the game. */
export function useCommonFacts({ matches, together, own, wins, streaks }: Counts): readonly Fact[] {
  const words = useStatsWords();
  const number = useNumber();
  const percent = usePercent();
  return [
    { name: words.matches, value: number(matches), note: together === 0 ? undefined : words.together(together) },
    ...(own === 0
      ? []
      : [
          { name: words.won, value: words.wonOf(wins, own), note: percent(wins / own) },
          { name: words.longest, value: number(streaks.longest) },
        ]),
  ];
}
