/**
 * The words of the games for what a good player advises. It comes when somebody asks for a hint; nobody else needs to know of them.
 * Only Vite can read this file.
 */
import type { GameAdvice } from '@belfry/ui/hint';

const FILES = import.meta.glob<GameAdvice>('./*/advice/index.ts', { import: 'advice' });

export const adviceOf = (id: string): (() => Promise<GameAdvice>) | undefined => FILES[`./${id}/advice/index.ts`];
