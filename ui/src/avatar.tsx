/** Seats are told apart by colour and by shape; on them stands the figure of who sits there, or the first letter of the name. */
import { useState } from 'react';
import styles from './avatar.module.css';
import { classes } from './classes.js';
import { Face } from './face.js';
import { isDrawn } from './figures.js';

const LOOKS = ['one', 'two', 'three', 'four', 'five'] as const;

/** In pixels, where no style says otherwise. */
const FACE = 24;

interface AvatarProps {
  readonly seat: number;
  readonly name: string;
  /** A person's figure or a bot's bird, if it is known: `SeatInfo.figure`. */
  readonly figure?: string | undefined;
  readonly small?: boolean;
}

export function Avatar({ seat, name, figure, small = false }: AvatarProps) {
  const look = LOOKS[seat % LOOKS.length] ?? 'one';
  const [shown, setShown] = useState<string>();
  return (
    <span aria-hidden="true" className={classes(styles['avatar'], styles[look], small && styles['small'])}>
      {/* The letter stays until the picture has come. */}
      {(figure === undefined || shown !== figure) && initialOf(name)}
      {isDrawn(figure) && <Face figure={figure} size={FACE} onLoad={() => setShown(figure)} />}
    </span>
  );
}

/** The first letter of a name, large. */
export const initialOf = (name: string): string => (letters(name.trim())[0] ?? '').toLocaleUpperCase();

/** With everything that belongs to them, such as accents, where the browser knows how. */
const letters = (name: string): readonly string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment) : Array.from(name);
