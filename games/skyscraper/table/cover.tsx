/** The picture on the curtain: a thief who would like to look, and the device on its way to the next house. */
import { PassScene, PeekingThief } from './art/curtain.js';
import styles from './cover.module.css';

export const Cover = () => (
  <div className={styles['cover']}>
    <span className={styles['thief']}>
      <PeekingThief width={124} />
    </span>
    <PassScene from={0} to={1} />
  </div>
);
