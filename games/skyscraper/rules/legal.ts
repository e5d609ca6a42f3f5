/** What the player on turn may do, and what each card can hit. SPEC [build] to [truck]. */
import { type Choices, choicesOf, type Seat } from '@belfry/engine';
import type { Action } from './actions.js';
import { type Card, type Counts, countOf, JOKER, valueOfCard } from './cards.js';
import { type Floor, firstCard, missingTo, secondCard } from './floors.js';
import { noOpenTop, SPECIALS } from './specials.js';
import { handOf, opponents, type State, skyscraperOf, topFloor } from './state.js';

const { guard, bone, jackhammer, 'wrecking-ball': ball, thief, milkshake } = SPECIALS;
const { 'super-thief': superThief, 'donut-truck': truck } = SPECIALS;

type Build = Extract<Action, { type: 'build' }>;
type StealFloor = Extract<Action, { type: 'steal-floor' }>;

/** Everything the player on turn may do, each action once and in its canonical spelling. Ending the turn comes first. [turn.2] */
export const legalActions = (state: State): Choices<Action> => choicesOf(listActions(state));

function listActions(state: State): Action[] {
  const { cards } = handOf(state, state.turn);
  const actions: Action[] = [END];
  addBuilds(actions, cards);
  addThefts(actions, state, cards);
  if (countOf(cards, guard.card) > 0) addGuards(actions, state);
  addSpecials(actions, state, cards);
  return actions;
}

const END: Action = { type: 'end' };
const SUPER_THEFT: Action = { type: 'super-thief' };
const TRUCK: Action = { type: 'donut-truck' };

/** The floors that can be built from these cards. */
export function buildableFloors(cards: Readonly<Counts>): Build[] {
  const builds: Build[] = [];
  addBuilds(builds, cards);
  return builds;
}

/** The top floors that can be stolen, by which card of the hand. */
export function stealableFloors(state: State): StealFloor[] {
  const thefts: StealFloor[] = [];
  addThefts(thefts, state, handOf(state, state.turn).cards);
  return thefts;
}

/** Whom, or which floors, a special card in the hand of the player on turn could hit now: the actions it allows. */
export function targetsOf(state: State, card: Card): Action[] {
  const cards = handOf(state, state.turn).cards.map((_, kind) => (kind === card ? 1 : 0));
  const actions: Action[] = [];
  if (card === guard.card) addGuards(actions, state);
  addSpecials(actions, state, cards);
  return actions;
}

function addBuilds(actions: Action[], cards: Readonly<Counts>): void {
  const hasJoker = countOf(cards, JOKER) > 0;
  for (let card = 0; card < JOKER; card++) {
    if (countOf(cards, card) === 0) continue;
    const partner = missingTo(valueOfCard(card));
    if (card < partner && countOf(cards, partner) > 0) actions.push({ type: 'build', cards: [card, partner] });
    if (hasJoker) actions.push({ type: 'build', cards: [card, JOKER] });
  }
}

/** Either card of a top floor can be stolen, with a floor card that adds up to 9 with it. [steal.1] */
function addThefts(actions: Action[], state: State, cards: Readonly<Counts>): void {
  for (const from of opponents(state)) {
    const top = topFloor(state, from);
    if (top === undefined || noOpenTop(top) !== undefined) continue;
    const first = firstCard(top);
    const missing = missingTo(top.value);
    if (countOf(cards, missing) > 0) actions.push({ type: 'steal-floor', from, card: first, with: missing });
    if (countOf(cards, first) > 0) actions.push({ type: 'steal-floor', from, card: secondCard(top), with: first });
  }
}

/** The special cards but the dog. */
function addSpecials(actions: Action[], state: State, cards: Readonly<Counts>): void {
  const hasBone = countOf(cards, bone.card) > 0;
  const hasHammer = countOf(cards, jackhammer.card) > 0;
  const hasBall = countOf(cards, ball.card) > 0;
  const hasThief = countOf(cards, thief.card) > 0;
  const hasShake = countOf(cards, milkshake.card) > 0;
  if (hasBone || hasHammer || hasBall || hasThief || hasShake)
    for (const from of opponents(state)) {
      const top = topFloor(state, from);
      if (hasBone) addBones(actions, from, skyscraperOf(state, from));
      if (hasHammer && jackhammer.obstacle(top) === undefined) actions.push({ type: 'jackhammer', from });
      if (hasBall && ball.obstacle(top) === undefined) actions.push({ type: 'wrecking-ball', from });
      if (hasThief && thief.obstacle(top, state, from) === undefined) actions.push({ type: 'thief', from });
      if (hasShake && milkshake.obstacle() === undefined) actions.push({ type: 'milkshake', to: from });
    }
  if (countOf(cards, superThief.card) > 0 && superThief.obstacle(undefined, state) === undefined)
    actions.push(SUPER_THEFT);
  if (countOf(cards, truck.card) > 0 && truck.obstacle() === undefined) actions.push(TRUCK);
}

function addGuards(actions: Action[], state: State): void {
  const floors = skyscraperOf(state, state.turn);
  for (let floor = 0; floor < floors.length; floor++)
    if (guard.obstacle(floors[floor]) === undefined) actions.push({ type: 'guard', floor });
}

function addBones(actions: Action[], from: Seat, floors: readonly Floor[]): void {
  for (let floor = 0; floor < floors.length; floor++)
    if (bone.obstacle(floors[floor]) === undefined) actions.push({ type: 'bone', from, floor });
}
