/** What is said of those who play: of figures and birds, and by the sheet that asks for them. */
import type { Figure } from '@belfry/ui';

export interface PeopleWords {
  /** As names, too: for one who has said none. */
  readonly figures: Readonly<Record<Figure, string>>;
  readonly yourName: string;
  readonly yourFigure: string;
  /** How strong a bot is, of so many. */
  readonly strength: (level: number, of: number) => string;
  /** By the names of policies: how strong they are in a word, which agrees with the bird. */
  readonly levels: Readonly<Record<string, string>>;
  /** How they play, in games that do not say it in their own words. */
  readonly manners: Readonly<Record<string, string>>;
  readonly howMany: string;
  readonly howStrong: string;
  /** The sheet: asked before the first match, or whenever somebody wants. */
  readonly whoPlays: string;
  readonly lead: string;
  readonly play: string;
  readonly toTable: string;
}
