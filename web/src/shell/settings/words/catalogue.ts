/** What the settings say. They come with the form, which few open. */
import type { Settings } from '@belfry/ui';

export interface SettingsWords {
  readonly name: string;
  readonly nameHelp: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Settings['theme'], string>>;
  readonly motion: string;
  readonly motions: Readonly<Record<Settings['motion'], string>>;
  readonly sound: string;
  readonly botSpeed: string;
  readonly autoPass: string;
  readonly autoPassHelp: string;
  readonly shortcuts: string;
  readonly shortcutsHelp: string;
  readonly tips: string;
  readonly tipsHelp: string;
  readonly kept: string;
  /** The way to the licences of everything Belfry is made of. */
  readonly licences: string;
}
