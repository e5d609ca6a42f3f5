/** How it stands, and the button that makes it the result. */
import { Button } from '../button.js';
import { Icon } from '../icon.js';
import type { PadSheet } from './pad.js';
import { type Standing, standingText } from './standing.js';
import styles from './verdict.module.css';
import { useCommonWords } from './words/index.js';
import { useWriting } from './writing.js';

interface VerdictProps {
  readonly pad: PadSheet;
  readonly standing: Standing;
  readonly onFinish: (finished: boolean) => void;
}

export function Verdict({ pad, standing, onFinish }: VerdictProps) {
  const common = useCommonWords();
  const text = standingText(pad, standing, common, useWriting());
  if (text === '') return null;
  return (
    <div className={styles['verdict']}>
      <Icon name="bell" size={28} />
      <p role="status">{text}</p>
      <Button
        look={pad.finished ? 'plain' : 'primary'}
        icon={pad.finished ? 'edit' : 'flag'}
        onClick={() => onFinish(!pad.finished)}
      >
        {pad.finished ? common.reopen : common.finish}
      </Button>
    </div>
  );
}
