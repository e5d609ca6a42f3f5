/** Whose turn it is and what is expected. */
import { listChoices, type Seat } from '@belfry/engine';
import { type People, whoOf } from '@belfry/ui';
import { fiveTowers, type State } from '../rules/index.js';
import { standingOf } from './position.js';
import type { PromptTexts } from './words/catalogue.js';

export function promptOf(texts: PromptTexts, view: State, people: People): string {
  const due = fiveTowers.due(view);
  if (due.type === 'over') return texts.over;
  if (due.type === 'chance') return texts.shuffling;
  return view.phase === 'bidding' ? bidding(texts, view, people, due.seat) : building(texts, view, people, due.seat);
}

/** Bots are waited for; so are people, unless it is they who read this. */
const isWaitedFor = ({ seats, you, isShared = false }: People, seat: Seat): boolean =>
  seats[seat]?.isBot === true || !(isShared || you === seat);

function bidding(texts: PromptTexts, view: State, people: People, seat: Seat): string {
  const who = whoOf(people, seat);
  if (isWaitedFor(people, seat)) return texts.waitForBid(who);
  const legal = listChoices(fiveTowers.legal(view));
  const bids = legal.flatMap(action => (action.type === 'bid' ? [action.count] : []));
  return texts.bid(
    who,
    bids,
    legal.some(action => action.type === 'pass'),
  );
}

function building(texts: PromptTexts, view: State, people: People, seat: Seat): string {
  const who = whoOf(people, seat);
  const { bid } = standingOf(view);
  if (isWaitedFor(people, seat)) return texts.waitForBuild(who, bid);
  const mustRevoke = fiveTowers.legal(view).at(0).type === 'revoke';
  return mustRevoke ? texts.revoke(who, bid) : texts.build(who, bid);
}
