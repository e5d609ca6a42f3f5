/** What the command line says while it serves. */
import type { Phrases } from '@belfry/engine/words';
import type { CopyProblem, ServeProblem, SettingProblem } from '@belfry/server';

export interface ServingWords {
  readonly settings: Phrases<SettingProblem>;
  readonly trouble: Phrases<ServeProblem>;
  readonly copy: Phrases<CopyProblem>;
  /** What to do if there is something already where a copy is to be restored. */
  readonly mayReplace: string;
  readonly backedUp: (file: string, size: string) => string;
  readonly restored: (file: string, size: string) => string;
  /** The first line tells programs too that the server is there. */
  readonly open: (address: string) => string;
  readonly network: (address: string) => string;
  /** Where those find it who are not in this network. */
  readonly outside: (address: string) => string;
  readonly kept: (folder: string) => string;
}
