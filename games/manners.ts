/**
 * What the games say of how their bots play, where it is not as in every game. It comes with the pages where bots are chosen. Only
 * Vite can read this file.
 */
const FILES = import.meta.glob<() => Readonly<Record<string, string>>>('./*/manners/index.ts', {
  import: 'useManners',
});

/** A sentence for each policy that a game has words of its own for, as a hook. */
export const mannersOf = (id: string): (() => Promise<() => Readonly<Record<string, string>>>) | undefined =>
  FILES[`./${id}/manners/index.ts`];
