/**
 * The games' lessons: what is told of them before they begin, and the doors to the rest. It comes with the pages about lessons;
 * elsewhere it is enough to know which games have some, and `parts.ts` does. Only Vite can read this file.
 */
import type { Course } from '@belfry/ui/lesson';

const FILES = import.meta.glob<Course>('./*/learn/index.ts', { import: 'course', eager: true });

export const courseOf = (id: string): Course | undefined => FILES[`./${id}/learn/index.ts`];
