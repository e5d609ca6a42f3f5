/** "What could I build from these five cards?" The rules list every way; the bots know which are worth most. */
import { at, listChoices } from '@belfry/engine';
import { type RankedBuild, rankBuilds } from '../../bot/index.js';
import { type Card, cardOf, sureBuilds, type TowerIndex } from '../../rules/index.js';
import { type PlayerSheet, scoreOf } from './fold.js';

export interface Way {
  readonly tearDown: TowerIndex | undefined;
  /** The card that is torn down. */
  readonly torn: Card | undefined;
  readonly place: readonly Card[];
  /** The score afterwards, and how much more it is. */
  readonly total: number;
  readonly gain: number;
}

export interface Answer {
  /** The most cards that can be built. */
  readonly most: number;
  /** For each number of cards from the most down to one, the best ways, best first. */
  readonly bySize: readonly { readonly size: number; readonly ways: readonly Way[] }[];
  /** Towers that were only counted: nobody knows all that fits. Cards for one whose top is unknown are left out. */
  readonly unknown: readonly TowerIndex[];
}

const BEST = 3;

export function whatToBuild(player: PlayerSheet, display: readonly Card[]): Answer {
  const counted = player.towers.map(tower => tower.map(({ value }) => value));
  const { towers, most, bySize, unsure } = sureBuilds(counted, display);
  return {
    most,
    unknown: unsure,
    bySize: bySize.map(({ size, builds }) => {
      const ranked = rankBuilds(towers, player.torn.length, listChoices(builds));
      return { size, ways: ranked.slice(0, BEST).map(build => wayOf(player, build)) };
    }),
  };
}

function wayOf(player: PlayerSheet, { build: { tearDown, place }, total }: RankedBuild): Way {
  const top = tearDown === undefined ? undefined : at(player.towers, tearDown).at(-1)?.value;
  const torn = tearDown === undefined || top === undefined ? undefined : cardOf(tearDown, top);
  return { tearDown, torn, place, total, gain: total - scoreOf(player).total };
}
