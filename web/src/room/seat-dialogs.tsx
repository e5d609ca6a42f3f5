/** What a seat of the waiting room is asked about: whom it changes with, whether it is given free, which bot comes. */
import type { ListedGame } from '@belfry/engine/words';
import type { RoomView } from '@belfry/table';
import { Avatar, Button, Dialog } from '@belfry/ui';
import { useState } from 'react';
import { BotCards } from '../people/bot-cards.js';
import { recallOpponents } from '../people/opponents.js';
import { useShellWords } from '../shell/words.js';
import { useTogetherWords } from '../together/words/index.js';
import styles from './dialogs.module.css';
import { OwnDialog } from './own-dialog.js';
import { figureOf } from './people.js';
import type { RoomDoings } from './use-room.js';
import { useRoomWords } from './words/index.js';

/** Which dialog is open, and for which seat. */
export interface Asked {
  readonly about: 'swap' | 'remove' | 'bot' | 'sit';
  readonly seat: number;
}

interface SeatDialogProps {
  readonly asked: Asked;
  readonly game: ListedGame;
  readonly view: RoomView;
  readonly doings: RoomDoings;
  readonly onClose: () => void;
}

export function SeatDialog(props: SeatDialogProps) {
  switch (props.asked.about) {
    case 'swap':
      return <SwapDialog {...props} />;
    case 'remove':
      return <RemoveDialog {...props} />;
    case 'bot':
      return <BotDialog {...props} />;
    case 'sit':
      return <SitDialog {...props} />;
  }
}

function SwapDialog({ asked: { seat }, view, doings, onClose }: SeatDialogProps) {
  const { seat: words } = useRoomWords();
  const shell = useShellWords();
  const nameOf = (each: number): string => view.seats[each]?.name || `${words.open}, ${words.number(each + 1)}`;
  return (
    <Dialog title={words.swapWith(nameOf(seat))} closeLabel={shell.close} onClose={onClose}>
      <ul className={styles['ways']}>
        {view.seats.map((other, index) =>
          index === seat ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <li key={index}>
              <Button
                onClick={() => {
                  void doings.swap(seat, index);
                  onClose();
                }}
              >
                <Avatar seat={index} name={other.name || '?'} figure={figureOf(other)} small />
                {nameOf(index)}
              </Button>
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}

function RemoveDialog({ asked: { seat }, view, doings, onClose }: SeatDialogProps) {
  const { seat: words } = useRoomWords();
  const shell = useShellWords();
  const name = view.seats[seat]?.name ?? '';
  return (
    <Dialog title={words.remove(name)} closeLabel={shell.close} onClose={onClose}>
      <div className={styles['form']}>
        <p>{words.removeHelp(name)}</p>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            look="danger"
            onClick={() => {
              void doings.remove(seat);
              onClose();
            }}
          >
            {words.remove(name)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function BotDialog({ asked: { seat }, game, doings, onClose }: SeatDialogProps) {
  const { seat: words } = useRoomWords();
  const shell = useShellWords();
  const [policy, setPolicy] = useState(() => recallOpponents(game).policy);
  return (
    <Dialog title={words.whichBot} closeLabel={shell.close} onClose={onClose}>
      <div className={styles['form']}>
        <BotCards label={words.whichBot} game={game} value={policy} onChange={setPolicy} />
        <Button
          look="primary"
          wide
          onClick={() => {
            void doings.seatBots([seat], policy);
            onClose();
          }}
        >
          {words.letBot}
        </Button>
      </div>
    </Dialog>
  );
}

/** On one's own seat: with another name or figure. */
function SitDialog({ asked: { seat }, doings, onClose }: SeatDialogProps) {
  const { seat: words } = useRoomWords();
  const { done } = useTogetherWords();
  const isOwn = doings.own === seat;
  return (
    <OwnDialog
      title={isOwn ? words.look : words.sit}
      go={isOwn ? done : words.sit}
      onDone={you => {
        void doings.sit(seat, you);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
