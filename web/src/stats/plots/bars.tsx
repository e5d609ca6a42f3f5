/** Counts beside each other: a table with a bar in each row. */
import { classes } from '@belfry/ui';
import type { ReactNode } from 'react';
import styles from './plots.module.css';

interface Bar {
  readonly key: string;
  readonly name: ReactNode;
  readonly text: string;
  /** How long it is, and how much of it is filled. */
  readonly length: number;
  readonly filled: number;
}

interface BarsProps {
  readonly title: string;
  /** What stands in the columns, for ears. */
  readonly heads: readonly [name: string, count: string];
  readonly bars: readonly Bar[];
  /** The first row stands out: it is the favourite. */
  readonly hasFavourite?: boolean;
  readonly note?: string | undefined;
}

export function Bars({ title, heads: [name, count], bars, hasFavourite = false, note }: BarsProps) {
  const longest = bars.reduce((most, { length }) => Math.max(most, length), 1);
  return (
    <div className={styles['plot']}>
      <table className={classes(styles['bars'], hasFavourite && styles['favourite'])}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{count}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(bar => (
            <tr key={bar.key}>
              <th scope="row">{bar.name}</th>
              <td>
                <span className={styles['track']} aria-hidden="true">
                  <span className={styles['all']} style={{ width: `${(bar.length / longest) * 100}%` }}>
                    <span className={styles['filled']} style={{ width: `${(bar.filled / bar.length) * 100}%` }} />
                  </span>
                </span>
                <b>{bar.text}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  );
}
