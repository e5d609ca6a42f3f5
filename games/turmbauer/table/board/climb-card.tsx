/** How far up it goes: on foot, or with a ring. */
import { ASK, Button, classes, signed, TurnClock } from '@belfry/ui';
import {
  COLOURS,
  colourOnTurn,
  FAILURES,
  heightOf,
  heights,
  type Ring,
  ROUNDS,
  ringsLeftAfter,
  seatOf,
} from '../../rules/index.js';
import { whyNoRing } from '../model/climbing.js';
import type { Climbing, Gait } from '../model/hands.js';
import type { Failure } from '../model/show.js';
import styles from './card.module.css';
import { FailureNote } from './failure-note.js';
import { FootSign, RingSign } from './signs.js';
import { pawnAt, type Table } from './table.js';

interface ClimbCardProps {
  readonly table: Table;
  readonly climbing: Climbing;
  readonly failure: Failure | undefined;
  /** Has a stone just been built that holds? */
  readonly holds: boolean;
  /** What was chosen is on its way. */
  readonly isSent: boolean;
  readonly isSheet: boolean;
}

export function ClimbCard(props: ClimbCardProps) {
  const { table, climbing, failure, holds, isSent } = props;
  const { state, words } = table;
  const { climb } = words;
  const now = heightOf(climbing.from);
  const best = Math.max(now, ...climbing.gaits.map(gait => (gait.best === undefined ? 0 : heightOf(gait.best.to))));
  const foot = climbing.gaits.find(({ by }) => by === 'foot')?.best;
  const isByRing = best > Math.max(now, foot === undefined ? 0 : heightOf(foot.to));
  const heading =
    state.options.players === 2 ? climb.headingOf(COLOURS[climbing.colour] ?? 'red') : climb.heading(holds, now);
  return (
    <section className={classes(styles['card'], styles['active'])} aria-label={heading} aria-busy={isSent}>
      <div className={styles['head']}>
        <h2 {...ASK}>{heading}</h2>
        <TurnClock />
      </div>
      {failure !== undefined && state.failures >= FAILURES && <FailureNote table={table} failure={failure} />}
      <p className={classes(styles['sub'], styles['wordy'])}>{climb.hint}</p>
      <p className={styles['heights']}>
        <b>{now}</b> <span>{climb.now}</span>
        <b className={classes(styles['to'], isByRing && styles['toByRing'])}>→ {best}</b> <span>{climb.atMost}</span>
      </p>
      <div className={styles['gaits']}>
        {climbing.gaits.map(gait => (
          <GaitRow key={gait.by} {...props} gait={gait} now={now} />
        ))}
      </div>
      <p className={classes(styles['sub'], styles['wordy'])}>{othersText(table)}</p>
      <Buttons {...props} now={now} />
    </section>
  );
}

function othersText(table: Table): string {
  const { state, words } = table;
  const onTurn = colourOnTurn(state);
  const standings = heights(state).flatMap((height, colour) =>
    seatOf(state, colour) === seatOf(state, onTurn) ? [] : [{ who: words.owner(pawnAt(table, colour)), height }],
  );
  return words.climb.others(standings, ROUNDS - 1 - Math.floor(state.turn / state.pawns.length));
}

interface GaitRowProps extends ClimbCardProps {
  readonly gait: Gait;
  readonly now: number;
}

function GaitRow({ table: { state, words }, climbing, gait: { by, best, fields }, now, isSheet }: GaitRowProps) {
  const { climb } = words;
  const refusal = by === 'foot' ? undefined : whyNoRing(state, by);
  const isLast = by !== 'foot' && ringsLeftAfter(state, by) === 0;
  const told =
    refusal !== undefined
      ? climb.noRing(refusal)
      : best === undefined
        ? by === 'foot'
          ? climb.nowhere
          : climb.addsNothing
        : by === 'foot'
          ? climb.foot(fields)
          : climb.ring(fields, isLast);
  return (
    <button
      type="button"
      className={styles['gait']}
      data-by={by === 'foot' ? 'foot' : 'ring'}
      aria-pressed={
        best === undefined ? undefined : (climbing.chosen?.ring ?? 'foot') === by && climbing.chosen !== undefined
      }
      aria-disabled={best === undefined || undefined}
      onClick={best === undefined ? undefined : () => climbing.choose(best)}
    >
      {by === 'foot' ? <FootSign /> : <RingSign />}
      <span>
        <b>{isSheet ? climb.shortGaits[by] : climb.gaits[by]}</b>
        <small>{told}</small>
      </span>
      <span className={styles['reach']}>
        {best === undefined ? '–' : heightOf(best.to)}
        {best !== undefined && (
          <small className={classes(heightOf(best.to) < now && styles['down'])}>
            {signed(heightOf(best.to) - now)}
          </small>
        )}
      </span>
    </button>
  );
}

function Buttons({ table: { words }, climbing, now }: ClimbCardProps & { readonly now: number }) {
  const { climb } = words;
  const { chosen } = climbing;
  const byOf = (ring: Exclude<Ring, 'any-stone'> | undefined): 'foot' | 'leap' | 'trespass' => ring ?? 'foot';
  return (
    <div className={styles['buttons']}>
      {chosen !== undefined && (
        <Button
          look="primary"
          icon="check"
          className={classes(styles['big'], chosen.ring !== undefined && styles['gold'])}
          onClick={climbing.go}
        >
          {climb.go(heightOf(chosen.to), byOf(chosen.ring), heightOf(chosen.to) - now)}
        </Button>
      )}
      <Button look={chosen === undefined ? 'primary' : 'plain'} onClick={climbing.stay}>
        {climb.stay(now)}
      </Button>
    </div>
  );
}
