/** The same object as long as it says the same: news that change nothing here lose nothing that is in hand. */
import { useState } from 'react';

export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value) return kept;
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
