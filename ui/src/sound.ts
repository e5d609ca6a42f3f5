/** Short sounds, made on the spot. Off unless a person turned them on; what makes them is loaded only then. */
import { getSettings } from './settings.js';

export type SoundName =
  /** A piece lies there. */
  | 'place'
  | 'deal'
  | 'bid'
  /** Everything on display was bid for. */
  | 'five'
  | 'roof'
  | 'tear'
  | 'steal'
  | 'thief'
  | 'wreck'
  | 'truck'
  | 'dog'
  | 'milkshake'
  /** It is your turn. */
  | 'turn'
  | 'fall'
  /** Points are counted. */
  | 'count'
  /** The bell of the tower: somebody has won. */
  | 'bell'
  | 'lost';

export function playSound(name: SoundName): void {
  if (!getSettings().sound || typeof AudioContext === 'undefined') return;
  // A sound that cannot be had is no trouble.
  import('./audio/sounds.js').then(({ sound }) => sound(name)).catch(() => undefined);
}
