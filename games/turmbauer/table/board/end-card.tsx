/** The end: who won and by which question; after a collapse also how firmly the stone had stood; and what next. */
import { ASK, classes, Icon, useWork } from '@belfry/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { outcome, type State, stoneOf } from '../../rules/index.js';
import type { Judgement, TurmbauerWorks } from '../../works/index.js';
import { VerdictMark } from '../marks/index.js';
import { verdictOf as holds } from '../model/verdict.js';
import { Result } from '../result.js';
import styles from './card.module.css';
import { culpritOf, type Table, whoAt } from './table.js';
import type { Collapse } from './use-collapse.js';
import { percentOf } from './words/catalogue.js';

interface EndCardProps {
  readonly table: Table;
  readonly collapse: Collapse | undefined;
  /** What one can do now. */
  readonly children: ReactNode;
}

export function EndCard({ table, collapse, children }: EndCardProps) {
  const { state, words, people } = table;
  const result = outcome(state);
  const title = words.fall.wins(result.winners.map(seat => whoAt(table, seat)));
  return (
    <section className={classes(styles['card'], styles['active'])} aria-label={title}>
      <h2 {...ASK}>{title}</h2>
      <Result view={state} result={result} people={people} />
      {table.readOut && state.collapse !== null && <Before table={table} push={collapse?.push} />}
      {collapse?.untold !== undefined && (
        <p className={classes(styles['note'], styles['plainNote'])}>
          <Icon name="help" size={18} />
          {collapse.untold === 'untold' ? words.fall.untold : words.fall.otherPhysics}
        </p>
      )}
      {children}
    </section>
  );
}

/** The verdict the stone had before. */
export function Before({
  table: { state, words },
  push,
}: {
  readonly table: Table;
  readonly push: number | undefined;
}) {
  const judgement = useLastJudgement(state);
  if (judgement === undefined) return null;
  const verdict = holds(judgement, state.options.hand);
  return (
    <div className={styles['verdict']}>
      <h3>
        <VerdictMark verdict={verdict} /> {words.fall.wasVerdict[verdict]}
      </h3>
      {verdict !== 'falls' && (
        <p>{words.fall.bore(percentOf(judgement.bears), push === undefined ? undefined : percentOf(push))}</p>
      )}
    </div>
  );
}

/** What the statics say of the last build. */
function useLastJudgement(state: State): Judgement | undefined {
  const work = useWork<TurmbauerWorks>('turmbauer');
  const [found, setFound] = useState<{ readonly state: State; readonly judgement: Judgement | undefined }>();
  useEffect(() => {
    const built = state.tower.at(-1);
    if (built === undefined) return;
    let isWanted = true;
    const before: State = { ...state, tower: state.tower.slice(0, -1), phase: 'build', collapse: null };
    work('judge', { state: before, stone: stoneOf(built.piece), places: [built.cells] }).then(
      ([judgement]) => (isWanted ? setFound({ state, judgement }) : undefined),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [work, state]);
  return found?.state === state ? found.judgement : undefined;
}

/** Over the scene: whose stone it was, and how many fall. */
export function FallBanner({ table }: { readonly table: Table }) {
  const { state, words } = table;
  const culprit = culpritOf(table);
  if (state.collapse === null || culprit === undefined) return null;
  return (
    <div className={styles['banner']} role="status">
      <strong>{culprit}</strong>
      <span>{words.fall.count(state.collapse.length, state.tower.length)}</span>
    </div>
  );
}
