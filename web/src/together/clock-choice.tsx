/** How much time everybody has: none is counted, seconds with a reserve, or days. */
import type { ClockSetting } from '@belfry/table';
import { Segments } from '@belfry/ui';
import { RadioCards } from '../setup/radio-cards.js';
import styles from './choices.module.css';
import { useTogetherWords } from './words/index.js';

const SECONDS = [15, 30, 60, 120] as const;
const DAYS = [1, 2, 3, 7] as const;
/** So many times a move are in reserve. */
const RESERVE = 10;

const relaxed = (seconds: number): ClockSetting => ({ type: 'move', seconds, reserve: seconds * RESERVE });

/** What each kind of clock is at first. */
const USUAL: Readonly<Record<ClockSetting['type'], ClockSetting>> = {
  none: { type: 'none' },
  move: relaxed(30),
  days: { type: 'days', days: 2 },
};

interface ClockChoiceProps {
  readonly value: ClockSetting;
  readonly onChange: (clock: ClockSetting) => void;
}

export function ClockChoice({ value, onChange }: ClockChoiceProps) {
  const words = useTogetherWords();
  const move = value.type === 'move' ? value : { seconds: 30, reserve: 30 * RESERVE };
  const days = value.type === 'days' ? value.days : 2;
  const { clocks } = words;
  return (
    <div className={styles['choice']}>
      <RadioCards
        label={words.clock}
        value={value.type}
        choices={[
          { value: 'none' as const, ...clocks.none },
          { value: 'move' as const, name: clocks.move.name, help: clocks.move.help(move.seconds, move.reserve) },
          { value: 'days' as const, name: clocks.days.name, help: clocks.days.help(days) },
        ]}
        onChange={type => onChange(USUAL[type])}
      />
      {value.type === 'move' && (
        <Segments
          label={words.timeEach}
          value={value.seconds}
          choices={SECONDS.map(each => ({ value: each, name: words.seconds(each) }))}
          onChange={seconds => onChange(relaxed(seconds))}
        />
      )}
      {value.type === 'days' && (
        <Segments
          label={words.timeEach}
          value={value.days}
          choices={DAYS.map(each => ({ value: each, name: words.days(each) }))}
          onChange={each => onChange({ type: 'days', days: each })}
        />
      )}
    </div>
  );
}
