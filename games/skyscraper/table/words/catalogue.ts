/** Everything the web app says about Skyscraper, in one language. */
import { type Phrases, phrase } from '@belfry/engine/words';
import { type People, type ScreenWords, type Who, whoOf } from '@belfry/ui';
import { type CardName, type Refusal, readSeenEntry, type Skyscraper } from '../../rules/index.js';
import type { SkyscraperWords } from '../../words/index.js';
import { type Decision, decisionOf, type Loss } from '../decided.js';
import { promptOf } from '../prompt.js';
import { tell } from '../tell.js';

export interface TableWords extends ScreenWords<Skyscraper> {
  readonly game: SkyscraperWords;
  readonly log: LogWords;
  readonly board: BoardWords;
}

/** What a translator writes; the rest is made from it. */
export interface TableTexts extends Pick<TableWords, 'game' | 'options' | 'log' | 'board'> {
  readonly prompts: PromptWords;
  readonly decided: DecidedWords;
  readonly refusals: (name: Names) => Phrases<Refusal>;
}

interface Names {
  readonly who: (seat: number) => Who;
  readonly card: SkyscraperWords['card'];
}

/** Who looks at the board and is on turn is addressed, by name only where several share the device. */
export interface PromptWords {
  readonly over: string;
  readonly shuffling: string;
  readonly stealing: string;
  readonly turn: (who: Who) => string;
  /** On turn, and the truck is there. */
  readonly turnWithTruck: (who: Who) => string;
}

/** Sentences of the log, in the present tense. Cards come by name, floors counted from 1. */
export interface LogWords {
  readonly heading: (who: Who) => string;
  readonly dealt: string;
  readonly reshuffled: (cards: number) => string;
  readonly draws: (who: Who, count: number, cards: readonly string[] | undefined) => string;
  readonly builds: (who: Who, cards: readonly string[]) => string;
  readonly buildsWithJoker: (who: Who, card: string, standsFor: number) => string;
  /** `standsFor` if the stolen card is a joker. */
  readonly stealsFloor: (who: Who, victim: Who, theft: FloorTheft) => string;
  readonly guards: (who: Who, floor: number) => string;
  readonly lures: (who: Who, victim: Who, floor: number) => string;
  readonly drills: (who: Who, victim: Who, cards: readonly string[]) => string;
  readonly smashes: (who: Who, victim: Who, cards: readonly string[], dog: boolean) => string;
  readonly takes: (who: Who, victim: Who, card: string | undefined) => string;
  readonly superTakes: (who: Who, victim: Who, card: string | undefined) => string;
  readonly serves: (who: Who, victim: Who) => string;
  readonly callsTruck: (who: Who) => string;
  readonly skips: (who: Who) => string;
  readonly again: (who: Who) => string;
  readonly doesNothing: (who: Who) => string;
  readonly wins: (who: Who) => string;
  readonly diedDown: string;
}

/** What decided a match, in one sentence, in the past tense. */
interface DecidedWords {
  readonly 'died-down': (winners: readonly Who[], floors: number) => string;
  readonly 'stole-last': (winner: Who, victim: Who) => string;
  /** The victim was one floor short; `floor` counts from 1. */
  readonly 'lost-top': (victim: Who, by: Who, how: Loss, floor: number) => string;
  readonly truck: (winner: Who) => string;
  readonly untouched: (winner: Who) => string;
  readonly close: (winner: Who, rival: Who) => string;
  readonly first: (winner: Who, floors: number) => string;
}

interface FloorTheft {
  readonly card: string;
  readonly with: string;
  readonly lost: string;
  /** What the stolen card stands for, if it is a joker. */
  readonly standsFor: number | undefined;
}

/** A target, as short as fits under a house, and as a whole sentence. */
export interface TargetWords {
  readonly short: string;
  readonly full: string;
}

export interface BoardWords {
  readonly street: string;
  readonly hand: string;
  readonly handOf: (name: string) => string;
  readonly you: string;
  /** A whole house for those who hear it. */
  readonly house: (house: HouseFacts) => string;
  readonly floors: (built: number, goal: number) => string;
  readonly toGo: (missing: number) => string;
  readonly cardsInHand: (count: number) => string;
  readonly misses: (turns: number) => string;
  readonly goalSign: (goal: number) => string;
  /** `3, floor card`; `dog`. */
  readonly cardLabel: (card: CardName) => string;
  /** What stands under the picture of a card. */
  readonly caption: (card: CardName) => string;
  readonly tapToPlay: string;
  readonly sort: string;
  /** Over the arrows that move the chosen card in the hand. */
  readonly move: string;
  readonly moveLeft: string;
  readonly moveRight: string;
  readonly putBack: (card: CardName) => string;
  readonly toDraw: (count: number) => string;
  readonly discarded: (count: number) => string;
  readonly discardTitle: string;
  readonly discardEmpty: string;
  readonly close: string;
  readonly truck: string;
  readonly truckHelp: string;
  /** Of a card: a floor can be built or stolen with it, or it can do something else. */
  readonly makesFloor: string;
  readonly canPlay: string;
  readonly end: string;
  readonly endDraws: (count: number) => string;
  readonly endNoDraw: (held: number) => string;
  readonly endNothingLeft: string;
  readonly endAgain: string;
  readonly endThen: (who: Who) => string;
  readonly endOver: string;
  readonly endFull: (held: number) => string;
  readonly waiting: (who: Who) => string;
  readonly waitingFate: string;
  readonly over: string;
  readonly chooseCard: string;
  readonly hints: HintWords;
  readonly targets: ActionWords;
  readonly verdicts: (card: SkyscraperWords['card']) => Phrases<Refusal>;
  readonly notYours: string;
  readonly ownDogOnly: string;
  readonly jokersCannotSteal: string;
  readonly noFloorCard: string;
  readonly turnFact: (turn: number) => string;
  readonly pileFact: (cards: number) => string;
  readonly winner: string;
  readonly resultFloors: (count: number) => string;
}

export interface HouseFacts {
  readonly who: Who;
  /** From the ground up. */
  readonly floors: readonly { readonly cards: readonly string[]; readonly dog: boolean }[];
  readonly goal: number;
  readonly cards: number;
  readonly milkshakes: number;
}

/** What to do with the chosen card. */
interface HintWords {
  /** Of a floor card: what it needs, and how it can be had now. */
  readonly floor: (hint: FloorHint) => string;
  readonly joker: string;
  readonly dog: string;
  readonly bone: string;
  readonly jackhammer: string;
  readonly 'wrecking-ball': string;
  readonly thief: string;
  readonly milkshake: string;
  readonly 'super-thief': string;
  readonly 'donut-truck': string;
}

interface FloorHint {
  readonly value: number;
  readonly needs: number;
  readonly hasPartner: boolean;
  readonly hasJoker: boolean;
  /** From whom the missing card can be stolen. */
  readonly from: readonly string[];
}

interface ActionWords {
  readonly build: (one: string, other: string) => TargetWords;
  readonly buildAs: (card: string, joker: string, value: number) => TargetWords;
  readonly stealFloor: (card: string, name: string) => TargetWords;
  readonly guard: (floor: number) => TargetWords;
  readonly bone: (floor: number, name: string) => TargetWords;
  readonly jackhammer: (name: string) => TargetWords;
  readonly wreckingBall: (name: string) => TargetWords;
  readonly thief: (cards: number, name: string) => TargetWords;
  readonly milkshake: (name: string) => TargetWords;
  readonly superThief: TargetWords;
  readonly donutTruck: TargetWords;
}

/** Makes the words of a language from what its translator wrote. */
export const tableWords = ({ prompts, refusals, decided, ...words }: TableTexts): TableWords => ({
  ...words,
  prompt: (view, people) => promptOf(prompts, view, people),
  tell: (log, people) => tell(log.map(readSeenEntry), people, words.log, words.game.cards),
  decided: (view, log, people) => sayDecision(decided, decisionOf(view, log.map(readSeenEntry)), people),
  refuse: (refusal, people) => phrase(refusals({ who: seat => whoOf(people, seat), card: words.game.card }), refusal),
});

function sayDecision(words: DecidedWords, decision: Decision, people: People): string {
  const who = (seat: number): Who => whoOf(people, seat);
  switch (decision.type) {
    case 'died-down':
      return words['died-down'](decision.winners.map(who), decision.floors);
    case 'stole-last':
      return words['stole-last'](who(decision.winner), who(decision.victim));
    case 'lost-top':
      return words['lost-top'](who(decision.victim), who(decision.by), decision.how, decision.floor);
    case 'close':
      return words.close(who(decision.winner), who(decision.rival));
    case 'first':
      return words.first(who(decision.winner), decision.floors);
    default:
      return words[decision.type](who(decision.winner));
  }
}

/** A name after a form of address, where people need one: `, Anna`. */
export const named = ({ name }: Who): string => (name === '' ? '' : `, ${name}`);

/** What stands under the picture of each special card, with soft hyphens where it may break. */
export type Captions = Readonly<Record<Exclude<CardName, `${number}`>, string>>;

const isSpecial = (card: CardName): card is keyof Captions => Number.isNaN(Number(card));

/** Under a floor card stands what makes 9 with it. */
export const captionOf = (card: CardName, captions: Captions): string =>
  isSpecial(card) ? captions[card] : `+ ${9 - Number(card)} = 9`;
