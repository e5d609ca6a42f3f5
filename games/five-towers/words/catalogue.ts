/** The texts of 5 Towers, one catalogue for each language. */
import { type GameWords, type Language, type Phrases, phrase } from '@belfry/engine/words';
import {
  type Action,
  type Card,
  type FIGURES,
  type FiveTowers,
  type Refusal,
  towerOf,
  valueOn,
} from '../rules/index.js';

export interface FiveTowersWords extends GameWords<FiveTowers> {
  readonly language: Language;
  /** The five towers, in the order of the rules. */
  readonly towers: readonly [string, string, string, string, string];
  readonly card: (card: Card) => string;
  readonly actions: Readonly<Record<Action['type'], string>>;
  readonly figures: Readonly<Record<(typeof FIGURES)[number], string>>;
}

/** What a translator writes. */
export interface FiveTowersTexts {
  readonly name: string;
  readonly score: string;
  readonly towers: readonly [string, string, string, string, string];
  /** A card by the name of its kind and its value. */
  readonly kinds: readonly [string, string, string, string, string];
  readonly card: (kind: string, value: number) => string;
  readonly refusals: (name: Names) => Phrases<Refusal>;
  readonly actions: FiveTowersWords['actions'];
  readonly figures: FiveTowersWords['figures'];
}

interface Names {
  readonly tower: (index: number) => string;
  readonly card: (card: Card) => string;
}

export function catalogue(language: Language, texts: FiveTowersTexts): FiveTowersWords {
  const tower = (index: number): string => texts.towers[index] ?? '?';
  const card = (which: Card): string => texts.card(texts.kinds[towerOf(which)] ?? '?', valueOn(which));
  const refusals = texts.refusals({ tower, card });
  return {
    language,
    name: texts.name,
    score: texts.score,
    towers: texts.towers,
    card,
    actions: texts.actions,
    figures: texts.figures,
    explain: refusal => phrase(refusals, refusal),
  };
}
