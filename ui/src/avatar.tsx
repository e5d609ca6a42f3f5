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
  const letter = initialOf(name);
  return (
    <span aria-hidden="true" className={classes(styles['avatar'], styles[look], small && styles['small'])}>
      {letter}
    </span>
  );
}

/** The first letter of a name, large. */
export const initialOf = (name: string): string => (letters(name.trim())[0] ?? '').toLocaleUpperCase();

/** With everything that belongs to them, such as accents, where the browser knows how. */
const letters = (name: string): readonly string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment) : Array.from(name);
