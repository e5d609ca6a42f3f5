/** The lessons of Turmbauer, before they begin. */
import { lazyHook, lazyPart } from '@belfry/ui';
import type { Course } from '@belfry/ui/lesson';
import { teaches } from './words/teaches.js';

export const course: Course = {
  minutes: 6,
  steps: 8,
  teaches,
  Cover: lazyPart(async () => (await import('./cover.js')).Cover),
  useSteps: lazyHook(async () => (await import('./course.js')).useSteps),
};
