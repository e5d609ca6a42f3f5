/**
 * What the games tell of somebody's own matches. It comes with the page about them, so that no other page has to carry its doors.
 * Only Vite can read this file.
 */
import type { GameStats } from '@belfry/ui';

const FILES = import.meta.glob<GameStats>('./*/stats/index.ts', { import: 'stats' });

export const statsOf = (id: string): (() => Promise<GameStats>) | undefined => FILES[`./${id}/stats/index.ts`];
