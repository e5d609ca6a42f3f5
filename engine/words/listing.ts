/** What a game tells of itself before it is loaded, and what there is to load. */
import type { Game, Policy, Thinking } from '@belfry/engine';
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
  /** Who can be asked to a table, by the names of their policies, from the simplest to the best. */
  readonly bots: readonly [string, ...string[]];
  /** Can a first match be taught at its table, while it is played? */
  readonly coached?: true;
  /** On what its towers stand on the start page, and their outline until they are drawn: a path in a field of 290 × 350. */
  readonly ground?: 'grass' | 'street' | 'wood';
  readonly outline?: string;
  /** What can be agreed at a table beside the rules, such as help that all or none of them get. No record knows of it. */
  readonly customs?: Readonly<Record<string, Custom>>;
  /** Only its lessons, its pad and the command line so far: it cannot be played in the app yet. */
  readonly hasNoTable?: boolean;
  /** Rules and bots. */
  readonly play: () => Promise<GamePlay>;
  readonly words: () => Promise<ByLanguage<GameWords>>;
}

/** Of several values one, the first if nothing is agreed. */
export type Custom = readonly [string, ...string[]];

export interface GamePlay {
  /** To read and check matches with; `fate` of this one may be unable to answer. */
  readonly rules: Game;
  /** The same game where fate can answer too, if that must be loaded first: what matches are played with. */
  readonly load?: () => Promise<Game>;
  /** What those need who think ahead. */
  readonly thinking: () => Promise<Thinking>;
  /** Who can play it, each loaded when it does: the bots of its listing, and others to compare with. */
  readonly policies: readonly ListedPolicy[];
  /** What screens let be worked out in a worker: by name, plain data in and out. */
  readonly works?: () => Promise<Readonly<Record<string, (input: never) => unknown>>>;
  /** How its players are learned: a `Course` of `@belfry/bots/training`, of which this package knows nothing. */
  readonly course?: () => Promise<unknown>;
  /** The figure of a match that is 1 if it ended because nobody got anywhere any more, if that can be. */
  readonly idleFigure?: string;
}

/** Who comes where nobody chose: neither the gentlest nor the strongest. */
export const usualBot = ({ bots }: ListedGame): string => bots[1] ?? bots[0];

/** A policy that is known by its name, and loaded when it plays. */
export interface ListedPolicy {
  readonly name: string;
  readonly load: () => Promise<Policy>;
}

/** A policy that needs no loading. */
export const listed = (policy: Policy): ListedPolicy => ({ name: policy.name, load: async () => policy });

/** A name that is the same in all languages. */
export const everywhere = (text: string): ByLanguage<string> => ({ en: text, de: text, fr: text, bg: text });
