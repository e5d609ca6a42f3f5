/** What the frame around every screen says. */
import type { Bird, BotSpeed } from '@belfry/ui';

export interface ShellWords {
  readonly skip: string;
  readonly nav: {
    readonly label: string;
    readonly home: string;
    readonly play: string;
    readonly pads: string;
    readonly matches: string;
    readonly learn: string;
  };
  readonly back: string;
  readonly close: string;
  readonly language: string;
  readonly toLight: string;
  readonly toDark: string;
  readonly settings: { readonly title: string; readonly speeds: Readonly<Record<BotSpeed, string>> };
  readonly notFound: { readonly title: string; readonly text: string };
  /** Who plays, when nobody has said a name. */
  readonly guest: string;
  readonly player: (number: number) => string;
  /** Bots are called after great bells. */
  readonly bells: readonly [string, string, string, string, string];
  /** What kinds of bots are called, by the birds they are. */
  readonly birds: Readonly<Record<Bird, string>>;
  /** `Mila: 32` */
  readonly score: (name: string, score: number) => string;
  /** Whose turn it is. */
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
}
