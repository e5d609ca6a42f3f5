/** The plain board: a card for each player, one for what they share, and the choices of whoever is on turn. */
import type { Due } from '@belfry/engine';
import { Avatar } from '../avatar.js';
import { classes } from '../classes.js';
import { Icon } from '../icon.js';
import type { BoardProps, People } from '../screen.js';
import styles from './board.module.css';
import { Decision } from './decision.js';
import type { Shared } from './shared.js';
import { type Field, Fields, INSIDE, splitBySeat } from './value.js';

interface PlainBoardProps extends BoardProps {
  readonly shared: Shared;
}

export function Board({ view, viewer, people, log, act, shared }: PlainBoardProps) {
  const words = shared.useWords();
  const { own, common } = splitBySeat(view, people, shared);
  const due = shared.rules.due(view);
  // Somebody here will decide again: the place for it stays meanwhile.
  const isPlayed = due.type !== 'over' && (people.you !== undefined || people.isShared === true);
  return (
    <div className={classes(styles['board'], isPlayed && styles['played'])}>
      <p className={styles['prompt']}>{words.prompt(view, people)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard. */}
      <section className={styles['position']} aria-label={words.plain.position} tabIndex={0}>
        <section aria-label={words.plain.players}>
          <ul className={styles['players']}>
            {seatsFrom(typeof viewer === 'number' ? viewer : 0, own.length).map(seat => (
              <Player key={seat} seat={seat} fields={own[seat] ?? []} due={due} people={people} shared={shared} />
            ))}
          </ul>
        </section>
        <section className={classes(styles['card'], styles['common'])} aria-labelledby="plain-common">
          <h2 id="plain-common">{words.plain.common}</h2>
          <Fields fields={worthTelling(common, shared)} path="" people={people} shared={shared} />
        </section>
      </section>
      {act !== undefined && <Decision key={log.length} view={view} people={people} act={act} shared={shared} />}
    </div>
  );
}

/** One's own cards come first, then those of the others as they follow. */
const seatsFrom = (first: number, players: number): readonly number[] =>
  Array.from({ length: players }, (_, index) => (first + index) % players);

/** Not what everybody knows from the set-up, nor whose turn it is, which their card says. */
const worthTelling = (fields: readonly Field[], { roles }: Shared): readonly Field[] =>
  fields.filter(([key]) => key !== 'options' && !roles.turns.has(key));

interface PlayerProps {
  readonly seat: number;
  /** What is theirs. */
  readonly fields: readonly Field[];
  readonly due: Due;
  readonly people: People;
  readonly shared: Shared;
}

function Player({ seat, fields, due, people, shared }: PlayerProps) {
  const { plain, say } = shared.useWords();
  const isOnTurn = due.type === 'seat' && due.seat === seat;
  const hasWon = due.type === 'over' && due.result.winners.includes(seat);
  return (
    <li className={classes(styles['card'], (isOnTurn || hasWon) && styles['lit'])} aria-current={isOnTurn || undefined}>
      <h2 className={styles['player']}>
        <Avatar seat={seat} name={people.seats[seat]?.name ?? ''} figure={people.seats[seat]?.figure} small />
        <span className={styles['name']}>{say.player(seat, people)}</span>
        {(isOnTurn || hasWon) && (
          <span className={styles['mark']}>
            <Icon name="bell" size={18} />
            {isOnTurn ? plain.onTurn : plain.winner}
          </span>
        )}
      </h2>
      <Fields fields={fields} path={INSIDE} people={people} shared={shared} />
    </li>
  );
}
