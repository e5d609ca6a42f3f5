/** Whose turn it is and what is expected. */
import { at } from '@belfry/engine';
import type { People } from '@belfry/ui';
import {
  colourOnTurn,
  FAILURES,
  heights,
  listStones,
  type State,
  seatOf,
  sizeOf,
  stonesAllowed,
  turmbauer,
} from '../rules/index.js';
import type { Owner, Owners } from './owner.js';
import type { PromptTexts } from './words/catalogue.js';

export function promptOf(texts: PromptTexts, view: State, people: People, owner: Owners): string {
  const colour = colourOnTurn(view);
  const who = owner(colour);
  const isWaitedFor = waitsFor(view, people);
  switch (view.phase) {
    case 'over':
      return texts.over;
    case 'settle':
      return texts.settling;
    case 'roll':
      return texts.rolling(who);
    case 'build':
      return isWaitedFor ? texts.waitForBuild(who) : building(texts, view, who);
    case 'move':
      return isWaitedFor ? texts.waitForMove(who) : texts.move(who, at(heights(view), colour));
  }
}

/** Bots are waited for; so are people, unless it is they who read this. */
function waitsFor(view: State, { seats, you, isShared = false }: People): boolean {
  const seat = seatOf(view, colourOnTurn(view));
  return seats[seat]?.isBot === true || !(isShared || you === seat);
}

function building(texts: PromptTexts, view: State, who: Owner): string {
  // What can be put away comes last among the choices, after what a ring allows; by the dice nothing can be built then.
  const legal = turmbauer.legal(view);
  if (legal.at(legal.count - 1).type === 'discard') return texts.discard(who, legal.at(0).type === 'build');
  if (view.failures > 0) return texts.buildAgain(who, FAILURES - view.failures);
  const [one, other] = view.dice;
  if (one === other) return texts.buildAny(who);
  return texts.build(who, [...new Set(listStones(stonesAllowed(view)).map(sizeOf))]);
}
