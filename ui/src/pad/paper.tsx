/** Sheets of paper: plain ones, and the pad itself with its spiral. */
import { type CSSProperties, type ReactNode, useId } from 'react';
import { classes } from '../classes.js';
import styles from './paper.module.css';

interface PlayerColumnsProps {
  /** How many there are: `--columns` for its style. */
  readonly columns: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The pad itself: one column for each player. */
export const PlayerColumns = ({ columns, className, children }: PlayerColumnsProps) => (
  <div
    className={classes(styles['paper'], styles['spiral'], className)}
    style={{ '--columns': columns } as CSSProperties}
  >
    {children}
  </div>
);

interface PlayerColumnProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const PlayerColumn = ({ name, className, children }: PlayerColumnProps) => (
  <section className={classes(styles['player'], className)} aria-label={name}>
    {children}
  </section>
);

interface PanelProps {
  readonly title: ReactNode;
  /** In front of the title. */
  readonly sign?: ReactNode;
  /** Below the title. */
  readonly note?: ReactNode;
  /** At the end of the line of the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet with a heading, which is its name. */
export function Panel({ title, sign, note, tools, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes(styles['paper'], styles['panel'])} aria-labelledby={id}>
      <header className={styles['head']}>
        {sign}
        <div className={styles['titles']}>
          <h2 id={id}>{title}</h2>
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </div>
        {tools}
      </header>
      {children}
    </section>
  );
}

/** A line of a form: what it is, and what can be done with it. */
export const Row = ({
  label,
  help,
  children,
}: {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={styles['row']}>
    <div className={styles['label']}>
      {label}
      {help !== undefined && <small>{help}</small>}
    </div>
    {children}
  </div>
);

/** Buttons side by side. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);

/** The pad at the left, what is done to it at the right; below each other on a phone. */
export const Desk = ({ pad, side }: { readonly pad: ReactNode; readonly side: ReactNode }) => (
  <div className={styles['desk']}>
    <div className={styles['column']}>{pad}</div>
    <div className={styles['column']}>{side}</div>
  </div>
);
