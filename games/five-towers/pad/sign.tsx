/** A tower's symbol on its own light ground: readable on any paper. */

import { classes } from '@belfry/ui';
import { TOWER_TYPES, type TowerIndex } from '../rules/index.js';
import { TowerSign } from '../table/art/index.js';
import styles from './sign.module.css';

export const Sign = ({ tower, size = 19 }: { readonly tower: TowerIndex; readonly size?: number }) => (
  <span className={classes(styles['sign'], styles[TOWER_TYPES[tower] ?? 'candy'])}>
    <TowerSign tower={tower} size={size} />
  </span>
);
