/** Something asked of the host or the store: waited for, shown, asked again. */
import { useCallback, useEffect, useState } from 'react';

export type Asked<V> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'there'; readonly value: V };

/** Asks when the question changes. While a new answer is on its way the old one stays. */
export function useAsked<V>(question: () => Promise<V>): Asked<V> & { readonly again: () => void } {
  const [asked, setAsked] = useState<Asked<V>>({ state: 'waiting' });
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound(count => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks the same question again.
  useEffect(() => {
    let wanted = true;
    question().then(
      value => wanted && setAsked({ state: 'there', value }),
      (error: unknown) => wanted && setAsked({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [question, round]);
  return { ...asked, again };
}
