/** The cards on display, picked by tower and number. */

import { classes, Icon } from '@belfry/ui';
import { useState } from 'react';
import { type Card, cardOf, deckFor, formatCard, type TowerIndex } from '../rules/index.js';
import { StoreyArt } from '../table/art/index.js';
import styles from './display-picker.module.css';
import { useGameWords } from './game-words.js';
import keys from './key.module.css';
import { Gable, VALUES } from './keypad.js';
import { TowerChoice } from './tower-choice.js';
import { useWords } from './words/index.js';

interface DisplayPickerProps {
  readonly players: number;
  readonly display: readonly Card[];
  readonly most: number;
  readonly onChange: (display: readonly Card[]) => void;
}

export function DisplayPicker({ players, display, most, onChange }: DisplayPickerProps) {
  const { ask } = useWords();
  const isFull = display.length >= most;
  return (
    <>
      <Picked display={display} most={most} onTake={index => onChange(display.toSpliced(index, 1))} />
      {isFull ? (
        <p className={styles['full']}>{ask.full}</p>
      ) : (
        <Keys players={players} display={display} onAdd={card => onChange([...display, card])} />
      )}
    </>
  );
}

interface KeysProps {
  readonly players: number;
  readonly display: readonly Card[];
  readonly onAdd: (card: Card) => void;
}

/** Every card by tower and number; those of which no copy is left are off. */
function Keys({ players, display, onAdd }: KeysProps) {
  const game = useGameWords();
  const [tower, setTower] = useState<TowerIndex>(0);
  const copies = (card: Card): number => deckFor(players).filter(other => other === card).length;
  const picked = (card: Card): number => display.filter(other => other === card).length;
  return (
    <>
      <TowerChoice value={tower} size={24} onChange={setTower} />
      <div className={styles['keys']}>
        {VALUES.map(value => {
          const card = cardOf(tower, value);
          const isGone = picked(card) >= copies(card);
          return (
            <button
              key={value}
              type="button"
              aria-label={game.card(card)}
              aria-disabled={isGone || undefined}
              className={classes(keys['key'], isGone && keys['off'])}
              onClick={() => !isGone && onAdd(card)}
            >
              {value === 0 && <Gable />}
              {value}
            </button>
          );
        })}
      </div>
    </>
  );
}

interface PickedProps {
  readonly display: readonly Card[];
  readonly most: number;
  readonly onTake: (index: number) => void;
}

function Picked({ display, most, onTake }: PickedProps) {
  const { ask } = useWords();
  const game = useGameWords();
  return (
    <section className={styles['display']} aria-label={ask.pick}>
      <p className={styles['pick']}>
        <b>{ask.pick}</b>
        <span>{ask.picked(display.length)}</span>
      </p>
      <ol>
        {Array.from({ length: most }, (_, index) => {
          const card = display[index];
          const key = `${index}-${card === undefined ? '' : formatCard(card)}`;
          if (card === undefined) return <li key={key} className={styles['slot']} aria-hidden="true" />;
          return (
            <li key={key}>
              <button
                type="button"
                className={styles['card']}
                aria-label={ask.takeAway(game.card(card))}
                onClick={() => onTake(index)}
              >
                <StoreyArt card={card} width={62} height={44} />
                <Icon name="cross" size={14} />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
