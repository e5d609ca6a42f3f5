/** Tries in many imagined worlds what each action leads to until its own next turn. */
import { type FoundWay, Search, type SearchOptions } from '@belfry/bots';
import type { BySeat, Limits, Policy, Random } from '@belfry/engine';
import { type Skyscraper, type State, skyscraper } from '../rules/index.js';
import { thinking } from '../rules/thinking/index.js';
import { farsight, glance } from './farsight.js';
import { judge } from './learned.js';

/** Only the few actions that look best at a glance are tried. */
const FEW: SearchOptions['widen'] = { first: 6, more: 0 };

/** So many turns are run through; the more players, the more there are until the own next one. */
const TURNS = 1800;

export const master: Policy<Skyscraper> = {
  name: 'master',
  choose: (_, seen, random, limits) => search(seen, TURNS / seen.options.players, random, limits).best(),
};

/** What master thinks of the ways of the player on turn, the best first. */
export const waysOf = (
  seen: State,
  iterations: number,
  random: Random,
  limits: Limits | undefined,
): readonly FoundWay<Skyscraper>[] => search(seen, iterations, random, limits).ways();

/** What each seat can hope for, at a glance: enough where there is nothing to choose. */
export const valuesNow = (seen: State): BySeat<number> => glance(judge, seen);

const search = (seen: State, iterations: number, random: Random, limits: Limits | undefined): Search<Skyscraper> =>
  new Search(skyscraper, thinking, seen, farsight(judge, seen), { iterations, widen: FEW }).think(random, limits);
