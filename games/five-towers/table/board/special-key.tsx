/** What 8, 9 and 0 do. */
import { SpecialMark } from '../art/index.js';
import type { BoardTexts } from '../words/catalogue.js';
import styles from './dialogs.module.css';

const VALUES = [8, 9, 0] as const;

export function SpecialKey({ texts }: { readonly texts: BoardTexts }) {
  return (
    <dl className={styles['key']} aria-label={texts.keyTitle}>
      {VALUES.map(value => (
        <div key={value}>
          <dt>
            <SpecialMark value={value} />
            {value}
          </dt>
          <dd>{texts.key[value]}</dd>
        </div>
      ))}
    </dl>
  );
}
