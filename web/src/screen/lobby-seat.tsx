/** A seat of the waiting room, large: it fills before everybody's eyes. */
import type { SeatView } from '@belfry/table';
import { classes, IconButton } from '@belfry/ui';
import { figureOf, isOpen } from '../room/people.js';
import { Figure } from './figure.js';
import styles from './lobby.module.css';
import { useBigWords } from './words/index.js';

interface LobbySeatProps {
  readonly seat: SeatView;
  readonly isHere: boolean;
  readonly onSendAway: (() => void) | undefined;
}

export function LobbySeat({ seat, isHere, onSendAway }: LobbySeatProps) {
  const { lobby } = useBigWords();
  if (isOpen(seat))
    return (
      <li className={styles['seat']}>
        <span className={styles['free']} aria-hidden="true">
          ?
        </span>
        <b>{lobby.free}</b>
        <small>{lobby.waitsForPhone}</small>
      </li>
    );
  const state = seat.player.type === 'bot' ? lobby.playsAlong : isHere ? lobby.ready : lobby.lineLost;
  const figure = figureOf(seat);
  return (
    <li className={classes(styles['seat'], styles['taken'])}>
      <Figure who={{ name: seat.name, ...(figure !== undefined && { figure }) }} size="var(--figure)" />
      <b>{seat.name}</b>
      <small>{state}</small>
      {onSendAway !== undefined && (
        <span className={styles['away']}>
          <IconButton icon="cross" label={lobby.sendAway(seat.name)} onClick={onSendAway} />
        </span>
      )}
    </li>
  );
}
