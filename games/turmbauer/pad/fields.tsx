/** What can be noted of a colour, and of the tower. */

import { Avatar, classes, Segments } from '@belfry/ui';
import { Stepper } from '@belfry/ui/pad';
import type { Colour, Stones } from '../rules/index.js';
import { StoneSign } from './art.js';
import styles from './fields.module.css';
import { HIGHEST_PAWN, RINGS, STONE_SIZES, stonesOfSize, type TurmbauerSheet, withOneMore } from './model/fold.js';
import { useWords } from './words/index.js';

interface FieldProps<V> {
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** What height and stones are called: after a collapse other ones count. */
export function useFieldNames({ collapsedBy }: TurmbauerSheet): { readonly height: string; readonly unused: string } {
  const words = useWords();
  if (collapsedBy === undefined) return { height: words.height, unused: words.unused };
  return { height: words.heightBefore, unused: words.unusedAfterCollapse };
}

export function HeightField({ label, value, onChange }: FieldProps<number> & { readonly label: string }) {
  return <Stepper label={label} value={value} max={HIGHEST_PAWN} typed onChange={onChange} />;
}

export function RingsField({ value, onChange }: FieldProps<number>) {
  const words = useWords();
  return (
    <Segments
      label={words.rings}
      value={value}
      onChange={onChange}
      choices={Array.from({ length: RINGS + 1 }, (_, rings) => ({ value: rings, name: rings }))}
    />
  );
}

/** The stones that are left, by size: tap once for one, twice for both, once more for none. */
export function StonesField({ colour, value, onChange }: FieldProps<Stones> & { readonly colour: Colour }) {
  const words = useWords();
  return (
    <div className={styles['stones']}>
      {STONE_SIZES.map(size => {
        const count = stonesOfSize(value, size);
        return (
          <button
            key={size}
            type="button"
            aria-label={words.stones(size, count)}
            className={classes(styles['stone'], count > 0 && styles['taken'])}
            onClick={() => onChange(withOneMore(value, size))}
          >
            <StoneSign size={size} colour={colour} />
            <b>{`${count} × ${size}`}</b>
          </button>
        );
      })}
    </div>
  );
}

const STANDS = -1;

/** Whether the tower came down, and by whose hand. */
export function CollapseField({
  names,
  value,
  onChange,
}: FieldProps<number | null> & { readonly names: readonly string[] }) {
  const words = useWords();
  return (
    <div className={styles['collapse']}>
      <Segments
        label={words.collapse}
        value={value ?? STANDS}
        onChange={seat => onChange(seat === STANDS ? null : seat)}
        choices={[
          { value: STANDS, name: words.stands },
          ...names.map((name, seat) => ({
            value: seat,
            title: words.fell(name),
            name: (
              <span className={styles['player']}>
                <Avatar seat={seat} name={name} small />
                <span>{name}</span>
              </span>
            ),
          })),
        ]}
      />
    </div>
  );
}
