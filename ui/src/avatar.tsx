/** Seats are told apart by colour, by shape and by letter. */
import styles from './avatar.module.css';
import { classes } from './classes.js';

const LOOKS = ['one', 'two', 'three', 'four', 'five'] as const;

export function Avatar({
  seat,
  name,
  small = false,
}: {
  readonly seat: number;
  readonly name: string;
  readonly small?: boolean;
}) {
  const look = LOOKS[seat % LOOKS.length] ?? 'one';
  const letter = firstLetter(name.trim());
  return (
    <span aria-hidden="true" className={classes(styles['avatar'], styles[look], small && styles['small'])}>
      {letter}
    </span>
  );
}

/** With everything that belongs to it, such as an accent. */
const firstLetter = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toLocaleUpperCase() ?? '';
};
