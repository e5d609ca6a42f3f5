/** What a player thinks of each thing it may do. */
import { at, type Limits, type Random } from '@belfry/engine';
import { type Action, type Build, builderOf, cardOf, type State, standingBid } from '../rules/index.js';
import { Auction, type Outcome } from './auction.js';
import { FinalOutlook } from './final-outlook.js';
import type { Lookahead } from './lookahead.js';
import type { Outlook } from './outlook.js';
import { type Built, isLastRound, positionOf } from './position.js';
import { Round } from './round.js';

export interface Thought {
  readonly action: Action;
  /** What the round leads to then. */
  readonly outcome: Outcome;
}

/** How it thinks beyond this round: with an outlook only, or playing on before it asks one. */
export interface Mind {
  readonly outlook: Outlook;
  readonly lookahead?: Lookahead;
}

/** So many builds are looked at more closely. */
const CLOSER = 12;

/** What the seat that is due may do, the best first; of many builds only the best ones. The last round is known to its end. */
export function thoughtsOf(seen: State, { outlook, lookahead }: Mind, random: Random, limits?: Limits): Thought[] {
  const position = positionOf(seen);
  const isLast = isLastRound(position);
  const round = new Round(position, isLast ? new FinalOutlook() : outlook);
  const refine = (outcomes: readonly Outcome[]): readonly Outcome[] =>
    isLast || lookahead === undefined || outcomes.length <= 1
      ? outcomes
      : lookahead.refine(position, outcomes, random, limits);
  return seen.phase === 'bidding' ? bids(seen, round, refine) : builds(seen, round, refine);
}

type Refine = (outcomes: readonly Outcome[]) => readonly Outcome[];

function builds(seen: State, round: Round, refine: Refine): Thought[] {
  const seat = builderOf(seen);
  const ranked = round.ranked(seat, standingBid(seen));
  if (ranked.length === 0) return [{ action: { type: 'revoke' }, outcome: round.unbuilt }];
  return bestFirst(
    refine(ranked.slice(0, CLOSER)).map(outcome => ({ action: buildOf(outcome), outcome })),
    seat,
  );
}

function bids(seen: State, round: Round, refine: Refine): Thought[] {
  const { players, starter } = round.position;
  const auction = new Auction(round.position, refinedPrizes(seen, round, refine));
  return bestFirst(
    auction.words(seen.said).map(({ count, outcome }) => ({ action: wordOf(seen, count), outcome })),
    (starter + seen.said.length) % players,
  );
}

/** What can still be won in the auction, seen more closely. */
function refinedPrizes(seen: State, round: Round, refine: Refine) {
  const possible = possibleOutcomes(seen, round);
  const refined = refine(possible);
  const closely = new Map(possible.map((outcome, index) => [outcome, at(refined, index)]));
  const look = (outcome: Outcome | undefined) => outcome && (closely.get(outcome) ?? outcome);
  return {
    best: (seat: number, count: number) => look(round.best(seat, count)),
    unbuilt: closely.get(round.unbuilt) ?? round.unbuilt,
  };
}

function possibleOutcomes({ said }: State, round: Round): Outcome[] {
  const { players, starter, dealt } = round.position;
  const standing = Math.max(0, ...said);
  const outcomes = standing === 0 ? [round.unbuilt] : [];
  for (let turn = 0; turn < players; turn++) {
    const [least, most] = turn < said.length ? [standing, standing] : [standing + 1, dealt];
    if (turn < said.length && (standing === 0 || said[turn] !== standing)) continue;
    for (let count = least; count <= most; count++) {
      const outcome = round.best((starter + turn) % players, count);
      if (outcome !== undefined) outcomes.push(outcome);
    }
  }
  return outcomes;
}

const bestFirst = (thoughts: readonly Thought[], seat: number): Thought[] =>
  thoughts.toSorted((a, b) => at(b.outcome.likings, seat) - at(a.outcome.likings, seat));

/** A bid; for the starter 0 is one too, for the others it is a pass. */
export const wordOf = (seen: State, count: number): Action =>
  count > 0 || seen.said.length === 0 ? { type: 'bid', count } : { type: 'pass' };

function buildOf({ built }: Outcome): Action {
  if (built === undefined) throw new Error('nothing is built');
  return asBuild(built);
}

export function asBuild({ extensions }: Built): Build {
  const place = extensions.flatMap(({ placed }, type) => placed.map(value => cardOf(type, value)));
  const tearDown = extensions.findIndex(({ isTorn }) => isTorn);
  return tearDown < 0 ? { type: 'build', place } : { type: 'build', tearDown, place };
}
