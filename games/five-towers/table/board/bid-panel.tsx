/** The decision while bidding: a number, or pass. */
import { Button, classes, type People, updateSettings, useKeys, useSettings, whoOf } from '@belfry/ui';
import { type CSSProperties, useId } from 'react';
import { type Action, fiveTowers, type State } from '../../rules/index.js';
import { speakersAfter } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import { Ask } from './ask.js';
import { type BidRun, bidChoices, highestOf, needsLine, numbersOf, runsOf } from './bids.js';
import styles from './panel.module.css';

interface BidPanelProps {
  readonly view: State;
  readonly seat: number;
  readonly people: People;
  readonly words: TableWords;
  readonly act: (action: Action) => void;
  /** Nothing can be done right now: something is on its way, or still to be seen. */
  readonly isBusy: boolean;
  /** What is advised. */
  readonly way: Action | undefined;
}

export function BidPanel({ view, seat, people, words, act, isBusy, way }: BidPanelProps) {
  const { board, why } = words.texts;
  const choices = bidChoices(view, seat, people, why);
  const mayPass = fiveTowers.checkAction(view, { type: 'pass' }) === undefined;
  const isOnlyPass = choices.every(({ isOff }) => isOff);
  useKeys(key => {
    const action = actionOf(key);
    if (action !== undefined && fiveTowers.checkAction(view, action) === undefined) act(action);
  });
  const columns = { '--bids': choices.length } as CSSProperties;
  return (
    <section aria-label={board.decision} aria-busy={isBusy} className={classes(styles['panel'], styles['mine'])}>
      <Ask title={words.prompt(view, people)} {...situation(view, seat, people, words)} />
      <fieldset className={styles['bids']} style={columns} aria-label={board.yourBid}>
        <BidButtons runs={runsOf(choices)} words={words} way={way} onBid={count => act({ type: 'bid', count })} />
      </fieldset>
      <div className={styles['passing']}>
        {mayPass && (
          <Button
            look={isOnlyPass ? 'primary' : 'plain'}
            className={classes(way?.type === 'pass' && styles['advised'])}
            onClick={() => act({ type: 'pass' })}
          >
            {board.pass}
          </Button>
        )}
        <AutoPass label={board.autoPass} />
      </div>
    </section>
  );
}

/** What stands, and who speaks afterwards. */
function situation(view: State, seat: number, people: People, words: TableWords) {
  const { board } = words.texts;
  const after = speakersAfter(view, seat).map(other => whoOf(people, other).name);
  return {
    hint: highestOf(view, people, words),
    more: after.length === 0 ? board.lastToSpeak : board.speakAfter(after),
  };
}

interface BidButtonsProps {
  readonly runs: readonly BidRun[];
  readonly words: TableWords;
  readonly way: Action | undefined;
  readonly onBid: (count: number) => void;
}

function BidButtons({ runs, words, way, onBid }: BidButtonsProps) {
  const id = useId();
  const reason = (run: BidRun): string => `${id}-${run.choices[0]?.count ?? 0}`;
  return (
    <>
      {runs.flatMap(run =>
        run.choices.map(({ count }) => (
          <Button
            key={count}
            look="primary"
            off={run.isOff}
            className={classes(styles['bid'], way?.type === 'bid' && way.count === count && styles['advised'])}
            aria-label={words.texts.board.bid(count)}
            aria-describedby={run.why === '' ? undefined : reason(run)}
            onClick={() => onBid(count)}
          >
            {count}
          </Button>
        )),
      )}
      {runs.some(run => run.why !== '') && runs.map(run => <Under key={reason(run)} run={run} id={reason(run)} />)}
      {runs.filter(needsLine).map(run => (
        <span key={reason(run)} className={classes(styles['line'], !run.isOff && styles['can'])}>
          <Reason run={run} id={reason(run)} />
        </span>
      ))}
    </>
  );
}

/** With the bids it is about, for where no bracket points at them. */
const Reason = ({ run, id }: { readonly run: BidRun; readonly id: string }) => (
  <>
    <b aria-hidden="true">{numbersOf(run)}</b>
    <span id={id}>{run.why}</span>
  </>
);

/** A bracket under the buttons of a run, with the reason if it finds room there. */
function Under({ run, id }: { readonly run: BidRun; readonly id: string }) {
  const hasLine = needsLine(run);
  const isBare = run.why === '' || (hasLine && run.choices.length === 1);
  return (
    <span
      className={classes(styles['why'], !run.isOff && styles['can'], isBare && styles['silent'])}
      style={{ '--run': run.choices.length } as CSSProperties}
    >
      {!hasLine && run.why !== '' && <Reason run={run} id={id} />}
    </span>
  );
}

function AutoPass({ label }: { readonly label: string }) {
  const { autoPass } = useSettings();
  return (
    <label className={styles['auto']}>
      <input
        type="checkbox"
        checked={autoPass}
        onChange={event => updateSettings({ autoPass: event.target.checked })}
      />
      <span>{label}</span>
    </label>
  );
}

/** The number keys bid, P passes. */
function actionOf(key: string): Action | undefined {
  if (/^[0-5]$/.test(key)) return { type: 'bid', count: Number(key) };
  return key === 'p' ? { type: 'pass' } : undefined;
}
