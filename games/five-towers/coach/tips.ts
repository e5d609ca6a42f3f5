/** What is worth saying to somebody who plays 5 Towers for the first time, and when. */
import { at, type Seat } from '@belfry/engine';
import { whoOf } from '@belfry/ui';
import type { CoachMoment } from '@belfry/ui/coach';
import {
  type Build,
  builderOf,
  type Card,
  cardOf,
  DISPLAY_SIZE,
  type FiveTowers,
  fiveTowers,
  footingOf,
  isSeenAction,
  isTopped,
  readSeenEntry,
  type State,
  scoreSheet,
  standingBid,
  type TowerIndex,
  towerOf,
  type Value,
  valueOn,
} from '../rules/index.js';
import { type Builder, bestBuild, gainOf, mostOf, tearDownCost, tearsDown } from './worth.js';

/** `on`: the top a card goes on; nothing if it begins a tower. */
export type FiveTowersTip =
  | { readonly id: 'goal'; readonly whenever: true; readonly rivals: readonly string[] }
  | { readonly id: 'bid'; readonly bid: number; readonly shown: number; readonly cards: readonly Card[] }
  | { readonly id: 'zero' }
  | { readonly id: 'pass'; readonly standing: Bid | undefined; readonly most: number }
  | { readonly id: 'costly'; readonly bid: number; readonly loss: number; readonly begins: boolean }
  | { readonly id: 'revoke'; readonly bid: number }
  | { readonly id: 'build'; readonly count: number; readonly example: Placing | undefined }
  | {
      readonly id: 'tear-down';
      readonly card: Card;
      readonly cost: number;
      /** So many cards can be built without it, and with it. */
      readonly from: number;
      readonly to: number;
      /** Points more than by the best build without it. */
      readonly gain: number;
    }
  | { readonly id: 'must-tear'; readonly card: Card; readonly cost: number; readonly bid: number }
  | ({ readonly id: 'eight' } & Placing)
  | { readonly id: 'on-eight'; readonly card: Card }
  | ({ readonly id: 'nine' } & Placing)
  | { readonly id: 'top'; readonly card: Card; readonly cards: number; readonly gain: number }
  | { readonly id: 'bare-top'; readonly card: Card; readonly gain: number }
  | { readonly id: 'main'; readonly tower: TowerIndex; readonly cards: number }
  /** `left`: so many cards of the display were discarded. */
  | { readonly id: 'others'; readonly name: string; readonly count: number; readonly left: number }
  | { readonly id: 'deck'; readonly cards: number }
  | { readonly id: 'last-deck'; readonly cards: number }
  | { readonly id: 'last-round'; readonly cards: number }
  | {
      readonly id: 'over';
      readonly whenever: true;
      readonly won: boolean;
      readonly points: number;
      /** Somebody else who won, or who came closest. */
      readonly name: string;
      readonly theirs: number;
    };

/** A bid, and who made it. */
interface Bid {
  readonly name: string;
  readonly bid: number;
}

interface Placing {
  readonly card: Card;
  readonly on: Value | undefined;
}

type Moment = CoachMoment<FiveTowers>;

/** So few cards left are worth a word: two rounds. */
const FEW_CARDS = 10;

export function tipsAt(moment: Moment): readonly FiveTowersTip[] {
  const { view, mayAct } = moment;
  if (view.phase === 'over') return [overTip(moment)];
  const first = goalTips(moment);
  if (!mayAct) return first;
  const player = playerOf(moment);
  const decision = view.phase === 'bidding' ? whileBidding(moment, player) : whileBuilding(moment, player);
  return [...first, ...deckTips(view), ...decision, ...cardTips(view, player), ...mainTips(player), ...lowDeck(view)];
}

const playerOf = ({ view, viewer }: Moment): Builder => ({
  towers: at(view.towers, viewer),
  torn: at(view.tornDown, viewer).length,
  offer: view.offer,
});

const nameOf = ({ people }: Moment, seat: Seat): string => whoOf(people, seat).name;

/** Until something is built. */
function goalTips(moment: Moment): readonly FiveTowersTip[] {
  const { view, viewer, people } = moment;
  if (at(view.towers, viewer).some(tower => tower.length > 0)) return [];
  const rivals = people.seats.filter((_, seat) => seat !== viewer).map(({ name }) => name);
  return [{ id: 'goal', whenever: true, rivals }];
}

function whileBidding(moment: Moment, player: Builder): readonly FiveTowersTip[] {
  const { view } = moment;
  const standing = standingBid(view);
  const begins = view.said.length === 0;
  const { most, standing: untorn } = mostOf(player);
  if (most <= standing) {
    const refusal: FiveTowersTip = begins
      ? { id: 'zero' }
      : {
          id: 'pass',
          standing: standing === 0 ? undefined : { name: nameOf(moment, builderOf(view)), bid: standing },
          most,
        };
    return [refusal, ...othersTips(moment)];
  }
  const best = bestBuild(player, most);
  const least = bestBuild(player, standing + 1);
  const example = Math.max(standing + 1, Math.min(most, USUAL_BID));
  return [
    ...(least !== undefined && least.gain <= 0
      ? [{ id: 'costly' as const, bid: standing + 1, loss: 0 - least.gain, begins }]
      : []),
    { id: 'bid', bid: example, shown: view.display.length, cards: best?.build.place ?? [] },
    ...tearDownTips(player, untorn, most),
    ...othersTips(moment),
  ];
}

/** An example that is neither timid nor bold. */
const USUAL_BID = 3;

function whileBuilding({ view }: Moment, player: Builder): readonly FiveTowersTip[] {
  const bid = standingBid(view);
  if (fiveTowers.legal(view).at(0).type === 'revoke') return [{ id: 'revoke', bid }];
  const best = bestBuild(player, bid);
  const build: FiveTowersTip = { id: 'build', count: bid, example: best && exampleOf(player, best.build) };
  if (best === undefined || bestBuild(player, bid, isUntorn) !== undefined)
    return [build, ...tearDownTips(player, bid, bid)];
  const card = tornBy(player, best.build);
  return [
    ...(card === undefined ? [] : [{ id: 'must-tear' as const, card, cost: tearDownCost(player.torn), bid }]),
    build,
  ];
}

const isUntorn = (build: Build): boolean => !tearsDown(build);

/** A card of this build that goes where it goes for the plainest reason: it is lower, or begins a tower. */
function exampleOf({ towers }: Builder, { place }: Build): Placing | undefined {
  const plain = (['lower', 'ground'] as const).flatMap(footing =>
    place.filter(card => footingOf(towers, card) === footing),
  );
  const [card] = plain;
  return card === undefined ? undefined : placing(towers, card);
}

const placing = (towers: Builder['towers'], card: Card): Placing => ({ card, on: at(towers, towerOf(card)).at(-1) });

/** If tearing a card down leaves more points than the best build without it: `from` cards without, `to` with. */
function tearDownTips(player: Builder, from: number, to: number): readonly FiveTowersTip[] {
  const torn = bestBuild(player, to, tearsDown);
  const card = torn && tornBy(player, torn.build);
  if (torn === undefined || card === undefined) return [];
  const gain = torn.gain - (bestBuild(player, from, isUntorn)?.gain ?? 0);
  return gain > 0 ? [{ id: 'tear-down', card, cost: tearDownCost(player.torn), from, to, gain }] : [];
}

function tornBy({ towers }: Builder, { tearDown }: Build): Card | undefined {
  const top = tearDown === undefined ? undefined : at(towers, tearDown).at(-1);
  return tearDown === undefined || top === undefined ? undefined : cardOf(tearDown, top);
}

/** Cards on display that do something of their own. */
function cardTips({ display }: State, player: Builder): readonly FiveTowersTip[] {
  return [
    ...display.flatMap(card => topTips(player, card)),
    ...display.flatMap(card => numberTips(player.towers, card)),
  ];
}

function topTips(player: Builder, card: Card): readonly FiveTowersTip[] {
  const footing = footingOf(player.towers, card);
  if (valueOn(card) !== 0 || footing === undefined) return [];
  const gain = gainOf(player, { type: 'build', place: [card] });
  const cards = at(player.towers, towerOf(card)).length;
  return footing === 'ground' ? [{ id: 'bare-top', card, gain }] : [{ id: 'top', card, cards, gain }];
}

function numberTips(towers: Builder['towers'], card: Card): readonly FiveTowersTip[] {
  const footing = footingOf(towers, card);
  if (footing === undefined) return [];
  if (valueOn(card) === 9) return [{ id: 'nine', ...placing(towers, card) }];
  if (footing === 'eight') return [{ id: 'on-eight', card }];
  return valueOn(card) === 8 ? [{ id: 'eight', ...placing(towers, card) }] : [];
}

/** Once there is a tower worth speaking of, and it can grow. */
function mainTips({ towers, torn }: Builder): readonly FiveTowersTip[] {
  const { main } = scoreSheet(towers, torn);
  if (main === undefined || main.points < 2 || isTopped(at(towers, main.tower))) return [];
  return [{ id: 'main', tower: main.tower, cards: main.points }];
}

/** What somebody else built since the player last acted. */
function othersTips(moment: Moment): readonly FiveTowersTip[] {
  const entries = moment.log.map(readSeenEntry);
  const mine = entries.findLastIndex(entry => isSeenAction(entry) && entry.seat === moment.viewer);
  const last = entries.slice(mine + 1).findLast(entry => isSeenAction(entry) && entry.action.type === 'build');
  if (last === undefined || !isSeenAction(last) || last.action.type !== 'build') return [];
  const count = last.action.place.length;
  return [{ id: 'others', name: nameOf(moment, last.seat), count, left: DISPLAY_SIZE - count }];
}

/** The deck runs out twice; in between what nobody took is shuffled. */
function deckTips({ timesRunOut, deck, display }: State): readonly FiveTowersTip[] {
  if (timesRunOut === 2) return [{ id: 'last-round', cards: display.length }];
  return timesRunOut === 1 && deck.left > 0 ? [{ id: 'last-deck', cards: deck.left }] : [];
}

const lowDeck = ({ timesRunOut, deck }: State): readonly FiveTowersTip[] =>
  timesRunOut === 0 && deck.left <= FEW_CARDS ? [{ id: 'deck', cards: deck.left }] : [];

function overTip(moment: Moment): FiveTowersTip {
  const due = fiveTowers.due(moment.view);
  const { scores, winners } = due.type === 'over' ? due.result : { scores: [], winners: [] };
  const others = scores.flatMap((_, seat) => (seat === moment.viewer ? [] : [seat]));
  const rival = others.toSorted((one, other) => at(scores, other) - at(scores, one))[0];
  return {
    id: 'over',
    whenever: true,
    won: winners.includes(moment.viewer),
    points: scores[moment.viewer] ?? 0,
    name: rival === undefined ? '' : nameOf(moment, rival),
    theirs: rival === undefined ? 0 : at(scores, rival),
  };
}
