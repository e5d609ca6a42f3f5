/** What the chosen card can do and why not: asked of the rules, sorted by where it would be done. No words, no DOM. */
import { listChoices, type Seat } from '@belfry/engine';
import {
  type Action,
  type Card,
  type CardName,
  cardOf,
  formatCard,
  missingTo,
  parseCard,
  type Refusal,
  type State,
  skyscraper,
  topFloor,
  valueIn,
} from '../../rules/index.js';

/** Under a house: what can be done there, or why nothing can. Nothing at all if the card has nothing to do with it. */
export type Verdict =
  | { readonly type: 'can'; readonly actions: readonly Action[] }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'never'; readonly why: 'not-yours' | 'own-dog' | 'joker-steals' | 'no-floor-card' };

export interface Choice {
  readonly card: CardName;
  readonly verdicts: ReadonlyMap<Seat, Verdict>;
  /** Other cards of the hand that make a floor with it. */
  readonly partners: ReadonlyMap<CardName, Action>;
  /** For cards that need no target. */
  readonly atOnce: Action | undefined;
  /** Why a card without target cannot be played. */
  readonly notNow: Refusal | undefined;
}

const JOKER = parseCard('joker');

/** The view must be that of the player on turn. */
export function choose(view: State, card: CardName): Choice {
  const kind = parseCard(card);
  const actions = listChoices(skyscraper.legal(view)).filter(action => uses(action, kind));
  const untargeted = untargetedOf(card);
  return {
    card,
    verdicts: verdictsOf(view, card, actions),
    partners: new Map(actions.flatMap(action => partnerIn(action, kind))),
    atOnce: actions.find(action => action.type === untargeted?.type),
    notNow: untargeted && skyscraper.checkAction(view, untargeted),
  };
}

/** What a card of the hand is good for now: a floor, built or stolen, or something else. */
export type Use = 'floor' | 'play';

/** The cards that can do something now. The view must be that of the player on turn. */
export function playable(view: State): ReadonlyMap<CardName, Use> {
  const uses = new Map<CardName, Use>();
  for (const action of listChoices(skyscraper.legal(view)))
    for (const card of cardsIn(action)) if (uses.get(card) !== 'floor') uses.set(card, purposeOf(action));
  return uses;
}

const purposeOf = ({ type }: Action): Use => (type === 'build' || type === 'steal-floor' ? 'floor' : 'play');

/** The cards of the hand an action is done with. */
export function cardsIn(action: Action): readonly CardName[] {
  switch (action.type) {
    case 'build':
      return action.cards.map(formatCard);
    case 'steal-floor':
      return [formatCard(action.with)];
    case 'end':
      return [];
    default:
      return [formatCard(cardOf(action))];
  }
}

/** Is this card of the hand played with the action? */
const uses = (action: Action, card: Card): boolean => cardsIn(action).includes(formatCard(card));

/** Where an action is done; nowhere in particular for super thief and truck. */
export function houseOf(view: State, action: Action): Seat | undefined {
  switch (action.type) {
    case 'build':
    case 'guard':
      return view.turn;
    case 'milkshake':
      return action.to;
    default:
      return 'from' in action ? action.from : undefined;
  }
}

function partnerIn(action: Action, card: Card): readonly (readonly [CardName, Action])[] {
  if (action.type !== 'build') return [];
  const [one, other] = action.cards;
  return [[formatCard(one === card ? other : one), action]];
}

function untargetedOf(card: CardName): Action | undefined {
  if (card === 'super-thief') return { type: 'super-thief' };
  return card === 'donut-truck' ? { type: 'donut-truck' } : undefined;
}

function verdictsOf(view: State, card: CardName, actions: readonly Action[]): ReadonlyMap<Seat, Verdict> {
  const verdicts = new Map<Seat, Verdict>();
  for (const seat of view.hands.keys()) {
    const here = actions.filter(action => houseOf(view, action) === seat);
    const verdict: Verdict | undefined =
      here.length > 0
        ? { type: 'can', actions: here }
        : seat === view.turn
          ? ownWhyNot(view, card)
          : whyNot(view, card, seat);
    if (verdict !== undefined) verdicts.set(seat, verdict);
  }
  return verdicts;
}

/** Why nothing can be done with this card at one's own house. */
function ownWhyNot(view: State, card: CardName): Verdict | undefined {
  switch (card) {
    case 'joker':
      return { type: 'never', why: 'no-floor-card' };
    case 'bone':
      return { type: 'never', why: 'own-dog' };
    case 'dog':
      return refusedAs(view, { type: 'guard', floor: 0 });
    default:
      return Number.isNaN(Number(card))
        ? undefined
        : refusedAs(view, { type: 'build', cards: [parseCard(card), missingTo(Number(card))] });
  }
}

/** Why nothing can be done with this card to an opponent. */
function whyNot(view: State, card: CardName, from: Seat): Verdict | undefined {
  switch (card) {
    case 'joker':
      return { type: 'never', why: 'joker-steals' };
    case 'dog':
      return { type: 'never', why: 'not-yours' };
    case 'bone':
      return refusedAs(view, { type: 'bone', from, floor: Math.max(0, (view.skyscrapers[from]?.length ?? 0) - 1) });
    case 'jackhammer':
    case 'wrecking-ball':
    case 'thief':
      return refusedAs(view, { type: card, from });
    case 'milkshake':
    case 'super-thief':
    case 'donut-truck':
      return undefined;
    default:
      return refusedAs(view, { type: 'steal-floor', from, card: missingTo(Number(card)), with: parseCard(card) });
  }
}

function refusedAs(view: State, action: Action): Verdict | undefined {
  const refusal = skyscraper.checkAction(view, action);
  return refusal && { type: 'refused', refusal };
}

/** The value that the card an opponent loses has in the floor it is stolen from. */
export function stolenValue(view: State, action: Extract<Action, { type: 'steal-floor' }>): number | undefined {
  const floor = topFloor(view, action.from);
  return floor && valueIn(floor, action.card);
}

export const isJoker = (card: Card): boolean => card === JOKER;
