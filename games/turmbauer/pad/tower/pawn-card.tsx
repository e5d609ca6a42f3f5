/** A pawn is put where it stands on the table; whether it could have got there is said. */
import { Button } from '@belfry/ui';
import { useId } from 'react';
import { type Cell, heightOf, TABLE } from '../../rules/index.js';
import { columnName } from '../../table/model/coordinates.js';
import styles from './tower.module.css';
import type { Walking } from './use-walking.js';
import { useTowerWords } from './use-words.js';
import type { TowerWords } from './words/catalogue.js';

const whereOf = (words: TowerWords, at: Cell): string =>
  at === TABLE ? words.onTable : words.fieldAt(columnName(at), heightOf(at));

export function PawnCard({ walking }: { readonly walking: Walking }) {
  const words = useTowerWords();
  const { asked, all, from } = walking;
  const id = useId();
  return (
    <>
      <p className={styles['hint']}>{words.chooseField}</p>
      <label className={styles['field']} htmlFor={id}>
        {words.field}
        <select id={id} value={asked ?? from} onChange={event => walking.ask(Number(event.target.value))}>
          {all.map(at => (
            <option key={at} value={at}>
              {whereOf(words, at)}
            </option>
          ))}
        </select>
      </label>
      <p className={styles['told']} role="status">
        {asked === undefined || asked === from ? words.standsNow(whereOf(words, from)) : reachText(words, walking)}
      </p>
      <Button
        look="primary"
        icon="check"
        wide
        className={styles['big'] ?? ''}
        off={asked === undefined || asked === from}
        onClick={() => walking.go()}
      >
        {words.stand(heightOf(asked ?? from))}
      </Button>
    </>
  );
}

const reachText = (words: TowerWords, { chosen }: Walking): string =>
  chosen === undefined ? words.noReach : words.reach[chosen.ring ?? 'foot'];
