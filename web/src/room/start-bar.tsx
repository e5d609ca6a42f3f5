/** The host starts the match with those who are there; everybody else waits for it. */
import type { ListedGame } from '@belfry/engine/words';
import type { RoomView, Seating } from '@belfry/table';
import { Button, Segments } from '@belfry/ui';
import type { ReactNode } from 'react';
import { recallOpponents } from '../people/opponents.js';
import { useTogetherWords } from '../together/words/index.js';
import { hostOf, isOpen, placesOf } from './people.js';
import styles from './start-bar.module.css';
import type { RoomDoings } from './use-room.js';
import { useRoomWords } from './words/index.js';

interface StartBarProps {
  readonly game: ListedGame;
  readonly view: RoomView;
  readonly doings: RoomDoings;
  readonly seating: Seating;
}

export function StartBar(props: StartBarProps) {
  const { start: words } = useRoomWords();
  const { view, doings } = props;
  return (
    <div className={styles['bar']}>
      {doings.problem !== undefined && (
        <p role="alert" className={styles['alert']}>
          {doings.problem}
        </p>
      )}
      {view.isHost ? <Start {...props} /> : <p className={styles['waits']}>{words.waits(hostOf(view))}</p>}
    </div>
  );
}

interface BeforeStartProps extends StartBarProps {
  readonly onSeating: (seating: Seating) => void;
  /** More that the host may want. */
  readonly children?: ReactNode;
}

/** What the host may want to settle before. */
export function BeforeStart({ game, view, doings, seating, onSeating, children }: BeforeStartProps) {
  const { start: words, seat } = useRoomWords();
  const { seatings } = useTogetherWords();
  const open = openSeats(view);
  if (!view.isHost || view.binding !== undefined) return null;
  return (
    <div className={styles['before']}>
      <Segments
        label={words.seating}
        value={seating}
        choices={(['lot', 'chosen'] as const).map(value => ({ value, name: seatings[value].name }))}
        onChange={onSeating}
      />
      {open.length > 0 && (
        <Button icon="bot" off={doings.isBusy} onClick={() => void doings.seatBots(open, recallOpponents(game).policy)}>
          {seat.fill}
        </Button>
      )}
      {children}
    </div>
  );
}

const openSeats = ({ seats }: RoomView): readonly number[] =>
  seats.flatMap((each, index) => (isOpen(each) ? [index] : []));

function Start({ game, view, doings, seating }: StartBarProps) {
  const { start: words } = useRoomWords();
  const taken = placesOf(view).length;
  const open = openSeats(view).length;
  const isTooFew = taken < game.players.min;
  return (
    <>
      {isTooFew && <p className={styles['waits']}>{words.tooFew(game.players.min)}</p>}
      <Button
        look="primary"
        wide
        className={styles['start']}
        off={isTooFew || doings.isBusy || view.binding !== undefined}
        onClick={() => void doings.begin(seating)}
      >
        <span>
          {words.go(taken)}
          {open > 0 && !isTooFew && <small>{words.goesAway(open)}</small>}
        </span>
      </Button>
    </>
  );
}
