/** Which bird a bot is. */
import { findGame } from '@belfry/games';
import { type Bird, isBird } from '@belfry/ui';

const USUAL: ReadonlyMap<string, Bird> = new Map([
  ['random', 'fledgling'],
  ['greedy', 'jackdaw'],
  ['eager', 'owl'],
]);

/** As its game has it, else as bots of this policy usually are; whoever nobody knows is some bird all the same. */
export function birdOf(game: string, policy: string): Bird {
  const own = findGame(game)?.birds?.[policy];
  return isBird(own) ? own : (USUAL.get(policy) ?? 'bird');
}
