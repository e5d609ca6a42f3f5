/** A card in the middle of a sentence. */
import { classes } from '@belfry/ui';
import { type Card, towerOf, valueOn } from '../../rules/index.js';
import styles from './art.module.css';
import { typeOf } from './geometry.js';
import { TowerSign } from './signs.js';

export function CardChip({ card, name }: { readonly card: Card; readonly name: string }) {
  return (
    <span role="img" aria-label={name} title={name} className={classes(styles['chip'], styles[typeOf(towerOf(card))])}>
      <TowerSign tower={towerOf(card)} size={15} />
      {valueOn(card)}
    </span>
  );
}
