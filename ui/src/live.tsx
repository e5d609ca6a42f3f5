/** A live region: what happens is also said. */
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import styles from './live.module.css';

const Announce = createContext<(text: string) => void>(() => undefined);

/** Two regions take turns, so that the same sentence twice is said twice. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ count: 0, text: '' });
  const announce = useCallback((text: string) => setSaid(({ count }) => ({ count: count + 1, text })), []);
  return (
    <Announce value={announce}>
      {children}
      <div className={styles['region']}>
        <div role="status" aria-live="polite">
          {said.count % 2 === 0 ? said.text : ''}
        </div>
        <div role="status" aria-live="polite">
          {said.count % 2 === 1 ? said.text : ''}
        </div>
      </div>
    </Announce>
  );
}

/** Says something to those who listen. */
export const useAnnounce = (): ((text: string) => void) => useContext(Announce);
