/** Is there a server behind this page? Asked when home is shown, and again now and then while there is none. */
import { useEffect } from 'react';
import type { House } from './calls.js';
import { Cell, useChanging } from './cell.js';

export type Reach =
  | { readonly is: 'looking' }
  | { readonly is: 'there'; readonly house: House }
  | { readonly is: 'none' };

/** Milliseconds between two looks. */
const AGAIN = 15_000;

const reach = new Cell<Reach>({ is: 'looking' });

/** Somebody found out otherwise: a server that was there is gone, or the other way round. */
export const lookAgain = (): Promise<void> => look();

async function look(): Promise<void> {
  try {
    const response = await fetch('/api/house', { credentials: 'same-origin' });
    // Read to its end in any case: until then a browser takes the answer for one that is still coming.
    const text = await response.text();
    const house = response.ok ? (JSON.parse(text) as Partial<House>) : undefined;
    if (typeof house?.listed !== 'boolean') throw new Error('that is no server of ours');
    reach.set({ is: 'there', house: { listed: house.listed, push: house.push ?? null } });
  } catch {
    reach.set(NONE);
  }
}

const NONE: Reach = { is: 'none' };

export function useReach(): Reach {
  useEffect(() => {
    void look();
    const timer = setInterval(() => reach.get().is === 'none' && void look(), AGAIN);
    const now = (): void => void look();
    addEventListener('online', now);
    addEventListener('offline', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
      removeEventListener('offline', now);
    };
  }, []);
  return useChanging(reach);
}
