/** What makes sequences comes when a board is there: the first look needs none. Until then the later moment just stands there. */
import type { GameScreen } from '@belfry/ui';
import type { Skyscraper } from '../rules/index.js';

type Direct = NonNullable<GameScreen<Skyscraper>['direct']>;

let loaded: Direct | undefined;

export const direct: Direct = (before, after) => loaded?.(before, after);

/** What cannot be loaded now is tried again with the next board. */
export async function loadSequences(): Promise<void> {
  loaded ??= (await import('./sequence.js')).direct;
}
