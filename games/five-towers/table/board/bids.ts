/** Which bids are possible, and why the others are not: a few words for each run of buttons. */
import { at } from '@belfry/engine';
import { type People, whoOf } from '@belfry/ui';
import { allBuilds, fiveTowers, type Refusal, type State } from '../../rules/index.js';
import { standingOf } from '../position.js';
import type { TableWords, WhyTexts } from '../words/catalogue.js';

export interface BidChoice {
  readonly count: number;
  readonly isOff: boolean;
  /** Why it is off, or what it takes. Empty if there is nothing to say. */
  readonly why: string;
}

export interface BidRun {
  readonly choices: readonly BidChoice[];
  readonly isOff: boolean;
  readonly why: string;
}

export function bidChoices(view: State, seat: number, people: People, texts: WhyTexts): readonly BidChoice[] {
  return Array.from({ length: view.display.length + 1 }, (_, count) => {
    const refusal = fiveTowers.checkAction(view, { type: 'bid', count });
    if (refusal !== undefined) return { count, isOff: true, why: whyNot(refusal, view, people, texts) };
    return { count, isOff: false, why: needsTeardown(view, seat, count) ? texts.ifTorn : '' };
  });
}

/** The bid that stands, in a sentence. */
export function highestOf(view: State, people: People, { texts }: TableWords): string {
  const { seat, bid } = standingOf(view);
  return seat === undefined ? texts.board.noBidYet : texts.board.highestBid(whoOf(people, seat), bid);
}

/** So many letters find room in a line under one button. */
const LETTERS_UNDER_BUTTON = 7;

/** Does the reason need a line of its own? Under its buttons it has two lines, and no word is broken. */
export function needsLine({ why, choices }: BidRun): boolean {
  const room = choices.length * LETTERS_UNDER_BUTTON;
  return why.length > 2 * room || why.split(' ').some(word => word.length > room);
}

/** The bids of a run: `2`, `3–5`. */
export function numbersOf({ choices }: BidRun): string {
  const [first, last] = [choices[0]?.count ?? 0, choices.at(-1)?.count ?? 0];
  return first === last ? String(first) : `${first}–${last}`;
}

/** Neighbours with the same reason share it. */
export function runsOf(choices: readonly BidChoice[]): readonly BidRun[] {
  const runs: { choices: BidChoice[]; isOff: boolean; why: string }[] = [];
  for (const choice of choices) {
    const last = runs.at(-1);
    if (last !== undefined && last.isOff === choice.isOff && last.why === choice.why) last.choices.push(choice);
    else runs.push({ choices: [choice], isOff: choice.isOff, why: choice.why });
  }
  return runs;
}

function whyNot(refusal: Refusal, view: State, people: People, texts: WhyTexts): string {
  switch (refusal.code) {
    case 'bid-too-low': {
      const { seat } = standingOf(view);
      return seat === undefined ? texts.notAboveNothing : texts.notAbove(whoOf(people, seat), refusal.standing);
    }
    case 'bid-not-buildable':
      return texts.mostBuildable(refusal.most);
    case 'bid-was-revoked':
      return texts.revoked(refusal.most);
    default:
      return '';
  }
}

/** Builds that tear nothing down come first among all builds. */
function needsTeardown(view: State, seat: number, count: number): boolean {
  if (count === 0) return false;
  const builds = allBuilds(at(view.towers, seat), view.offer, count);
  return builds.count > 0 && builds.at(0).tearDown !== undefined;
}
