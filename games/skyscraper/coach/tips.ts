/** What is worth saying to somebody who plays Skyscraper for the first time, and when. */
import { at, type Seat } from '@belfry/engine';
import { whoOf } from '@belfry/ui';
import type { CoachMoment } from '@belfry/ui/coach';
import {
  type Action,
  afterEnd,
  buildableFloors,
  type Card,
  type CardName,
  type Floor,
  firstCard,
  formatCard,
  handSize,
  missingTo,
  parseCard,
  type Skyscraper,
  type State,
  secondCard,
  skyscraper,
  stealableFloors,
  targetsOf,
  topFloor,
  valueIn,
} from '../rules/index.js';
import { type Wrong, wrongsTo } from './since.js';

/** Floors are numbered from 1, as people count them. */
export type SkyscraperTip =
  | { readonly id: 'goal'; readonly whenever: true; readonly goal: number; readonly rivals: readonly string[] }
  | { readonly id: 'win'; readonly way: Way }
  | { readonly id: 'short' }
  | { readonly id: 'threat'; readonly name: string; readonly help: Help | undefined }
  | { readonly id: 'pair'; readonly cards: readonly [CardName, CardName] }
  | { readonly id: 'joker'; readonly card: CardName; readonly stands: CardName }
  | ({ readonly id: 'steal' } & Theft)
  | { readonly id: 'dog'; readonly floor: number; readonly isTop: boolean }
  | { readonly id: 'bone'; readonly name: string; readonly floor: number }
  | { readonly id: 'jackhammer'; readonly name: string; readonly cards: readonly [CardName, CardName] }
  | {
      readonly id: 'wrecking-ball';
      readonly name: string;
      readonly cards: readonly [CardName, CardName];
      readonly dog: boolean;
    }
  | { readonly id: 'thief'; readonly name: string; readonly cards: number }
  | { readonly id: 'super-thief'; readonly names: readonly string[] }
  | { readonly id: 'milkshake'; readonly name: string }
  | { readonly id: 'donut-truck' }
  /** The own top floor has no dog: with either of these cards it can be stolen. */
  | { readonly id: 'open'; readonly cards: readonly [CardName, CardName] }
  | {
      readonly id: 'floor-lost';
      readonly name: string;
      readonly how: 'steal-floor' | 'jackhammer' | 'wrecking-ball';
    }
  | { readonly id: 'robbed'; readonly name: string; readonly card: CardName }
  | { readonly id: 'missed'; readonly name: string | undefined }
  /** `next` is not there if the player goes on. */
  | { readonly id: 'end'; readonly draws: number; readonly next: string | undefined }
  | { readonly id: 'full'; readonly cards: number }
  | {
      readonly id: 'over';
      readonly whenever: true;
      readonly won: boolean;
      readonly name: string;
      readonly floors: number;
    };

interface Theft {
  readonly name: string;
  readonly card: CardName;
  /** What a joker stands for there. */
  readonly stands: number | undefined;
  readonly with: CardName;
}

type Way =
  | { readonly type: 'build'; readonly cards: readonly [CardName, CardName] }
  | ({ readonly type: 'steal' } & Theft);

/** What in the hand could stop somebody, the surest first. */
const HELP = [
  'steal-floor',
  'jackhammer',
  'wrecking-ball',
  'milkshake',
  'donut-truck',
  'thief',
  'super-thief',
] as const;
type Help = (typeof HELP)[number];

type Moment = CoachMoment<Skyscraper>;
type Build = ReturnType<typeof buildableFloors>[number];
type Steal = ReturnType<typeof stealableFloors>[number];

export function tipsAt(moment: Moment): readonly SkyscraperTip[] {
  const { view, viewer, mayAct } = moment;
  if (view.phase === 'over') return [overTip(moment)];
  const first = goalTips(moment);
  if (!mayAct || view.phase !== 'play' || view.turn !== viewer) return first;
  const builds = buildableFloors(at(view.hands, viewer).cards);
  const thefts = stealableFloors(view);
  return [
    ...first,
    ...shortTips(moment, builds, thefts),
    ...wrongTips(moment),
    ...threatTips(moment),
    ...buildTips(builds),
    ...thefts.slice(0, 1).map(theft => ({ id: 'steal' as const, ...theftOf(moment, theft) })),
    ...SPECIAL_CARDS.flatMap(name => specialTips(moment, name)),
    ...openTips(moment),
    ...(builds.length === 0 && thefts.length === 0 ? endTips(moment) : []),
  ];
}

const nameOf = ({ people }: Moment, seat: Seat): string => whoOf(people, seat).name;
const floorsOf = (view: State, seat: Seat): readonly Floor[] => at(view.skyscrapers, seat);
const rivalsOf = ({ view, viewer }: Moment): readonly Seat[] =>
  [...view.skyscrapers.keys()].filter(seat => seat !== viewer);
const isOneShort = (view: State, seat: Seat): boolean => floorsOf(view, seat).length === view.options.floors - 1;
const namesIn = (floor: Floor): readonly [CardName, CardName] => [
  formatCard(firstCard(floor)),
  formatCard(secondCard(floor)),
];

/** Until something is built. */
function goalTips(moment: Moment): readonly SkyscraperTip[] {
  const { view, viewer } = moment;
  if (floorsOf(view, viewer).length > 0) return [];
  const rivals = rivalsOf(moment).map(seat => nameOf(moment, seat));
  return [{ id: 'goal', whenever: true, goal: view.options.floors, rivals }];
}

/** One floor is missing: a way to build it, or that there is none yet. */
function shortTips(moment: Moment, [build]: readonly Build[], [theft]: readonly Steal[]): readonly SkyscraperTip[] {
  if (!isOneShort(moment.view, moment.viewer)) return [];
  if (build !== undefined) return [{ id: 'win', way: { type: 'build', cards: pairOf(build) } }];
  if (theft !== undefined) return [{ id: 'win', way: { type: 'steal', ...theftOf(moment, theft) } }];
  return [{ id: 'short' }];
}

const pairOf = ({ cards: [one, other] }: Build): readonly [CardName, CardName] => [formatCard(one), formatCard(other)];

function theftOf(moment: Moment, { from, card, with: own }: Steal): Theft {
  const top = topFloor(moment.view, from);
  return {
    name: nameOf(moment, from),
    card: formatCard(card),
    stands: top !== undefined && formatCard(card) === 'joker' ? valueIn(top, card) : undefined,
    with: formatCard(own),
  };
}

const wrongTips = (moment: Moment): readonly SkyscraperTip[] =>
  wrongsTo(moment.log, moment.viewer).map(wrong => wrongTip(moment, wrong));

function wrongTip(moment: Moment, wrong: Wrong): SkyscraperTip {
  switch (wrong.type) {
    case 'floor':
      return { id: 'floor-lost', name: nameOf(moment, wrong.by), how: wrong.how };
    case 'card':
      return { id: 'robbed', name: nameOf(moment, wrong.by), card: wrong.card };
    case 'turn':
      return { id: 'missed', name: wrong.by === undefined ? undefined : nameOf(moment, wrong.by) };
  }
}

/** Somebody else is about to win. */
function threatTips(moment: Moment): readonly SkyscraperTip[] {
  const { view } = moment;
  const threat = rivalsOf(moment).find(seat => isOneShort(view, seat));
  if (threat === undefined) return [];
  const actions = legalActions(view);
  const helps = (type: Help): boolean => actions.some(action => action.type === type && isAt(action, threat));
  return [{ id: 'threat', name: nameOf(moment, threat), help: HELP.find(helps) }];
}

function legalActions(view: State): readonly Action[] {
  const legal = skyscraper.legal(view);
  return Array.from({ length: legal.count }, (_, index) => legal.at(index));
}

/** Does it hit this seat? What is aimed at nobody hits all. */
const isAt = (action: Action, seat: Seat): boolean =>
  'from' in action ? action.from === seat : 'to' in action ? action.to === seat : true;

function buildTips(builds: readonly Build[]): readonly SkyscraperTip[] {
  const pairs = builds.map(pairOf);
  const pair = pairs.find(([, other]) => other !== 'joker');
  // A card without a partner needs the joker most.
  const paired = new Set(pairs.filter(([, other]) => other !== 'joker').flat());
  const joined = pairs.filter(([, other]) => other === 'joker').map(([card]) => card);
  const lonely = joined.find(card => !paired.has(card)) ?? joined[0];
  return [
    ...(pair === undefined ? [] : [{ id: 'pair' as const, cards: pair }]),
    ...(lonely === undefined
      ? []
      : [{ id: 'joker' as const, card: lonely, stands: formatCard(missingTo(Number(lonely))) }]),
  ];
}

const SPECIAL_CARDS = [
  'jackhammer',
  'wrecking-ball',
  'thief',
  'super-thief',
  'milkshake',
  'donut-truck',
  'dog',
  'bone',
] as const;

/** A special card in the hand that can be played now. */
function specialTips(moment: Moment, name: (typeof SPECIAL_CARDS)[number]): readonly SkyscraperTip[] {
  const { view, viewer } = moment;
  const card: Card = parseCard(name);
  if ((at(view.hands, viewer).cards[card] ?? 0) === 0) return [];
  const target = bestTarget(view, targetsOf(view, card));
  return target === undefined ? [] : aimedTips(moment, target);
}

/** Aimed at the tallest house; of one's own floors the topmost. */
function bestTarget(view: State, targets: readonly Action[]): Action | undefined {
  const height = (action: Action): number => {
    if (action.type === 'guard') return action.floor;
    return 'from' in action
      ? floorsOf(view, action.from).length
      : 'to' in action
        ? floorsOf(view, action.to).length
        : 0;
  };
  return targets.toSorted((one, other) => height(other) - height(one))[0];
}

function aimedTips(moment: Moment, target: Action): readonly SkyscraperTip[] {
  const { view, viewer } = moment;
  switch (target.type) {
    case 'guard':
      return [{ id: 'dog', floor: target.floor + 1, isTop: target.floor === floorsOf(view, viewer).length - 1 }];
    case 'bone':
      return [{ id: 'bone', name: nameOf(moment, target.from), floor: target.floor + 1 }];
    case 'jackhammer':
    case 'wrecking-ball': {
      const top = topFloor(view, target.from);
      if (top === undefined) return [];
      const facts = { name: nameOf(moment, target.from), cards: namesIn(top) };
      return [
        target.type === 'jackhammer' ? { id: target.type, ...facts } : { id: target.type, ...facts, dog: top.dog },
      ];
    }
    case 'thief':
      return [{ id: 'thief', name: nameOf(moment, target.from), cards: handSize(at(view.hands, target.from)) }];
    case 'super-thief': {
      const victims = rivalsOf(moment).filter(seat => handSize(at(view.hands, seat)) > 0);
      return [{ id: 'super-thief', names: victims.map(seat => nameOf(moment, seat)) }];
    }
    case 'milkshake':
      return [{ id: 'milkshake', name: nameOf(moment, target.to) }];
    case 'donut-truck':
      return [{ id: 'donut-truck' }];
    default:
      return [];
  }
}

/** The own top floor could be stolen. */
function openTips({ view, viewer }: Moment): readonly SkyscraperTip[] {
  const top = topFloor(view, viewer);
  if (top === undefined || top.dog) return [];
  return [{ id: 'open', cards: [formatCard(firstCard(top)), formatCard(missingTo(top.value))] }];
}

function endTips(moment: Moment): readonly SkyscraperTip[] {
  const { view, viewer } = moment;
  const { draws, missing, full, next, again } = afterEnd(view);
  // Where there is nothing to draw any more, the board says so.
  if (next === 'over' || draws < missing) return [];
  return [
    { id: 'end', draws, next: again || next === viewer ? undefined : nameOf(moment, next) },
    ...(full ? [{ id: 'full' as const, cards: handSize(at(view.hands, viewer)) }] : []),
  ];
}

function overTip(moment: Moment): SkyscraperTip {
  const due = skyscraper.due(moment.view);
  const winners = due.type === 'over' ? due.result.winners : [];
  const rival = winners.find(seat => seat !== moment.viewer);
  return {
    id: 'over',
    whenever: true,
    won: winners.includes(moment.viewer),
    name: rival === undefined ? '' : nameOf(moment, rival),
    floors: floorsOf(moment.view, rival ?? moment.viewer).length,
  };
}
