/** Tries in many imagined worlds what each action leads to until its own next turn. */
import { Search, type SearchOptions } from '@belfry/bots';
import type { Policy } from '@belfry/engine';
import type { Skyscraper } from '../rules/index.js';
import { farsight } from './farsight.js';
import { judge } from './learned.js';

/** So many runs of a world, shared by the few actions that look best at a glance. */
const MEASURE: SearchOptions = { iterations: 900, widen: { first: 6, more: 0 } };

export const master: Policy<Skyscraper> = {
  name: 'master',
  choose: (game, seen, random, limits) =>
    new Search(game, seen, farsight(judge, seen), MEASURE).think(random, limits).best(),
};
