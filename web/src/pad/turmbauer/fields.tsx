/** What can be noted of a colour, and of the tower. */
import { COLOURS, type Colour, type Stones } from '@belfry/turmbauer/rules';
import { Avatar, classes, Segments } from '@belfry/ui';
import { Stepper } from '../kit/stepper.js';
import { HIGHEST_PAWN, RINGS, STONE_SIZES, stonesOfSize, withOneMore } from '../model/turmbauer.js';
import { usePadWords } from '../words/index.js';
import { StoneSign } from './art.js';
import styles from './fields.module.css';

/** A colour's name in the current language. */
export function useColourName(): (colour: Colour) => string {
  const { turm } = usePadWords();
  return colour => turm.colours[COLOURS[colour] ?? 'black'];
}

interface FieldProps<V> {
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export function HeightField({ value, onChange }: FieldProps<number>) {
  const { turm } = usePadWords();
  return <Stepper label={turm.height} value={value} max={HIGHEST_PAWN} typed onChange={onChange} />;
}

export function RingsField({ value, onChange }: FieldProps<number>) {
  const { turm } = usePadWords();
  return (
    <Segments
      label={turm.rings}
      value={value}
      onChange={onChange}
      choices={Array.from({ length: RINGS + 1 }, (_, rings) => ({ value: rings, name: rings }))}
    />
  );
}

/** The stones that are left, by size: tap once for one, twice for both, once more for none. */
export function StonesField({ colour, value, onChange }: FieldProps<Stones> & { readonly colour: Colour }) {
  const { turm } = usePadWords();
  return (
    <div className={styles['stones']}>
      {STONE_SIZES.map(size => {
        const count = stonesOfSize(value, size);
        return (
          <button
            key={size}
            type="button"
            aria-label={turm.stones(size, count)}
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
  const { turm } = usePadWords();
  return (
    <Segments
      label={turm.collapse}
      value={value ?? STANDS}
      onChange={seat => onChange(seat === STANDS ? null : seat)}
      choices={[
        { value: STANDS, name: turm.stands },
        ...names.map((name, seat) => ({
          value: seat,
          title: turm.fell(name),
          name: (
            <span className={styles['player']}>
              <Avatar seat={seat} name={name} small />
              {name}
            </span>
          ),
        })),
      ]}
    />
  );
}
