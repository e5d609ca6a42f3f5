/** What this page keeps of a table's chat until it is closed: how far it was read, and who is silenced. */
import type { TableId } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';
import { useMemo } from 'react';
import { Cell, useChanging } from '../server/cell.js';

interface Kept {
  /** The number of the last line that was read. */
  readonly read: number;
  /** By name: that is all that lines of a waiting room have. */
  readonly silenced: readonly string[];
}

const cells = new Map<TableId, Cell<Kept>>();
const keyOf = (id: TableId): string => `belfry-chat-${id}`;

function cellOf(id: TableId): Cell<Kept> {
  const cell = cells.get(id) ?? new Cell(recall(id));
  cells.set(id, cell);
  return cell;
}

function recall(id: TableId): Kept {
  const { read, silenced }: Partial<Record<keyof Kept, unknown>> = Object(readStored(keyOf(id), 'sessionStorage'));
  return {
    read: typeof read === 'number' ? read : -1,
    silenced: Array.isArray(silenced) ? silenced.filter(name => typeof name === 'string') : [],
  };
}

function keep(id: TableId, change: Partial<Kept>): void {
  const cell = cellOf(id);
  const kept = { ...cell.get(), ...change };
  writeStored(keyOf(id), kept, 'sessionStorage');
  cell.set(kept);
}

export interface ChatMemory extends Kept {
  readonly markRead: (number: number) => void;
  readonly setSilenced: (name: string, isSilenced: boolean) => void;
}

export function useChatMemory(id: TableId): ChatMemory {
  const kept = useChanging(cellOf(id));
  return useMemo(
    () => ({
      ...kept,
      markRead: number => {
        if (number > cellOf(id).get().read) keep(id, { read: number });
      },
      setSilenced: (name, isSilenced) => {
        const others = cellOf(id)
          .get()
          .silenced.filter(each => each !== name);
        keep(id, { silenced: isSilenced ? [...others, name] : others });
      },
    }),
    [id, kept],
  );
}
