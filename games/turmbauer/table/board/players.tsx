/** Who plays, how high they stand, and how high they could. */
import { classes, SeatClockChip, SeatFace, SeatSays } from '@belfry/ui';
import { type Colour, colourOnTurn, coloursOfSeat, heights, RINGS_EACH, seatOf } from '../../rules/index.js';
import { Badge, RingMark } from '../marks/index.js';
import styles from './players.module.css';
import { pawnAt, type Table, whoAt } from './table.js';

interface PlayersProps {
  readonly table: Table;
  /** How high each pawn could stand, by colour, if that is higher than now. */
  readonly could: readonly (number | undefined)[];
  readonly isStrip: boolean;
}

export function Players({ table, could, isStrip }: PlayersProps) {
  const { state, words } = table;
  const seats = Array.from({ length: state.options.players }, (_, seat) => seat);
  const all = heights(state);
  const isPair = state.options.players === 2;
  return (
    <ul className={classes(styles['players'], isStrip && styles['strip'])} aria-label={words.players}>
      {seats.flatMap(seat =>
        coloursOfSeat(state, seat).map((colour, index) => (
          <Player
            key={colour}
            table={table}
            colour={colour}
            isFirst={index === 0}
            height={all[colour] ?? 0}
            could={could[colour]}
            sum={
              isPair && index === 1
                ? coloursOfSeat(state, seat).reduce((sum, each) => sum + (all[each] ?? 0), 0)
                : undefined
            }
          />
        )),
      )}
    </ul>
  );
}

interface PlayerProps {
  readonly table: Table;
  readonly colour: Colour;
  /** Of the pawns of its seat. */
  readonly isFirst: boolean;
  readonly height: number;
  readonly could: number | undefined;
  /** Both pawns together, at the second one. */
  readonly sum: number | undefined;
}

function Player({ table, colour, isFirst, height, could, sum }: PlayerProps) {
  const { state, words } = table;
  const pawn = pawnAt(table, colour);
  const rings = state.rings[colour] ?? 0;
  const isOnTurn = state.phase !== 'over' && colour === colourOnTurn(state);
  const seat = seatOf(state, colour);
  const who = whoAt(table, seat);
  const label = words.player(pawn, height, rings, could, isOnTurn);
  return (
    <li
      className={classes(styles['player'], isOnTurn && styles['onTurn'], who.you && styles['you'])}
      aria-label={sum === undefined ? label : `${label}; ${words.together(sum)}`}
      aria-current={isOnTurn || undefined}
    >
      {isFirst ? (
        <SeatFace seat={seat}>
          <Badge colour={colour} name={who.name} />
        </SeatFace>
      ) : (
        <Badge colour={colour} name={who.name} />
      )}
      <span className={styles['name']} aria-hidden="true">
        {words.owner(pawn)}
        {sum !== undefined && <small>{words.together(sum)}</small>}
      </span>
      <span className={styles['rings']}>
        {Array.from({ length: RINGS_EACH }, (_, ring) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rings are alike.
          <RingMark key={ring} isLeft={ring < rings} />
        ))}
      </span>
      <span className={styles['height']} aria-hidden="true">
        {height}
        {could !== undefined && could > height && <b>→ {could}</b>}
      </span>
      {isFirst && <SeatClockChip seat={seat} />}
      {isFirst && <SeatSays seat={seat} />}
    </li>
  );
}
