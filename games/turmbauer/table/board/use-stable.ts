/** Functions that stay the same however often something is drawn, and always do what the newest of them do. */
import { useInsertionEffect, useRef, useState } from 'react';

type Does = (...given: never[]) => void;

export function useStable<T extends { readonly [Name in keyof T]: Does }>(does: T): T {
  const newest = useRef(does);
  useInsertionEffect(() => {
    newest.current = does;
  });
  const [stable] = useState(() => {
    const names = Object.keys(does) as (keyof T)[];
    const doNewest =
      (name: keyof T): Does =>
      (...given) =>
        newest.current[name](...given);
    return Object.fromEntries(names.map(name => [name, doNewest(name)])) as unknown as T;
  });
  return stable;
}
