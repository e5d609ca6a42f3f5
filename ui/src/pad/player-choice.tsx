/** Which of the players. */
import type { Seat } from '@belfry/engine';
import { Avatar } from '../avatar.js';
import { Segments } from '../segments.js';
import styles from './player-choice.module.css';
import { useCommonWords } from './words/index.js';

interface PlayerChoiceProps {
  readonly names: readonly string[];
  readonly value: Seat;
  readonly label?: string;
  readonly onChange: (seat: Seat) => void;
}

export function PlayerChoice({ names, value, label, onChange }: PlayerChoiceProps) {
  const common = useCommonWords();
  return (
    <Segments
      label={label ?? common.player}
      value={value}
      onChange={onChange}
      choices={names.map((name, seat) => ({
        value: seat,
        name: (
          <span className={styles['player']}>
            <Avatar seat={seat} name={name} small />
            {name}
          </span>
        ),
      }))}
    />
  );
}
