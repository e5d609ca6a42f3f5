/** The texts of Skyscraper, one catalogue for each language. */
import { type GameWords, type Language, type Phrases, phrase } from '@belfry/engine/words';
import {
  type Action,
  type Card,
  type CardName,
  type FIGURES,
  formatCard,
  type Refusal,
  type Skyscraper,
} from '../rules/index.js';

export interface SkyscraperWords extends GameWords<Skyscraper> {
  readonly language: Language;
  readonly cards: Readonly<Record<CardName, string>>;
  readonly card: (card: Card) => string;
  readonly actions: Readonly<Record<Action['type'], string>>;
  readonly figures: Readonly<Record<(typeof FIGURES)[number], string>>;
}

/** What a translator writes. Seats and floors are numbered as in records, from 0. */
export interface SkyscraperTexts {
  readonly name: string;
  readonly score: string;
  /** Of the special cards; the others are called by their numbers. */
  readonly cards: Readonly<Record<Exclude<CardName, `${number}`>, string>>;
  readonly refusals: (name: Names) => Phrases<Refusal>;
  readonly actions: SkyscraperWords['actions'];
  readonly figures: SkyscraperWords['figures'];
}

const NUMBERS: Readonly<Record<Extract<CardName, `${number}`>, string>> = {
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
};

interface Names {
  readonly card: (card: Card) => string;
}

export function catalogue(language: Language, texts: SkyscraperTexts): SkyscraperWords {
  const cards = { ...NUMBERS, ...texts.cards };
  const card = (which: Card): string => cards[formatCard(which)];
  const refusals = texts.refusals({ card });
  return {
    language,
    name: texts.name,
    score: texts.score,
    cards,
    card,
    actions: texts.actions,
    figures: texts.figures,
    explain: refusal => phrase(refusals, refusal),
  };
}
