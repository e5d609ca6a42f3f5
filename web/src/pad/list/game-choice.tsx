/** Which of the boxes is on the table. */
import type { ListedGame } from '@belfry/engine/words';
import { classes, useLanguage } from '@belfry/ui';
import { useId } from 'react';
import { usePads, WITH_PAD } from '../games.js';
import { usePadWords } from '../words/index.js';
import styles from './game-choice.module.css';
import { GameSign } from './game-sign.js';

interface GameChoiceProps {
  readonly value: ListedGame;
  readonly onChange: (game: ListedGame) => void;
}

export function GameChoice({ value, onChange }: GameChoiceProps) {
  const { list } = usePadWords();
  const { language } = useLanguage();
  const pads = usePads();
  const group = useId();
  return (
    <fieldset className={styles['games']}>
      <legend>{list.whichGame}</legend>
      {WITH_PAD.map(game => (
        <label key={game.id} className={classes(styles['game'], game === value && styles['chosen'])}>
          <input type="radio" name={group} checked={game === value} onChange={() => onChange(game)} />
          <GameSign sign={pads.get(game.id)?.Sign} />
          <span>
            <b>{game.name[language]}</b>
            <small>{pads.get(game.id)?.about[language]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
