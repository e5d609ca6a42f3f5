/** What every pad page can do to its pad. */
import { useAnnounce } from '@belfry/ui';
import type { GameId } from '../../old-games.js';
import { type PadOf, type PadSheet, undo, withLog } from '../model/pad.js';
import { usePadWords } from '../words/index.js';

export interface PadProps<G extends GameId> {
  readonly pad: PadOf<G>;
  readonly onChange: (pad: PadSheet) => void;
}

export interface Editor<G extends GameId> {
  readonly write: (log: PadOf<G>['log']) => void;
  /** There if something can be taken back. */
  readonly undo: (() => void) | undefined;
  readonly finish: (finished: boolean) => void;
}

export function useEditor<G extends GameId>({ pad, onChange }: PadProps<G>): Editor<G> {
  const { common } = usePadWords();
  const announce = useAnnounce();
  // A pad of one game is one of the pads of all games, which TypeScript does not see while the game is open.
  const change = (next: PadOf<G>): void => onChange(next as unknown as PadSheet);
  const takeBack = (): void => {
    change(undo(pad, Date.now()));
    announce(common.undone);
  };
  return {
    write: log => change(withLog(pad, log, Date.now())),
    undo: pad.past.length === 0 ? undefined : takeBack,
    finish: finished => change({ ...pad, finished, changed: Date.now() }),
  };
}
