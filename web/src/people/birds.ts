/** Which bird a bot is. */
import type { Bird } from '@belfry/ui';

const BIRDS: ReadonlyMap<string, Bird> = new Map([
  ['gentle', 'sparrow'],
  ['fair', 'jackdaw'],
  ['sharp', 'owl'],
  ['master', 'falcon'],
  // Those to compare others with: they sit at tables of earlier versions.
  ['random', 'fledgling'],
  ['greedy', 'stork'],
  ['eager', 'magpie'],
]);

/** By the name of its policy. Whoever nobody knows is some bird all the same. */
export const birdOf = (policy: string): Bird => BIRDS.get(policy) ?? 'bird';
