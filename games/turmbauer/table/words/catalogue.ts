/** What the shell says about Turmbauer. A translator writes `TableTexts`; a text missing in one language does not compile. */
import type { Language } from '@belfry/engine/words';
import type { OptionWords, ScreenWords, Who } from '@belfry/ui';
import { type Decision, type Question, type Turmbauer, tripleOf } from '../../rules/index.js';
import { firstFew, type TurmbauerWords } from '../../words/catalogue.js';
import { columnName } from '../model/coordinates.js';
import { type Owner, ownersOf } from '../owner.js';
import { promptOf } from '../prompt.js';
import { tell } from '../tell.js';

/** A stone that somebody built: `4b`. */
export interface OwnedStone {
  readonly owner: Owner;
  readonly stone: string;
}

/** The log. Stones stand in braces, `{4b}`: they become small pictures, or are simply named. */
export interface TellTexts {
  round(n: number): string;
  /** The heading above who wins. */
  readonly end: string;
  /** Between the parts of a line, when it is read out. */
  readonly joint: string;
  builds(who: Owner, stone: string): string;
  dice(one: number, other: number): string;
  readonly paidRing: string;
  readonly ringInForce: string;
  readonly holds: string;
  /** The new stone falls, alone or with others. */
  falls(built: OwnedStone, along: readonly OwnedStone[]): string;
  /** Only others fall. */
  upsets(built: OwnedStone, fell: readonly OwnedStone[]): string;
  /** Old stones, with the pawns on them. */
  putBack(stones: number, pawns: readonly Owner[]): string;
  /** After so many failures in this turn. */
  again(stone: string, failures: number): string;
  boxed(stone: string): string;
  collapses(built: OwnedStone): string;
  fell(stones: number): string;
  climbs(who: Owner, from: number, to: number, column: string): string;
  descends(who: Owner, from: number, to: number, column: string): string;
  /** At the same height. */
  walks(who: Owner, height: number, column: string): string;
  toTable(who: Owner, from: number): string;
  readonly acrossTable: string;
  leap(from: string, to: string): string;
  trespass(passed: readonly Owner[], entered: readonly Owner[]): string;
  stays(who: Owner, height: number): string;
  discards(who: Owner, stone: string): string;
  noneLeft(one: number, other: number): string;
  readonly noPlace: string;
  wins(who: Who): string;
  share(winners: readonly Who[]): string;
  readonly decidedBy: Readonly<Record<Decision, string>>;
}

export interface PromptTexts {
  /** The sizes that the dice allow. */
  build(who: Owner, sizes: readonly number[]): string;
  /** After doubles. */
  buildAny(who: Owner): string;
  /** Something fell; so many tries are left. */
  buildAgain(who: Owner, tries: number): string;
  /** Nothing can be built by the dice; a ring could help. */
  discard(who: Owner, mayUseRing: boolean): string;
  move(who: Owner, height: number): string;
  /** The same about somebody else. */
  waitForBuild(who: Owner): string;
  waitForMove(who: Owner): string;
  rolling(who: Owner): string;
  readonly settling: string;
  readonly over: string;
}

interface ResultTexts {
  readonly title: string;
  readonly place: string;
  readonly player: string;
  readonly height: string;
  /** Parts of stones that were put away; after a collapse, of all that were not built. */
  readonly inBox: string;
  readonly partsLeft: string;
  readonly rings: string;
  readonly winner: string;
  readonly you: string;
  readonly broughtDown: string;
  stands(stones: number, height: number): string;
  collapsed(who: Who, fell: number, stones: number): string;
  /** Whoever did that is out; `fromTop` if they stood highest, or as high as anybody. */
  out(fromTop: boolean): string;
  readonly ofTheOthers: string;
  otherWins(who: Who): string;
  readonly bothPawns: string;
  readonly why: string;
  readonly questions: Readonly<Record<Question | 'partsLeft', string>>;
  highest(who: Who, height: number): string;
  level(whos: readonly Who[], height: number): string;
  /** What somebody has: `Mila 4 (4a)`. */
  count(who: Who, n: number, stones: readonly string[]): string;
  stillLevel(whos: readonly Who[]): string;
  readonly decides: string;
  readonly equal: string;
  readonly notNeeded: string;
  readonly shared: string;
}

interface FactTexts {
  /** `Round 9`, and on a desk `of 12` behind it. */
  round(n: number): string;
  of(n: number): string;
  allRounds(n: number): string;
  high(layers: number): string;
  stones(n: number): string;
}

interface PlaceTexts {
  /** Where a pawn stands. */
  field(column: string, height: number): string;
  /** A part of a stone. */
  cell(column: string, layer: number): string;
  pawn(owner: Owner): string;
}

export interface TableTexts {
  readonly game: TurmbauerWords;
  readonly options: Readonly<Record<'players' | 'hand' | 'readOut', OptionWords>>;
  readonly tell: TellTexts;
  readonly prompt: PromptTexts;
  readonly result: ResultTexts;
  readonly facts: FactTexts;
  readonly places: PlaceTexts;
}

export interface TableWords extends ScreenWords<Turmbauer> {
  readonly game: TurmbauerWords;
  readonly texts: TableTexts;
}

/** Puts the words of a language together: what the shell asks for, from what a translator wrote. */
export function tableWords(language: Language, texts: TableTexts): TableWords {
  const { game, places } = texts;
  const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return {
    texts,
    game,
    options: texts.options,
    prompt: (view, people) => promptOf(texts.prompt, view, people, ownersOf(people, game)),
    tell: (log, people) => tell(texts.tell, log, people, ownersOf(people, game)),
    refuse(refusal, people) {
      const owner = ownersOf(people, game);
      const explained = game.explainWith(
        {
          pawn: colour => places.pawn(owner(colour)),
          cell: cell => places.field(columnName(cell), tripleOf(cell)[2]),
          cells: cells => firstFew(cells.map(cell => places.cell(columnName(cell), tripleOf(cell)[2] + 1))),
        },
        refusal,
      );
      return `${capital(explained)}.`;
    },
  };
}
