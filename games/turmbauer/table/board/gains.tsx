/** Whom a place would lift. */
import { classes, Hidden } from '@belfry/ui';
import type { ReactNode } from 'react';
import { colourOnTurn } from '../../rules/index.js';
import { Badge } from '../marks/index.js';
import type { Place } from '../model/hands.js';
import { gainsOf } from '../model/places.js';
import styles from './card.module.css';
import { pawnAt, type Table } from './table.js';

interface GainsProps {
  readonly table: Table;
  readonly place: Place;
  readonly isShort: boolean;
  /** What else stands in the row. */
  readonly children: ReactNode;
}

export function Gains({ table, place, isShort, children }: GainsProps) {
  const { state, words } = table;
  const onTurn = colourOnTurn(state);
  const gains = gainsOf(state, place);
  const isKnown = place.reach.length > 0;
  return (
    <div className={styles['gains']}>
      {gains.map(({ colour, from, to }, index) => {
        const pawn = pawnAt(table, colour);
        const text = words.gain(pawn, from, to, index === 0 && colour === onTurn);
        return (
          <span key={colour} className={styles['gain']}>
            <Badge colour={colour} name={pawn.who.name} size={20} />
            {isShort && <Hidden>{text}</Hidden>}
            <span aria-hidden={isShort || undefined}>{isShort ? `${from} → ${to}` : text}</span>
          </span>
        );
      })}
      {gains.length === 0 && isKnown && (
        <span className={classes(styles['gain'], styles['noGain'])}>{words.noGain}</span>
      )}
      {children}
    </div>
  );
}
