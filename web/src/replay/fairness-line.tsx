/** Was fate fair? The host plays the whole match again to say so, and is asked only when the board is there. */
import { phrase } from '@belfry/engine/words';
import type { Fairness, TableId } from '@belfry/table';
import { Icon, type IconName } from '@belfry/ui';
import { Suspense, useCallback } from 'react';
import { useAsked } from '../asked.js';
import { useHost } from '../host/context.js';
import { Proven } from '../play/proven.js';
import styles from './fairness-line.module.css';
import { useReplayWords } from './words.js';

interface FairnessLineProps {
  readonly id: TableId;
  readonly isWanted: boolean;
}

export function FairnessLine({ id, isWanted }: FairnessLineProps) {
  const words = useReplayWords();
  const host = useHost();
  const asked = useAsked(useCallback(() => (isWanted ? host.fairness(id) : NOT_YET), [host, id, isWanted]));
  const fairness = asked.state === 'there' ? asked.value : undefined;
  // No match is praised that did without the number of this device.
  const byOthers = fairness?.code === 'fair' && fairness.isOwnNumberIn === false ? fairness : undefined;
  const verdict = fairness === undefined || byOthers !== undefined ? 'open' : VERDICTS[fairness.code];
  const unsure = asked.state === 'waiting' ? words.checking : words.unknown;
  const line = fairness === undefined ? unsure : phrase(words.fairness, fairness);
  return (
    <p className={styles['line']} data-verdict={verdict}>
      <Icon name={ICONS[verdict]} size={16} />
      {byOthers === undefined ? (
        line
      ) : (
        <Suspense fallback={words.checking}>
          <span>
            <Proven fair={byOthers} />
          </span>
        </Suspense>
      )}
    </p>
  );
}

const NOT_YET = new Promise<never>(() => undefined);

type Verdict = 'fair' | 'unfair' | 'open';

const VERDICTS: Readonly<Record<Fairness['code'], Verdict>> = {
  fair: 'fair',
  'key-malformed': 'unfair',
  'key-not-committed': 'unfair',
  'not-from-key': 'unfair',
  'key-withheld': 'unfair',
  'commitment-differs': 'unfair',
  'terms-differ': 'unfair',
  'seal-broken': 'unfair',
  'seal-unasked': 'unfair',
  'number-missing': 'unfair',
  'seal-differs': 'unfair',
  'own-number-missing': 'unfair',
  'attempts-differ': 'unfair',
  'order-not-from-key': 'unfair',
  'chain-broken': 'unfair',
  'head-differs': 'unfair',
  'key-hidden': 'open',
  'key-missing': 'open',
  'fate-elsewhere': 'open',
  'other-version': 'open',
};

const ICONS: Readonly<Record<Verdict, IconName>> = { fair: 'check', unfair: 'cross', open: 'help' };
