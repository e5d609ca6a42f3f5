import styles from '../lesson.module.css';
import { RingArt } from './pictures.js';

export const Cover = () => (
  <div className={styles['table']}>
    <RingArt arrived={false} />
  </div>
);
