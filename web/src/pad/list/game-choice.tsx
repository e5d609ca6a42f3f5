/** Which of the boxes is on the table. */
import { classes } from '@belfry/ui';
import { useId } from 'react';
import { GAME_IDS, type GameId } from '../../old-games.js';
import { usePadWords } from '../words/index.js';
import styles from './game-choice.module.css';
import { GameSign } from './game-sign.js';

interface GameChoiceProps {
  readonly value: GameId;
  readonly onChange: (game: GameId) => void;
}

export function GameChoice({ value, onChange }: GameChoiceProps) {
  const { list } = usePadWords();
  const group = useId();
  return (
    <fieldset className={styles['games']}>
      <legend>{list.whichGame}</legend>
      {GAME_IDS.map(game => (
        <label key={game} className={classes(styles['game'], game === value && styles['chosen'])}>
          <input type="radio" name={group} checked={game === value} onChange={() => onChange(game)} />
          <GameSign game={game} />
          <span>
            <b>{list.games[game].name}</b>
            <small>{list.games[game].about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
