/** A tower's symbol on its own light ground: readable on any paper. */
import type { CSSProperties } from 'react';
import { TOWER_TYPES, type TowerIndex } from '../rules/index.js';
import { TowerSign } from '../table/art/index.js';
import styles from './sign.module.css';

export function Sign({ tower, size = 19 }: { readonly tower: TowerIndex; readonly size?: number }) {
  const type = TOWER_TYPES[tower] ?? 'candy';
  const colours = { '--tag': `var(--${type}-tag)`, '--tag-ink': `var(--${type}-ink)` };
  return (
    <span className={styles['sign']} style={colours as CSSProperties}>
      <TowerSign tower={tower} size={size} />
    </span>
  );
}
