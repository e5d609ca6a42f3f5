/** The seats of a waiting room, row by row, with what one may do there. */
import type { ListedGame } from '@belfry/engine/words';
import type { RoomView, SeatView } from '@belfry/table';
import { Button, classes, IconButton, useSmallScreen } from '@belfry/ui';
import { type DragEvent, useState } from 'react';
import { Sign, type SignName } from '../chat/sign.js';
import { useBots } from '../people/use-bots.js';
import type { Presence } from '../server/server.js';
import { useTogetherWords } from '../together/words/index.js';
import { isOpen } from './people.js';
import styles from './room-seats.module.css';
import { type Asked, SeatDialog } from './seat-dialogs.js';
import { SeatMark } from './seat-mark.js';
import type { RoomDoings } from './use-room.js';
import { useRoomWords } from './words/index.js';

interface RoomSeatsProps {
  readonly game: ListedGame;
  readonly view: RoomView;
  readonly presence: Presence | undefined;
  readonly doings: RoomDoings;
}

export function RoomSeats(props: RoomSeatsProps) {
  const { view } = props;
  const { seat: words } = useRoomWords();
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <ol className={styles['seats']} aria-label={words.list}>
        {view.seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <Row key={index} {...props} seat={index} its={seat} onAsk={about => setAsked({ about, seat: index })} />
        ))}
      </ol>
      {asked !== undefined && <SeatDialog {...props} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface RowProps extends RoomSeatsProps {
  readonly seat: number;
  readonly its: SeatView;
  readonly onAsk: (about: Asked['about']) => void;
}

function Row(props: RowProps) {
  const { seat, its, view, presence } = props;
  const { seat: words } = useRoomWords();
  const isPerson = its.player.type === 'human';
  return (
    <li className={classes(styles['seat'], its.isYours && styles['own'])} {...useDropping(props)}>
      <SeatMark seat={seat} view={its} isHere={isPerson && !its.isYours ? presence?.seats[seat] : undefined} />
      <div className={styles['who']}>
        <p className={styles['name']}>
          <b className={classes(isOpen(its) && styles['free'])}>{isOpen(its) ? words.open : its.name}</b>
          {its.isHost && <span className={styles['chip']}>{words.host}</span>}
        </p>
        <p className={styles['state']}>
          <State {...props} />
        </p>
      </div>
      {view.binding === undefined && (
        <div className={styles['acts']}>
          <Acts {...props} />
        </div>
      )}
    </li>
  );
}

function State({ game, its, seat, view, presence }: RowProps) {
  const { seat: words } = useRoomWords();
  const botOf = useBots(game.id);
  if (its.player.type === 'open') return words.openHelp(view.listed);
  if (its.player.type === 'bot') return `${words.bot} · ${botOf(its.player.policy).name}`;
  if (its.isYours) return words.you;
  return presence?.seats[seat] === false ? words.away : words.here;
}

/** Small buttons for the host; sitting and getting up for everybody. */
function Acts({ its, seat, view, doings, onAsk }: RowProps) {
  const { seat: words } = useRoomWords();
  const { bot } = useTogetherWords();
  const isSmall = useSmallScreen();
  const { isHost } = view;
  if (isOpen(its))
    return (
      <>
        {doings.own < 0 && (
          <Button look={isHost ? 'plain' : 'primary'} onClick={() => onAsk('sit')}>
            {words.sit}
          </Button>
        )}
        {doings.own >= 0 && !isHost && <Button onClick={() => void doings.move(seat)}>{words.sitHere}</Button>}
        {isHost && (
          <Button icon="bot" aria-label={words.letBot} onClick={() => onAsk('bot')}>
            {isSmall ? bot : words.letBot}
          </Button>
        )}
      </>
    );
  return (
    <>
      {isHost && <Tool sign="swap" label={words.swap(its.name)} onClick={() => onAsk('swap')} />}
      {its.isYours && (
        <>
          <IconButton icon="edit" label={words.look} onClick={() => onAsk('sit')} />
          <Tool sign="out" label={words.getUp} onClick={() => void doings.getUp()} />
        </>
      )}
      {isHost && !its.isYours && (
        <IconButton
          icon="cross"
          label={words.remove(its.name)}
          // A bot does not mind.
          onClick={() => (its.player.type === 'bot' ? void doings.remove(seat) : onAsk('remove'))}
        />
      )}
    </>
  );
}

interface ToolProps {
  readonly sign: SignName;
  readonly label: string;
  readonly onClick: () => void;
}

const Tool = ({ sign, label, onClick }: ToolProps) => (
  <button type="button" className={styles['tool']} aria-label={label} title={label} onClick={onClick}>
    <Sign name={sign} size={22} />
  </button>
);

/** On a desk the host drags a row onto another: the two change places. */
function useDropping({ seat, view, doings }: RowProps) {
  const [isOver, setOver] = useState(false);
  if (!view.isHost || view.binding !== undefined) return {};
  return {
    draggable: true,
    'data-over': isOver || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData('text/plain', String(seat)),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const from = Number(event.dataTransfer.getData('text/plain'));
      if (from !== seat && view.seats[from] !== undefined) void doings.swap(from, seat);
    },
  };
}
