/** The table from above with everybody round it, out in the country. */
import type { SeatView } from '@belfry/table';
import { Avatar, Icon } from '@belfry/ui';
import { Emblem } from '../home/emblem.js';
import { birdOf } from '../people/birds.js';
import styles from './round-table.module.css';

interface RoundTableProps {
  readonly game: string;
  readonly seats: readonly SeatView[];
}

export const RoundTable = ({ game, seats }: RoundTableProps) => (
  <div className={styles['place']} aria-hidden="true">
    <svg
      aria-hidden="true"
      className={styles['country']}
      viewBox="0 0 620 260"
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
    >
      <path d="M0 160C80 130 150 150 240 168S470 150 620 176V260H0Z" fill="var(--hill-1)" />
      <path d="M0 196C120 176 260 204 380 190S540 176 620 190V260H0Z" fill="var(--hill-2)" />
      <path d="M0 222H620V260H0Z" fill="var(--ground)" />
      <circle cx="576" cy="44" r="24" fill="var(--sun)" />
      <g fill="var(--cloud)">
        <path d="M168 54h56a13 13 0 0 0-15-13 18 18 0 0 0-33 1 12 12 0 0 0-8 12Z" />
        <path d="M384 34h66a14 14 0 0 0-17-14 21 21 0 0 0-38 1 13 13 0 0 0-11 13Z" />
        <path d="M478 84h42a10 10 0 0 0-12-10 14 14 0 0 0-24 1 9 9 0 0 0-6 9Z" />
      </g>
    </svg>
    <div className={styles['top']}>
      <svg viewBox="0 0 400 190" width="100%" aria-hidden="true" focusable="false">
        <ellipse cx="200" cy="100" rx="196" ry="84" fill="var(--wood-d)" />
        <ellipse cx="200" cy="92" rx="196" ry="84" fill="var(--wood)" />
        <path
          d="M44 62C140 46 260 46 356 62M18 92C120 78 280 78 382 92M44 128C140 116 260 116 356 128"
          stroke="#c09a64"
          strokeWidth="2.5"
          fill="none"
        />
      </svg>
      <Emblem game={game} size={84} className={styles['middle']} />
      {seats.map((seat, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
        <span key={place} className={styles['seat']} style={placeOf(place, seats.length)}>
          <Sitter seat={seat} place={place} />
        </span>
      ))}
    </div>
  </div>
);

interface SitterProps {
  readonly seat: SeatView;
  readonly place: number;
}

function Sitter({ seat: { name, player }, place }: SitterProps) {
  if (player.type === 'open') return <i className={styles['open']}>?</i>;
  const figure = player.type === 'human' ? player.figure : birdOf(player.policy);
  return (
    <>
      <Avatar seat={place} name={name} figure={figure} />
      {player.type === 'human' && (
        <i className={styles['there']}>
          <Icon name="check" size={10} />
        </i>
      )}
    </>
  );
}

/** Round the table, the first one in front. */
function placeOf(seat: number, seats: number) {
  const angle = Math.PI / 2 + (seat * 2 * Math.PI) / seats;
  return { left: `${50 + 47 * Math.cos(angle)}%`, top: `${50 + 47 * Math.sin(angle)}%` };
}
