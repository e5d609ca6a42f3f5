/** Was fate fair? When the match is over this device checks it by itself, with the number that it sealed. */
import { phrase } from '@belfry/engine/words';
import { Icon } from '@belfry/ui';
import type { Checked } from '@belfry/wire';
import { type ReactNode, useCallback } from 'react';
import { useAsked } from '../asked.js';
import { useReplayWords } from '../replay/words.js';
import { useServer } from '../server/context.js';
import styles from './after.module.css';
import { usePlaying } from './playing.js';
import { Proven } from './proven.js';
import { usePlayWords } from './words/index.js';

export function Fair() {
  const { id, view } = usePlaying();
  const server = useServer();
  const { fair: words } = usePlayWords();
  const asked = useAsked(useCallback(() => server.checkFate(id, view.game), [server, id, view.game]));
  if (asked.state === 'waiting') return <Line verdict="open">{words.checking}</Line>;
  const checked = asked.state === 'there' ? asked.value : undefined;
  if (checked === undefined || OPEN.has(checked.code)) return <Line verdict="open">{words.unknown}</Line>;
  if (checked.code === 'fair')
    return (
      <Line verdict={checked.isOwnNumberIn ? 'fair' : 'open'}>
        <Proven fair={checked} />
      </Line>
    );
  return (
    <div className={styles['fair']} data-verdict="unfair" role="alert">
      <Icon name="cross" size={20} />
      <div>
        <p>
          <b>{words.unfair.title}</b> {words.unfair.text}
        </p>
        <details>
          <summary>{words.differs}</summary>
          <Details checked={checked} />
        </details>
      </div>
    </div>
  );
}

/** What tells neither that it was fair nor that it was not. */
const OPEN: ReadonlySet<Checked['code']> = new Set<Checked['code']>(['not-promised', 'not-a-record', 'other-version']);

function Details({ checked }: { readonly checked: Checked }) {
  const words = useReplayWords();
  if (checked.code === 'not-promised' || checked.code === 'not-a-record') return <p>{words.unknown}</p>;
  return (
    <p>
      {phrase(words.fairness, checked)} <code>{checked.code}</code>
    </p>
  );
}

interface LineProps {
  readonly verdict: 'fair' | 'open';
  readonly children: ReactNode;
}

const Line = ({ verdict, children }: LineProps) => (
  <p className={styles['fair']} data-verdict={verdict} role="status">
    <Icon name={verdict === 'fair' ? 'check' : 'help'} size={20} />
    <span>{children}</span>
  </p>
);
