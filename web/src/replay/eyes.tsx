/** Whose eyes look: a row of choices, or a list to open where there is no room for a row. */
import type { Eye } from '@belfry/table';
import { Avatar, Segments } from '@belfry/ui';
import styles from './eyes.module.css';
import { useReplayWords } from './words.js';

interface EyesProps {
  readonly eyes: readonly Eye[];
  readonly eye: Eye;
  readonly names: readonly string[];
  /** What those look like who sit there. */
  readonly figures: readonly (string | undefined)[];
  /** Otherwise whoever belongs to nobody sees all there is to see. */
  readonly hasSecrets: boolean;
  readonly onChange: (eye: Eye) => void;
}

export function Eyes({ eyes, eye, names, figures, hasSecrets, onChange }: EyesProps) {
  const words = useReplayWords();
  const label = (candidate: Eye): string => {
    if (typeof candidate === 'number') return names[candidate] ?? '';
    if (candidate === 'open') return words.open;
    return hasSecrets ? words.spectator : words.everyone;
  };
  const choose = (value: string): void => onChange(eyes.find(candidate => String(candidate) === value) ?? eye);
  // Both are there and the room decides: one of them is never shown, nor said.
  return (
    <div className={styles['eyes']}>
      <div className={styles['row']}>
        <Segments
          label={words.seenBy}
          value={String(eye)}
          choices={eyes.map(candidate => ({
            value: String(candidate),
            name: (
              <span className={styles['eye']}>
                {typeof candidate === 'number' && (
                  <Avatar seat={candidate} name={label(candidate)} figure={figures[candidate]} small />
                )}
                {label(candidate)}
              </span>
            ),
            title: `${words.seenBy}: ${label(candidate)}`,
          }))}
          onChange={choose}
        />
      </div>
      <select
        className={styles['list']}
        aria-label={words.seenBy}
        value={String(eye)}
        onChange={event => choose(event.target.value)}
      >
        {eyes.map(candidate => (
          <option key={candidate} value={String(candidate)}>
            {label(candidate)}
          </option>
        ))}
      </select>
    </div>
  );
}
