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
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  return (
    <span aria-hidden="true" className={classes(styles['avatar'], styles[look], small && styles['small'])}>
      {letter}
    </span>
  );
}
