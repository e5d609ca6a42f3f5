/** What bots are called, where nothing else is told of them. */
import { useShellWords } from '../shell/words.js';
import { birdOf } from './birds.js';

/** A name for every bot, also for one that nobody knows. */
export function useBotName(): (policy: string) => string {
  const { birds } = useShellWords();
  return policy => {
    const bird = birdOf(policy);
    return bird === 'bird' ? policy : birds[bird];
  };
}
