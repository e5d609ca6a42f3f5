/** The finest tower in its country, and the signs of the five. */
import { TOWER_TYPES } from '../rules/index.js';
import { Scene, TowerArt, TowerSign } from '../table/art/index.js';
import type { Keepsake } from './measure.js';
import styles from './pictures.module.css';

const WIDTH = 240;
const HEIGHT = 280;
const GROUND = 34;

export const Best = ({ piece: { tower, values } }: { readonly piece: Keepsake }) => (
  <div className={styles['best']} aria-hidden="true">
    <Scene width={WIDTH} height={HEIGHT} ground={GROUND} rich />
    <div className={styles['tower']}>
      <TowerArt tower={tower} values={values} width={150} height={HEIGHT - GROUND - 8} detail={2} storey={34} />
    </div>
  </div>
);

const TYPES: readonly string[] = TOWER_TYPES;

export const Sign = ({ kind }: { readonly kind: string }) => (
  <TowerSign tower={TYPES.indexOf(kind)} size={20} tone="text" />
);
