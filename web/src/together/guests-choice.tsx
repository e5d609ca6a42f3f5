/** Who may come, and whether others may look on. */
import { Segments } from '@belfry/ui';
import { Sign } from '../chat/sign.js';
import { Switch } from '../shell/settings/switch.js';
import styles from './choices.module.css';
import { useTogetherWords } from './words/index.js';

export interface Guests {
  readonly listed: boolean;
  readonly spectators: boolean;
  /** Seconds by which those who look on are behind. */
  readonly delay: number;
}

const DELAYS = [0, 30, 120, 300] as const;

interface GuestsChoiceProps {
  readonly value: Guests;
  /** Does this server list tables? */
  readonly canBeListed: boolean;
  readonly onChange: (change: Partial<Guests>) => void;
}

export function GuestsChoice({ value, canBeListed, onChange }: GuestsChoiceProps) {
  const words = useTogetherWords();
  const access = (sign: 'lock' | 'globe', name: string) => (
    <span className={styles['access']}>
      <Sign name={sign} size={18} />
      {name}
    </span>
  );
  return (
    <div className={styles['choice']}>
      {canBeListed && (
        <Segments
          label={words.guests}
          value={value.listed ? 'listed' : 'link'}
          choices={[
            { value: 'link' as const, name: access('lock', words.access.link) },
            { value: 'listed' as const, name: access('globe', words.access.listed) },
          ]}
          onChange={chosen => onChange({ listed: chosen === 'listed' })}
        />
      )}
      <Switch
        label={words.watching}
        help={words.watchingHelp}
        checked={value.spectators}
        onChange={spectators => onChange({ spectators })}
      />
      {value.spectators && (
        <div className={styles['delay']}>
          <span aria-hidden="true">{words.delay}</span>
          <Segments
            label={words.delay}
            value={value.delay}
            choices={DELAYS.map(each => ({ value: each, name: words.delays(each) }))}
            onChange={delay => onChange({ delay })}
          />
        </div>
      )}
    </div>
  );
}
