/** A player that knows nothing but the rules: it imagines worlds, grows a tree in them, and plays on by chance. To compare with. */
import type { Policy, Thinking } from '@belfry/engine';
import { Search, type SearchOptions } from './search.js';

/** @param measure how many worlds it runs through for a decision, unless it is time to answer before that */
export const plainSearch = (name: string, thinking: Thinking, measure: SearchOptions): Policy => ({
  name,
  choose: (game, seen, random, limits) => new Search(game, thinking, seen, {}, measure).think(random, limits).best(),
});
