import type { TableSummary } from '@belfry/table';
import { Button, Dialog } from '@belfry/ui';
import { useGameName } from '../games.js';
import { useShellWords } from '../shell/words.js';
import styles from './matches.module.css';
import { everybody } from './tables.js';
import { useMatchesWords } from './words.js';

interface RemoveDialogProps {
  readonly table: TableSummary;
  /** Do others lose it too? */
  readonly isForAll: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ table, isForAll, onRemove, onClose }: RemoveDialogProps) {
  const { confirm: words } = useMatchesWords();
  const shell = useShellWords();
  const name = useGameName();
  return (
    <Dialog title={words.title} closeLabel={shell.close} onClose={onClose}>
      <p>
        <b>{name(table.game)}</b>
      </p>
      <p>{everybody(table)}</p>
      <p className={styles['warning']}>
        {table.phase === 'over' ? words.over : words.running}
        {isForAll && ` ${words.forAll}`}
      </p>
      <div className={styles['answers']}>
        <Button look="danger" icon="trash" onClick={onRemove}>
          {words.yes}
        </Button>
        <Button onClick={onClose}>{words.no}</Button>
      </div>
    </Dialog>
  );
}
