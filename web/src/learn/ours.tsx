/** The mark on what Belfry has decided where the printed rules are silent. */
import styles from './ours.module.css';
import { useLearnWords } from './words.js';

export const OursMark = () => <span className={styles['mark']}>{useLearnWords().ours}</span>;
