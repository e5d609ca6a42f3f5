/** Which games can be played here. */
import type { ListedGame } from '@belfry/engine/words';
import { GAMES } from '@belfry/games';

export const PLAYABLE = GAMES.filter(({ hasNoTable = false }) => !hasNoTable);

export const findPlayable = (id: string): ListedGame | undefined => PLAYABLE.find(game => game.id === id);
