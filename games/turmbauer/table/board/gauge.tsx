/** Will it hold? One bar: the push it bears against the strongest push of the match's hand. Word, form and number, never colour alone. */
import { classes } from '@belfry/ui';
import type { CSSProperties } from 'react';
import { STRONGEST_PUSH } from '../../rules/index.js';
import { VerdictMark } from '../marks/index.js';
import type { Place } from '../model/hands.js';
import styles from './gauge.module.css';
import type { Table } from './table.js';
import { percentOf } from './words/catalogue.js';

interface GaugeProps {
  readonly table: Table;
  readonly place: Place;
  /** One line, without the sentence. */
  readonly isShort: boolean;
}

export function Gauge({ table: { state, words }, place, isShort }: GaugeProps) {
  const { judgement, verdict } = place;
  if (judgement === undefined || verdict === undefined)
    return (
      <div className={classes(styles['gauge'], isShort && styles['short'])}>
        <p className={styles['thinking']}>{words.build.thinking}</p>
      </div>
    );
  const { hand } = state.options;
  // On a phone the card has no title then.
  const Heading = isShort ? 'h2' : 'h3';
  const [percent, strongest] = [percentOf(judgement.bears), percentOf(STRONGEST_PUSH[hand])];
  return (
    <div className={classes(styles['gauge'], styles[verdict], isShort && styles['short'])} data-verdict={verdict}>
      <Heading className={styles['verdict']}>
        <VerdictMark verdict={verdict} /> {words.verdicts[verdict]}
      </Heading>
      <span className={styles['bears']}>{words.bears(percent)}</span>
      <Bar
        percent={percent}
        strongest={strongest}
        label={words.gauge}
        mark={isShort ? '' : words.handMark(strongest)}
      />
      {!isShort && <p className={styles['sentence']}>{words.explain(verdict, percent, hand, strongest)}</p>}
    </div>
  );
}

interface BarProps {
  readonly percent: number;
  readonly strongest: number;
  readonly label: string;
  readonly mark: string;
}

const Bar = ({ percent, strongest, label, mark }: BarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn so in every browser.
  <div
    className={styles['bar']}
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.min(100, percent)}
    style={{ '--bears': `${Math.min(100, percent)}%`, '--hand': `${strongest}%` } as CSSProperties}
  >
    <span className={styles['track']}>
      <span className={styles['fill']} />
      <span className={styles['zone']} />
    </span>
    <span className={styles['hand']} />
    {mark !== '' && (
      <small className={styles['mark']} aria-hidden="true">
        {mark}
      </small>
    )}
  </div>
);
