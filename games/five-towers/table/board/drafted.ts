/** How a build looks while it is thought out. The board needs it at once; what follows from deeds comes later. */
import type { Sequence } from '@belfry/ui';

/** While somebody builds and nothing is done yet: cards go to their towers and back as they are placed and taken back. */
export const DRAFTED: Sequence = {
  routes: [
    { from: 'display', to: 'tower', at: 0, length: 380, stagger: 110, manner: 'drop' },
    { from: 'tower', to: 'display', at: 0, length: 260 },
    { from: 'tower', to: 'torn', at: 0, length: 320 },
    { from: 'torn', to: 'tower', at: 0, length: 320, manner: 'drop' },
  ],
  sounds: [],
  highlights: [],
  length: 0,
};
