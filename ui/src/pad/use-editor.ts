/** What every pad page can do to its pad. */
import { useAnnounce } from '../live.js';
import { type Log, type PadSheet, undo, withLog } from './pad.js';
import { useCommonWords } from './words/index.js';

export interface PadProps<E = object> {
  readonly pad: PadSheet<E>;
  readonly onChange: (pad: PadSheet<E>) => void;
}

export interface Editor<E> {
  readonly write: (log: Log<E>) => void;
  /** There if something can be taken back. */
  readonly undo: (() => void) | undefined;
  readonly finish: (finished: boolean) => void;
}

export function useEditor<E>({ pad, onChange }: PadProps<E>): Editor<E> {
  const common = useCommonWords();
  const announce = useAnnounce();
  const takeBack = (): void => {
    onChange(undo(pad, Date.now()));
    announce(common.undone);
  };
  return {
    write: log => onChange(withLog(pad, log, Date.now())),
    undo: pad.past.length === 0 ? undefined : takeBack,
    finish: finished => onChange({ ...pad, finished, changed: Date.now() }),
  };
}
