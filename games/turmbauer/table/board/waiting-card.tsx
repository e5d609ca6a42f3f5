/** Who is on turn and what they do, while one only watches. */
import { ASK, Button, TakeBack } from '@belfry/ui';
import { colourOnTurn, formatStone, seatOf, stoneOf } from '../../rules/index.js';
import { Badge } from '../marks/index.js';
import type { Beat, Failure } from '../model/show.js';
import styles from './card.module.css';
import { Dice } from './dice.js';
import { Before } from './end-card.js';
import { FailureNote } from './failure-note.js';
import { type Table, whoAt } from './table.js';

interface WaitingCardProps {
  readonly table: Table;
  readonly beat: Beat | undefined;
  readonly failure: Failure | undefined;
  /** How hard the hand pushed that brought the tower down. */
  readonly push: number | undefined;
  /** There if something is being shown that can be skipped. */
  readonly onSkip: (() => void) | undefined;
}

export function WaitingCard({ table, beat, failure, push, onSkip }: WaitingCardProps) {
  const { state, words } = table;
  const colour = beat?.colour ?? colourOnTurn(state);
  const who = whoAt(table, seatOf(state, colour));
  const [one] = state.dice;
  return (
    <section className={styles['card']} aria-label={textOf(table, beat)}>
      <div className={styles['roll']}>
        <Badge colour={colour} name={who.name} size={30} />
        <h2 {...ASK}>{textOf(table, beat)}</h2>
      </div>
      {one > 0 && (
        <div className={styles['roll']}>
          <Dice dice={state.dice} isRolling={beat?.type === 'roll'} label={words.build.dice(...state.dice)} />
          {onSkip !== undefined && (
            <Button look="quiet" icon="last" onClick={onSkip}>
              {words.waiting.skip}
            </Button>
          )}
        </div>
      )}
      {state.collapse !== null && table.readOut && <Before table={table} push={push} />}
      {failure !== undefined && <FailureNote table={table} failure={failure} />}
      <TakeBack />
    </section>
  );
}

function textOf(table: Table, beat: Beat | undefined): string {
  const { state, words } = table;
  const who = whoAt(table, seatOf(state, beat?.colour ?? colourOnTurn(state)));
  if (beat?.type === 'build') return words.waiting.builds(who, formatStone(stoneOf(beat.built.piece)));
  if (beat?.type === 'roll') return words.waiting.roll(who);
  if (beat?.type === 'settle' || state.phase === 'settle') return words.waiting.settle;
  if (beat?.type === 'move') return words.waiting.move(who);
  if (state.phase === 'over') return state.collapse === null ? words.waiting.over : words.waiting.falls;
  return words.waiting[state.phase](who);
}
