/** The host starts the match with those who are there; everybody else waits for it. */
import type { ListedGame } from '@belfry/engine/words';
import type { RoomView, TableId } from '@belfry/table';
import { Button, Segments } from '@belfry/ui';
import { recallOpponents } from '../people/opponents.js';
import { useTogetherWords } from '../together/words/index.js';
import { hostOf, isOpen, placesOf } from './people.js';
import { useSeating } from './seating.js';
import styles from './start-bar.module.css';
import type { RoomDoings } from './use-room.js';
import { useRoomWords } from './words/index.js';

interface StartBarProps {
  readonly id: TableId;
  readonly game: ListedGame;
  readonly view: RoomView;
  readonly doings: RoomDoings;
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
      {view.isHost ? <Host {...props} /> : <p className={styles['waits']}>{words.waits(hostOf(view))}</p>}
    </div>
  );
}

function Host({ id, game, view, doings }: StartBarProps) {
  const { start: words, seat } = useRoomWords();
  const { seatings } = useTogetherWords();
  const [seating, setSeating] = useSeating(id);
  const taken = placesOf(view).length;
  const open = view.seats.flatMap((each, index) => (isOpen(each) ? [index] : []));
  const isTooFew = taken < game.players.min;
  const isBusy = doings.isBusy || view.binding !== undefined;
  return (
    <>
      <div className={styles['seating']}>
        <Segments
          label={words.seating}
          value={seating}
          choices={(['lot', 'chosen'] as const).map(value => ({ value, name: seatings[value].name }))}
          onChange={setSeating}
        />
        {open.length > 0 && (
          <Button icon="bot" off={isBusy} onClick={() => void doings.seatBots(open, recallOpponents(game).policy)}>
            {seat.fill}
          </Button>
        )}
      </div>
      {isTooFew && <p className={styles['waits']}>{words.tooFew(game.players.min)}</p>}
      <Button
        look="primary"
        wide
        className={styles['start']}
        off={isTooFew || isBusy}
        onClick={() => void doings.begin(seating)}
      >
        <span>
          {words.go(taken)}
          {open.length > 0 && !isTooFew && <small>{words.goesAway(open.length)}</small>}
        </span>
      </Button>
    </>
  );
}
