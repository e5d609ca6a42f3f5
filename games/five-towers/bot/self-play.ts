/** Matches that a bot plays with itself, in its own notion of a position: what its network learns from. */
import { at, type Random, shuffle } from '@belfry/engine';
import { DISPLAY_SIZE, tearDownPoints, towerPoints } from '../rules/index.js';
import type { Outcome } from './auction.js';
import { FinalOutlook } from './final-outlook.js';
import { towersToLearn, writeInputs } from './inputs.js';
import type { Outlook } from './outlook.js';
import {
  deal,
  isLastRound,
  listDeck,
  type Position,
  reshuffled,
  settled,
  startOf,
  TYPES,
  towerAt,
} from './position.js';
import { Round } from './round.js';

/** A moment between two rounds, and how much each tower's torn-down cards have cost until then. */
interface Moment {
  readonly position: Position;
  readonly costs: readonly number[];
}

/** A tower at such a moment: what a network is shown of it, and what came of it. */
export interface Example {
  readonly inputs: Float64Array;
  /** Points it was worth more at the end than at the moment, less what tearing down its cards cost; and cards it had more. */
  readonly points: number;
  readonly cards: number;
}

export interface SelfPlay {
  readonly players: number;
  readonly outlook: Outlook;
  readonly random: Random;
  /** How many rounds in a hundred end by chance, so that uncommon positions are learned from too. */
  readonly strays: number;
  /** How many moments in a hundred are learned from: neighbours are much alike. */
  readonly moments: number;
}

/** Plays a match and tells of some of its moments. */
export function playItself(play: SelfPlay, inputs: number): Example[] {
  const moments: Moment[] = [];
  let moment: Moment = { position: startOf(play.players), costs: noCosts(play.players) };
  for (;;) {
    const position = next(moment.position, play.random);
    if (position === undefined) break;
    moment = after(moment, position, play);
    moments.push(moment);
  }
  const end = moment;
  return moments.filter(() => play.random.below(100) < play.moments).flatMap(then => examplesOf(then, end, inputs));
}

const noCosts = (players: number): number[] => Array.from({ length: players * TYPES }, () => 0);

/** The next round, if there is one: from the deck, or from the discard pile when it has run out. */
function next(position: Position, random: Random): Position | undefined {
  if (position.left > 0) return deal(position, shuffle(listDeck(position), random).slice(0, DISPLAY_SIZE));
  if (position.isSecondDeck || position.discarded === 0) return undefined;
  return next(reshuffled(position), random);
}

function after({ costs }: Moment, position: Position, { outlook, random, strays }: SelfPlay): Moment {
  const round = new Round(position, isLastRound(position) ? new FinalOutlook() : outlook);
  const { built } = random.below(100) < strays ? stray(round, random) : round.auction.solve();
  if (built === undefined) return { position: settled(position, built), costs };
  const torn = built.extensions.findIndex(({ isTorn }) => isTorn);
  if (torn < 0) return { position: settled(position, built), costs };
  const before = at(position.torn, built.builder);
  const tower = built.builder * TYPES + torn;
  const cost = tearDownPoints(before) - tearDownPoints(before + 1);
  return { position: settled(position, built), costs: costs.with(tower, at(costs, tower) + cost) };
}

/** Somebody builds some number of cards, or nobody. */
function stray(round: Round, random: Random): Outcome {
  const { players, dealt: cards } = round.position;
  return round.best(random.below(players), 1 + random.below(cards)) ?? round.unbuilt;
}

const examplesOf = ({ position, costs }: Moment, end: Moment, size: number): Example[] =>
  towersToLearn(position).map(({ seat, type, tower }) => {
    const inputs = new Float64Array(size);
    writeInputs(inputs, position, seat, type);
    const index = seat * TYPES + type;
    const last = towerAt(end.position, seat, type);
    return {
      inputs,
      points: towerPoints(last.height, last.isClosed) - tower.height - (at(end.costs, index) - at(costs, index)),
      cards: last.height - tower.height,
    };
  });
