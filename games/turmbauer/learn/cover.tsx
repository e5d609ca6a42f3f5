import { RingArt } from './pictures.js';
import styles from './pictures.module.css';

export const Cover = () => (
  <div className={styles['table']}>
    <RingArt arrived={false} />
  </div>
);
