/** The sixteen cards of a tower as keys. What does not fit is hatched and says why when it is tapped. */

import { classes, useAnnounce } from '@belfry/ui';
import { useWriting } from '@belfry/ui/pad';
import { type ReactNode, useState } from 'react';
import { type Card, cardOf, TOWER_TYPES, type TowerIndex, type Value } from '../rules/index.js';
import { useGameWords } from './game-words.js';
import keys from './key.module.css';
import styles from './keypad.module.css';
import { type PadTower, whyNot } from './model/fold.js';
import { useWords } from './words/index.js';

/** From the ground up: high numbers come first. */
export const VALUES: readonly Value[] = Array.from({ length: 16 }, (_, index) => 15 - index);

interface KeypadProps {
  readonly tower: TowerIndex;
  /** The tower the next card goes on. */
  readonly built: PadTower;
  /** Who has this card already, in words, if all copies are gone. */
  readonly usedBy?: (card: Card) => string | undefined;
  readonly onCard: (card: Card) => void;
  /** At the end of the last row. */
  readonly children?: ReactNode;
}

export function Keypad({ tower, built, usedBy, onCard, children }: KeypadProps) {
  const game = useGameWords();
  const writing = useWriting();
  const announce = useAnnounce();
  const [reason, setReason] = useState('');
  const refuse = (why: string): void => {
    setReason(why);
    announce(why);
  };
  return (
    <>
      <div className={styles['keys']}>
        {VALUES.map(value => {
          const card = cardOf(tower, value);
          const misfit = whyNot(built, card);
          const why = misfit && writing.capital(game.explain(misfit));
          return (
            <Key
              key={value}
              card={card}
              value={value}
              tower={tower}
              places={placesOf(built, value)}
              why={why}
              usedBy={usedBy?.(card)}
              onPress={() => {
                if (why !== undefined) return refuse(why);
                setReason('');
                onCard(card);
              }}
            />
          );
        })}
        {children}
      </div>
      {reason !== '' && <p className={styles['reason']}>{`${reason}.`}</p>}
    </>
  );
}

/** Where in the tower a value lies, counted from 1: with four or five players it may lie there twice. */
const placesOf = (built: PadTower, value: Value): readonly number[] =>
  built.flatMap((card, index) => (card.value === value ? [index + 1] : []));

interface KeyProps {
  readonly card: Card;
  readonly value: Value;
  readonly tower: TowerIndex;
  readonly places: readonly number[];
  readonly why: string | undefined;
  readonly usedBy: string | undefined;
  readonly onPress: () => void;
}

function Key({ card, value, tower, places, why, usedBy, onPress }: KeyProps) {
  const words = useWords();
  const name = useGameWords().card(card);
  const writing = useWriting();
  const isIn = places.length > 0;
  const label = isIn
    ? words.inTower(name, writing.list(places.map(String)))
    : usedBy === undefined
      ? name
      : words.usedBy(name, usedBy);
  return (
    <button
      type="button"
      className={classes(
        keys['key'],
        styles['key'],
        isIn && styles['in'],
        isIn && styles[TOWER_TYPES[tower] ?? 'candy'],
        !isIn && why !== undefined && classes(keys['off'], styles['no']),
      )}
      aria-disabled={why !== undefined || undefined}
      aria-label={why === undefined || isIn ? label : why}
      title={usedBy === undefined ? undefined : label}
      onClick={onPress}
    >
      {value === 0 && <Gable />}
      {value}
      {isIn && <small>{places.map(place => `${place}.`).join(' ')}</small>}
      {usedBy !== undefined && !isIn && why === undefined && <i className={styles['used']} />}
    </button>
  );
}

/** A 0 is the top of its tower. */
export const Gable = () => (
  <svg className={styles['gable']} viewBox="0 0 24 9" aria-hidden="true" focusable="false">
    <path d="M2 9 12 1 22 9Z" fill="currentColor" />
  </svg>
);
