/** What a game tells of itself before it is loaded, and what there is to load. */
import type { Game, Policy } from '@belfry/engine';
import type { GameWords } from './catalogue.js';
import type { ByLanguage } from './language.js';

export interface ListedGame {
  /** As in its records; the name of its folder too. */
  readonly id: string;
  readonly name: ByLanguage<string>;
  /** What it is like, in two short sentences. */
  readonly about: ByLanguage<string>;
  /** How many can play. */
  readonly players: { readonly min: number; readonly max: number };
  /** Who can play it, by the names of their policies, from the simplest to the best. */
  readonly bots: readonly [string, ...string[]];
  /** On what its towers stand on the start page, and their outline until they are drawn: a path in a field of 290 × 350. */
  readonly ground?: 'grass' | 'street' | 'wood';
  readonly outline?: string;
  /** Only its lessons, its pad and the command line so far: it cannot be played in the app yet. */
  readonly hasNoTable?: boolean;
  /** Rules and bots. */
  readonly play: () => Promise<GamePlay>;
  readonly words: () => Promise<ByLanguage<GameWords>>;
}

export interface GamePlay {
  /** To read and check matches with; `fate` of this one may be unable to answer. */
  readonly rules: Game;
  /** The same game where fate can answer too, if that must be loaded first: what matches are played with. */
  readonly load?: () => Promise<Game>;
  /** Who can play it, from the simplest to the best. */
  readonly policies: readonly Policy[];
}

/** A name that is the same in all languages. */
export const everywhere = (text: string): ByLanguage<string> => ({ en: text, de: text, fr: text, bg: text });
