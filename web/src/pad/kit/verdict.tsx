/** How it stands, and the button that makes it the result. */
import { Button, Icon } from '@belfry/ui';
import type { GameId } from '../../old-games.js';
import type { PadOf, PadSheet } from '../model/pad.js';
import { standingOf } from '../model/standing.js';
import { usePadWords } from '../words/index.js';
import { useWriting } from './text.js';
import type { Editor } from './use-editor.js';
import styles from './verdict.module.css';

interface VerdictProps<G extends GameId> {
  readonly pad: PadOf<G> & PadSheet;
  readonly edit: Editor<G>;
}

export function Verdict<G extends GameId>({ pad, edit }: VerdictProps<G>) {
  const { common } = usePadWords();
  const writing = useWriting();
  const { leaders } = standingOf(pad);
  if (leaders.length === 0) return null;
  const names = writing.list(leaders.map(seat => pad.names[seat] ?? ''));
  return (
    <div className={styles['verdict']}>
      <Icon name="bell" size={28} />
      <p role="status">{(pad.finished ? common.won : common.leadNow)(names, leaders.length)}</p>
      <Button
        look={pad.finished ? 'plain' : 'primary'}
        icon={pad.finished ? 'edit' : 'flag'}
        onClick={() => edit.finish(!pad.finished)}
      >
        {pad.finished ? common.reopen : common.finish}
      </Button>
    </div>
  );
}
