/** What the frame around every screen says. */
import type { BotSpeed, Settings } from '@belfry/ui';

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
  readonly settings: {
    readonly title: string;
    readonly name: string;
    readonly nameHelp: string;
    readonly theme: string;
    readonly themes: Readonly<Record<Settings['theme'], string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<Settings['motion'], string>>;
    readonly sound: string;
    readonly botSpeed: string;
    readonly speeds: Readonly<Record<BotSpeed, string>>;
    readonly autoPass: string;
    readonly autoPassHelp: string;
    readonly shortcuts: string;
    readonly shortcutsHelp: string;
    readonly kept: string;
    /** The way to the licences of everything Belfry is made of. */
    readonly licences: string;
  };
  readonly notFound: { readonly title: string; readonly text: string };
  /** Who plays, when nobody has said a name. */
  readonly guest: string;
  readonly player: (number: number) => string;
  /** Bots are called after great bells. */
  readonly bells: readonly [string, string, string, string, string];
  /** `Mila: 32` */
  readonly score: (name: string, score: number) => string;
  /** Whose turn it is. */
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
}
