/** The table from above, with everybody round it. */
import { Avatar } from '@belfry/ui';
import { Emblem } from '../home/emblem.js';
import { birdOf } from '../people/birds.js';
import { type Draft, PERSON, seatsOf } from './draft.js';
import styles from './table-top.module.css';

/** Nobody sits there yet if there is no name. */
export interface SeatAtTop {
  readonly key: number;
  readonly name: string | undefined;
  readonly figure?: string | undefined;
}

export const TableTop = ({ game, draft }: { readonly game: string; readonly draft: Draft }) => (
  <div className={styles['alone']}>
    <TableFromAbove
      game={game}
      seats={seatsOf(draft).map(({ key, name, kind, figure }) => ({
        key,
        name,
        figure: kind === PERSON ? figure : birdOf(kind),
      }))}
    />
  </div>
);

const NOBODY = '?';

interface TableFromAboveProps {
  readonly game: string;
  readonly seats: readonly SeatAtTop[];
}

export const TableFromAbove = ({ game, seats }: TableFromAboveProps) => (
  <div className={styles['top']} aria-hidden="true">
    <svg viewBox="0 0 440 250" width="100%" aria-hidden="true" focusable="false">
      <ellipse cx="220" cy="138" rx="196" ry="100" fill="#7a5836" />
      <ellipse cx="220" cy="128" rx="196" ry="100" fill="var(--wood)" />
      <path
        d="M60 92C150 70 290 70 380 92M36 130C140 112 300 112 404 130M60 170C150 156 290 156 380 170"
        stroke="#c09a64"
        strokeWidth="2"
        fill="none"
      />
    </svg>
    <Emblem game={game} size={92} className={styles['middle']} />
    {seats.map(({ key, name, figure }, seat) => (
      <span key={key} className={styles['seat']} style={placeOf(seat, seats.length)}>
        {name === undefined ? (
          <i className={styles['open']}>{NOBODY}</i>
        ) : (
          <Avatar seat={seat} name={name} figure={figure} />
        )}
      </span>
    ))}
  </div>
);

/** Round the table, the first one in front. */
function placeOf(seat: number, players: number) {
  const angle = Math.PI / 2 + (seat * 2 * Math.PI) / players;
  return { left: `${50 + 41 * Math.cos(angle)}%`, top: `${51 + 43 * Math.sin(angle)}%` };
}
