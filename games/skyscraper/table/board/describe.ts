/** The chosen card's targets and refusals in words. */
import type { Seat } from '@belfry/engine';
import { phrase } from '@belfry/engine/words';
import { type People, whoOf } from '@belfry/ui';
import {
  type Action,
  afterEnd,
  type CardName,
  FLOOR_SUM,
  firstCard,
  formatCard,
  handSize,
  missingTo,
  type State,
  secondCard,
} from '../../rules/index.js';
import type { HouseFacts, TableWords, TargetWords } from '../words/catalogue.js';
import { type Choice, isJoker, stolenValue, type Verdict } from './choice.js';
import type { TrayItem } from './tray.js';
import type { Chooser } from './use-choice.js';

/** What an action is called where it can be tapped. */
export function targetWords(words: TableWords, view: State, people: People, action: Action): TargetWords {
  const { targets } = words.board;
  const name = 'from' in action ? whoOf(people, action.from).name : '';
  switch (action.type) {
    case 'build':
      return buildWords(words, action.cards);
    case 'steal-floor':
      return targets.stealFloor(String(stolenValue(view, action) ?? words.game.card(action.card)), name);
    case 'guard':
      return targets.guard(action.floor + 1);
    case 'bone':
      return targets.bone(action.floor + 1, name);
    case 'jackhammer':
      return targets.jackhammer(name);
    case 'wrecking-ball':
      return targets.wreckingBall(name);
    case 'thief':
      return targets.thief(cardsOf(view, action.from), name);
    case 'milkshake':
      return targets.milkshake(whoOf(people, action.to).name);
    case 'super-thief':
      return targets.superThief;
    case 'donut-truck':
      return targets.donutTruck;
    case 'end':
      return { short: words.board.end, full: words.board.end };
  }
}

function buildWords({ board, game }: TableWords, [one, other]: readonly [number, number]): TargetWords {
  return isJoker(other)
    ? board.targets.buildAs(game.card(one), game.card(other), FLOOR_SUM - Number(formatCard(one)))
    : board.targets.build(game.card(one), game.card(other));
}

export const cardsOf = (view: State, seat: Seat): number => {
  const hand = view.hands[seat];
  return hand === undefined ? 0 : handSize(hand);
};

/** Why nothing can be done at a house, in a few words. */
export function verdictText({ board, game }: TableWords, verdict: Exclude<Verdict, { readonly type: 'can' }>): string {
  if (verdict.type === 'refused') return phrase(board.verdicts(game.card), verdict.refusal);
  switch (verdict.why) {
    case 'not-yours':
      return board.notYours;
    case 'own-dog':
      return board.ownDogOnly;
    case 'joker-steals':
      return board.jokersCannotSteal;
    case 'no-floor-card':
      return board.noFloorCard;
  }
}

/** What to do with the chosen card. */
export function hintFor(words: TableWords, people: People, { card, partners, verdicts, notNow }: Choice): string {
  if (notNow !== undefined) return words.refuse(notNow, people);
  if (!isNumber(card)) return words.board.hints[card];
  const thefts = [...verdicts].flatMap(([seat, verdict]) => (stealsHere(verdict) ? [whoOf(people, seat).name] : []));
  return words.board.hints.floor({
    value: Number(card),
    needs: FLOOR_SUM - Number(card),
    hasPartner: partners.has(formatCard(missingTo(Number(card)))),
    hasJoker: partners.has('joker'),
    from: thefts,
  });
}

/** Is it a floor card? */
export const isNumber = (card: CardName): card is Extract<CardName, `${number}`> => !Number.isNaN(Number(card));

const stealsHere = (verdict: Verdict): boolean =>
  verdict.type === 'can' && verdict.actions.some(({ type }) => type === 'steal-floor');

/** A house for those who hear it. */
export function houseFacts({ game }: TableWords, view: State, people: People, seat: Seat): HouseFacts {
  const built = view.skyscrapers[seat] ?? [];
  return {
    who: whoOf(people, seat),
    floors: built.map(floor => ({ cards: [firstCard(floor), secondCard(floor)].map(game.card), dog: floor.dog })),
    goal: view.options.floors,
    cards: cardsOf(view, seat),
    milkshakes: view.milkshakes[seat] ?? 0,
  };
}

/** What follows when the turn is ended now. */
export function endText({ board }: TableWords, view: State, people: People): readonly string[] {
  const { draws, missing, full, next, again } = afterEnd(view);
  const held = cardsOf(view, view.turn);
  const none = full ? board.endFull(held) : board.endNoDraw(held);
  const drawn = missing === 0 ? none : draws === 0 ? board.endNothingLeft : board.endDraws(draws);
  if (next === 'over') return [drawn, board.endOver];
  return [drawn, again ? board.endAgain : board.endThen(whoOf(people, next))];
}

/** Choices for which a house is no good button: several at one house, or none at any. */
export function trayOf(words: TableWords, view: State, people: People, { choice, play }: Chooser): readonly TrayItem[] {
  if (choice === undefined) return [];
  const crowded = [...choice.verdicts.values()].flatMap(verdict =>
    verdict.type === 'can' && verdict.actions.length > 1 ? verdict.actions : [],
  );
  const atOnce = choice.atOnce === undefined ? [] : [choice.atOnce];
  return [...crowded.filter(({ type }) => type !== 'build'), ...atOnce].map(action => {
    const { short, full } = targetWords(words, view, people, action);
    const label = action.type === 'bone' ? full : short;
    return { key: JSON.stringify(action), label, full, onClick: () => play(action) };
  });
}

/** Why nothing can be done here now. */
export function waitingText({ board }: TableWords, view: State, people: People): string {
  if (view.phase === 'over') return board.over;
  if (view.phase !== 'play') return board.waitingFate;
  return board.waiting(whoOf(people, view.turn));
}
