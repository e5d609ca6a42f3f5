/**
 * The games' coaches, who teach in a first match. It comes with such a match; nobody else needs to know of them. Only Vite can
 * read this file.
 */
import type { GameCoach } from '@belfry/ui/coach';

const FILES = import.meta.glob<GameCoach>('./*/coach/index.ts', { import: 'coach' });

/** Loads a game's coach, if it has one. */
export const coachOf = (id: string): (() => Promise<GameCoach>) | undefined => FILES[`./${id}/coach/index.ts`];
