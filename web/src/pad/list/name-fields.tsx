/** A name for everybody. Names used before are a tap away. */
import { Avatar, Button, IconButton } from '@belfry/ui';
import { useId } from 'react';
import { LONGEST_NAME } from '../../shell/names.js';
import { usePadWords } from '../words/index.js';
import styles from './name-fields.module.css';
import { withName } from './names.js';

interface NameFieldsProps {
  readonly names: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  /** Used before. */
  readonly known: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

const SHOWN = 8;

export function NameFields({ names, players, known, onChange }: NameFieldsProps) {
  const { list } = usePadWords();
  const suggestions = useId();
  const free = known.filter(name => !names.includes(name));
  return (
    <fieldset className={styles['names']}>
      <legend>{list.whoPlays}</legend>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its seat.
        <div key={seat} className={styles['name']}>
          <Avatar seat={seat} name={name} />
          <input
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            list={suggestions}
            aria-label={list.nameOf(seat + 1)}
            placeholder={list.nameOf(seat + 1)}
            onChange={event => onChange(names.with(seat, event.target.value))}
          />
          {names.length > players.min && (
            <IconButton
              icon="cross"
              label={list.removePlayer(seat + 1)}
              onClick={() => onChange(names.toSpliced(seat, 1))}
            />
          )}
        </div>
      ))}
      <datalist id={suggestions}>
        {free.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {names.length < players.max && (
        <Button icon="plus" look="quiet" className={styles['add']} onClick={() => onChange([...names, ''])}>
          {list.addPlayer}
        </Button>
      )}
      {free.length > 0 && (
        <div className={styles['known']}>
          <span>{list.usedBefore}</span>
          {free.slice(0, SHOWN).map(name => (
            <Button key={name} onClick={() => onChange(withName(names, name, players.max))}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
