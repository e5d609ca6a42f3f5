/** What the screen of 5 Towers says. A translator writes `TableTexts`; a text missing in one language does not compile. */
import type { Language } from '@belfry/engine/words';
import { type OptionWords, type People, type ScreenWords, type Who, whoOf } from '@belfry/ui';
import type { Card, FiveTowers, TowerIndex } from '../../rules/index.js';
import type { FiveTowersWords } from '../../words/catalogue.js';
import { type Decision, decisionOf } from '../decided.js';
import { promptOf } from '../prompt.js';
import { tell } from '../tell.js';

/** In `tears` and `builds` the mark `{}` stands where the cards come. */
export interface TellTexts {
  round(n: number): string;
  shuffle(cards: number): string;
  reshuffle(cards: number): string;
  dealt: string;
  begins(who: Who, bid: number): string;
  bids(who: Who, bid: number): string;
  passes(who: Who): string;
  tears(who: Who): string;
  builds(who: Who): string;
  revokes(who: Who): string;
  nobodyBuilds: string;
}

export interface PromptTexts {
  /** The numbers that may be bid, in ascending order; without them only `pass` or 0 is left. */
  bid(who: Who, bids: readonly number[], mayPass: boolean): string;
  build(who: Who, cards: number): string;
  /** The bid cannot be built in any way. */
  revoke(who: Who, bid: number): string;
  /** The same about somebody else. */
  waitForBid(who: Who): string;
  waitForBuild(who: Who, cards: number): string;
  shuffling: string;
  over: string;
}

/** What stands on a card of the display: the long form on a desk, the short one on a phone. */
export interface FitTexts {
  readonly begins: string;
  readonly beginsShort: string;
  on(top: number): string;
  readonly onShort: string;
  readonly nine: string;
  ifTorn(top: number): string;
  ifTornShort(top: number): string;
  after(value: number): string;
  readonly roofed: string;
  readonly roofedShort: string;
  readonly none: string;
  readonly noneShort: string;
  readonly placed: string;
  readonly inHand: string;
  readonly inHandShort: string;
  readonly stays: string;
  readonly staysShort: string;
}

/** Why a bid is off, or what it takes: a few words under the buttons. */
export interface WhyTexts {
  notAbove(who: Who, bid: number): string;
  readonly notAboveNothing: string;
  mostBuildable(most: number): string;
  revoked(most: number): string;
  readonly ifTorn: string;
}

interface BuildTexts {
  choose(who: Who): string;
  /** `card` is in hand; `tower` is where it goes. */
  place(card: string, tower: TowerIndex): string;
  /** The card in hand fits nowhere now; if this top were torn down, it would. */
  tearFirst(top: string): string;
  /** The card in hand fits nowhere now. */
  readonly chooseOther: string;
  /** Another tower was tapped than the one the chosen card belongs to. */
  wrongTower(card: string, tower: TowerIndex): string;
  readonly allPlaced: string;
  progress(placed: number, all: number): string;
  left(cards: number): string;
  readonly done: string;
  doneLeft(cards: number): string;
  readonly takeBack: string;
  readonly showWay: string;
  placeOn(tower: TowerIndex): string;
  readonly placeHere: string;
  tearDown(card: string): string;
  torn(card: string): string;
  pile(cards: number, points: string): string;
  /** For the live region. */
  didPlace(card: string, placed: number, all: number): string;
  didTakeBack(card: string): string;
  readonly didShowWay: string;
  readonly revoke: string;
  readonly revokeHelp: string;
}

export interface BoardTexts {
  readonly you: string;
  readonly otherPlayers: string;
  readonly allPlayers: string;
  towersOf(who: Who): string;
  showTowersOf(name: string): string;
  readonly display: string;
  readonly emptyDisplay: string;
  readonly decision: string;
  readonly yourBid: string;
  bid(n: number): string;
  readonly pass: string;
  readonly autoPass: string;
  points(n: number): string;
  /** The word after the number. */
  pointsUnit(n: number): string;
  readonly scoreParts: string;
  /** Points of the towers without a roof. */
  readonly cards: string;
  readonly roofed: string;
  readonly mainTower: string;
  readonly tornDown: string;
  tornCount(n: number): string;
  nextTearCosts(n: number): string;
  /** What somebody said this round, in a word or two. */
  saidBid(n: number): string;
  readonly saidPass: string;
  readonly began: string;
  readonly highest: string;
  readonly onTurn: string;
  readonly builds: string;
  readonly yourTurn: string;
  readonly youBuild: string;
  highestBid(who: Who, n: number): string;
  /** Nobody has bid, or only 0: what a bid means. */
  readonly noBidYet: string;
  speakAfter(names: readonly string[]): string;
  readonly lastToSpeak: string;
  /** A tower in words: `Sand tower: 13, 8, 2; 3 points`. */
  tower(tower: TowerIndex, values: readonly number[], points: number): string;
  towerNotBegun(tower: TowerIndex): string;
  readonly roofedTower: string;
  readonly isMainTower: string;
  readonly toCome: string;
  deck(cards: number, isLast: boolean): string;
  discard(cards: number): string;
  readonly toComeHelp: string;
  readonly noneToCome: string;
  readonly keyTitle: string;
  readonly key: { readonly 8: string; readonly 9: string; readonly 0: string };
  readonly close: string;
}

interface ResultTexts {
  readonly title: string;
  readonly part: string;
  readonly total: string;
  readonly winner: string;
}

/** What decided a match. */
interface DecidedTexts {
  nobody(names: readonly string[], points: number): string;
  topped(who: Who, tower: TowerIndex, points: number): string;
  main(who: Who, tower: TowerIndex, points: number): string;
  plain(who: Who, than: Who, points: number): string;
  torn(who: Who, points: number): string;
}

interface FactTexts {
  round(n: number): string;
  cards(n: number): string;
  readonly lastDeck: string;
}

export interface TableTexts {
  readonly game: FiveTowersWords;
  readonly options: Readonly<Record<'players' | 'bids', OptionWords>>;
  readonly tell: TellTexts;
  readonly prompt: PromptTexts;
  readonly fit: FitTexts;
  readonly why: WhyTexts;
  readonly build: BuildTexts;
  readonly board: BoardTexts;
  readonly result: ResultTexts;
  readonly decided: DecidedTexts;
  readonly facts: FactTexts;
}

/** The words of one language, as the shell and the board use them. */
export interface TableWords extends ScreenWords<FiveTowers> {
  readonly texts: TableTexts;
  /** A card's name as a label: `Sand 4`. */
  card(card: Card): string;
  /** A tower's name as a label: `Sand tower`. */
  tower(tower: TowerIndex): string;
}

/** Puts the words of a language together: what the shell asks for, from what a translator wrote. */
export function tableWords(language: Language, texts: TableTexts): TableWords {
  const { game } = texts;
  const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  const card = (which: number): string => capital(game.card(which));
  return {
    texts,
    game,
    options: texts.options,
    card,
    tower: index => capital(game.towers[index] ?? ''),
    prompt: (view, people) => promptOf(texts.prompt, view, people),
    tell: (log, people) => tell(texts.tell, card, log, people),
    decided: (view, _, people) => wordDecision(texts.decided, decisionOf(view), people),
    refuse: refusal => `${capital(game.explain(refusal))}.`,
  };
}

function wordDecision(texts: DecidedTexts, decision: Decision, people: People): string {
  switch (decision.by) {
    case 'nobody':
      return texts.nobody(
        decision.seats.map(seat => whoOf(people, seat).name),
        decision.points,
      );
    case 'topped':
    case 'main':
      return texts[decision.by](whoOf(people, decision.seat), decision.tower, decision.points);
    case 'plain':
      return texts.plain(whoOf(people, decision.seat), whoOf(people, decision.than), decision.points);
    case 'torn':
      return texts.torn(whoOf(people, decision.seat), decision.points);
  }
}
