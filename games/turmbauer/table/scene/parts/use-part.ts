/** Parts of the scene are made once and kept up to date by hand: a picture is drawn on demand, not by every render. */
import { useEffect, useMemo } from 'react';

/** Made once for these reasons, and given back afterwards. */
export function useMade<T extends { dispose(): void }>(make: () => T, reasons: readonly unknown[]): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the reasons.
  const made = useMemo(make, reasons);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}
