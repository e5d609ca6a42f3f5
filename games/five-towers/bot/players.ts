/** Who plays by what a network expects. */
import type { Network } from '@belfry/bots';
import type { Policy } from '@belfry/engine';
import { type Action, builderOf, cardOf, type FiveTowers, type State, standingBid } from '../rules/index.js';
import { FinalOutlook } from './final-outlook.js';
import { LearnedOutlook } from './learned-outlook.js';
import type { Outlook } from './outlook.js';
import { type Built, isLastRound, positionOf } from './position.js';
import { Round } from './round.js';

/** Thinks this round through, and of what comes later only what the network says. The last round is played without a flaw. */
export function foresight(name: string, network: Network): Policy<FiveTowers> {
  const learned = new LearnedOutlook(network);
  return {
    name,
    choose(game, given) {
      const due = game.due(given);
      if (due.type !== 'seat') throw new Error('nobody is to act');
      return decide(game.see(given, due.seat), due.seat, learned);
    },
  };
}

function decide(seen: State, seat: number, learned: Outlook): Action {
  const position = positionOf(seen);
  const round = new Round(position, isLastRound(position) ? new FinalOutlook() : learned);
  if (seen.phase === 'bidding') return sayWord(seen, round.choose(round.words(seen.said), seat).count);
  const best = round.best(builderOf(seen), standingBid(seen));
  return best?.built === undefined ? { type: 'revoke' } : buildOf(best.built);
}

/** A bid; for the starter 0 is one too, for the others it is a pass. */
export const sayWord = (seen: State, count: number): Action =>
  count > 0 || seen.said.length === 0 ? { type: 'bid', count } : { type: 'pass' };

export function buildOf({ extensions }: Built): Action {
  const place = extensions.flatMap(({ placed }, type) => placed.map(value => cardOf(type, value)));
  const tearDown = extensions.findIndex(({ isTorn }) => isTorn);
  return tearDown < 0 ? { type: 'build', place } : { type: 'build', tearDown, place };
}
