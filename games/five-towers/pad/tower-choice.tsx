/** Which of the five towers. */
import { Segments } from '@belfry/ui';
import { useWriting } from '@belfry/ui/pad';
import { TOWER_TYPES, type TowerIndex } from '../rules/index.js';
import { useGameWords } from './game-words.js';
import { Sign } from './sign.js';
import { useWords } from './words/index.js';

interface TowerChoiceProps {
  readonly value: TowerIndex;
  /** Of the signs. */
  readonly size: number;
  readonly onChange: (tower: TowerIndex) => void;
}

export function TowerChoice({ value, size, onChange }: TowerChoiceProps) {
  const words = useWords();
  const game = useGameWords();
  const writing = useWriting();
  return (
    <Segments
      label={words.tower}
      value={value}
      onChange={onChange}
      choices={TOWER_TYPES.map((_, tower) => ({
        value: tower,
        name: <Sign tower={tower} size={size} />,
        title: writing.capital(game.towers[tower] ?? ''),
      }))}
    />
  );
}
