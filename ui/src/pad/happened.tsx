/** What was written, newest first. Each line can be corrected. */
import { type ReactNode, useState } from 'react';
import { Button } from '../button.js';
import { Icon } from '../icon.js';
import styles from './happened.module.css';
import { Panel } from './paper.js';
import { useCommonWords } from './words/index.js';

export interface Line {
  readonly id: number;
  readonly sign?: ReactNode;
  /** In words, for eyes; `spoken` says more, for ears, where the sign is not enough. */
  readonly text: string;
  readonly spoken?: string;
  readonly change?: string;
  /** Why it does not count. */
  readonly trouble?: string | undefined;
}

interface HappenedProps {
  /** Oldest first. */
  readonly lines: readonly Line[];
  readonly onPick: (id: number) => void;
  /** There if something can be taken back. */
  readonly onUndo: (() => void) | undefined;
  readonly title?: string;
}

const FEW = 5;

export function Happened({ lines, onPick, onUndo, title }: HappenedProps) {
  const common = useCommonWords();
  const [all, setAll] = useState(false);
  const newest = lines.toReversed();
  return (
    <Panel
      title={title ?? common.whatHappened}
      tools={
        <Button look="quiet" icon="undo" off={onUndo === undefined} onClick={onUndo}>
          {common.undo}
        </Button>
      }
    >
      {lines.length === 0 && <p className={styles['none']}>{common.nothingYet}</p>}
      <ol className={styles['list']}>
        {(all ? newest : newest.slice(0, FEW)).map(line => (
          <li key={line.id}>
            <LineButton line={line} onPick={() => onPick(line.id)} />
          </li>
        ))}
      </ol>
      {lines.length > FEW && (
        <Button look="quiet" wide aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? common.showFewer : common.showAll(lines.length)}
        </Button>
      )}
    </Panel>
  );
}

function LineButton({ line, onPick }: { readonly line: Line; readonly onPick: () => void }) {
  const common = useCommonWords();
  const said = [line.spoken ?? line.text, line.change, line.trouble].filter(Boolean).join(', ');
  return (
    <button type="button" className={styles['line']} onClick={onPick} aria-label={common.correct(said)}>
      <span className={styles['sign']}>{line.sign}</span>
      <span className={styles['text']}>
        {line.text}
        {line.trouble !== undefined && <small>{line.trouble}</small>}
      </span>
      <b>{line.change}</b>
      <span className={styles['edit']}>
        <Icon name="edit" size={16} />
      </span>
    </button>
  );
}
