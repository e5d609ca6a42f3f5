/** The picture on the curtain: a thief who would like to look, and the device on its way to the next player. */
import { PassScene, PeekingThief } from './art/curtain.js';
import styles from './cover.module.css';

export const Cover = () => (
  <div className={styles['cover']}>
    <span className={styles['thief']}>
      <PeekingThief width={124} />
    </span>
    <PassScene />
  </div>
);
