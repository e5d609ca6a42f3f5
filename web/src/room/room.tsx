/** The waiting room of a table: who comes, who sits where, and how the match will begin. */
import type { ListedGame } from '@belfry/engine/words';
import type { RoomView, Seating, TableId } from '@belfry/table';
import { Button, Icon, useLanguage, useSmallScreen } from '@belfry/ui';
import { useState } from 'react';
import { Chat } from '../chat/chat.js';
import { ChatButton } from '../chat/chat-button.js';
import { useGameName, useScreen } from '../games.js';
import { paths } from '../paths.js';
import { findPlayable } from '../playable.js';
import type { Presence } from '../server/server.js';
import { TableFromAbove } from '../setup/table-top.js';
import { Page } from '../shell/page.js';
import { MissingTable } from '../table/missing.js';
import { useTogetherWords } from '../together/words/index.js';
import { ArrangeDialog } from './arrange-dialog.js';
import { Envelopes } from './envelopes.js';
import { Invitation } from './invitation.js';
import { figureOf, hostOf, isOpen } from './people.js';
import { Removed } from './removed.js';
import styles from './room.module.css';
import { RoomSeats } from './room-seats.js';
import { Scene } from './scene.js';
import { useSeating } from './seating.js';
import { BeforeStart, StartBar } from './start-bar.js';
import { useInvitation } from './use-invitation.js';
import { useRoom } from './use-room.js';
import { useSeatNews } from './use-seat-news.js';
import { useWish } from './use-wish.js';
import { useRoomWords } from './words/index.js';

export interface RoomProps {
  readonly id: TableId;
  readonly view: RoomView;
  readonly presence: Presence | undefined;
}

export function Room(props: RoomProps) {
  const game = findPlayable(props.view.game);
  return game === undefined ? <MissingTable /> : <RoomOf {...props} game={game} />;
}

interface RoomOfProps extends RoomProps {
  readonly game: ListedGame;
}

function RoomOf({ id, view, presence, game }: RoomOfProps) {
  const words = useRoomWords();
  const { language } = useLanguage();
  const isSmall = useSmallScreen();
  const doings = useRoom(id, view);
  const found = useInvitation(id, view);
  useSeatNews(view);
  const watchers = presence?.watchers ?? 0;
  const [seating, setSeating] = useSeating(id);
  const facts = useFacts(view, isSmall, { watchers, seating });
  const arrange = view.isHost && view.binding === undefined && <ArrangeButton id={id} view={view} game={game} />;
  return (
    <Page
      title={words.title(hostOf(view))}
      subtitle={facts}
      back={paths.home}
      actions={
        <>
          {watchers > 0 && !isSmall && (
            <span className={styles['watchers']}>
              <Icon name="eye" size={16} />
              {words.watchers(watchers)}
            </span>
          )}
          {!isSmall && arrange}
          {isSmall && <ChatButton id={id} view={view} />}
        </>
      }
    >
      <div className={styles['room']}>
        <div className={styles['main']}>
          {doings.wasRemoved && <Removed view={view} onClose={doings.understood} />}
          <div className={styles['scene']}>
            <Scene />
            <TableFromAbove
              game={view.game}
              seats={view.seats.map((seat, key) => ({
                key,
                name: isOpen(seat) ? undefined : seat.name,
                figure: figureOf(seat),
              }))}
            />
          </div>
          <RoomSeats game={game} view={view} presence={presence} doings={doings} />
          <BeforeStart game={game} view={view} doings={doings} seating={seating} onSeating={setSeating}>
            {isSmall && arrange}
          </BeforeStart>
          <Envelopes view={view} />
          <StartBar game={game} view={view} doings={doings} seating={seating} />
        </div>
        <aside className={styles['side']}>
          <Invitation found={found} open={view.seats.filter(isOpen).length} game={game.name[language]} />
          {!isSmall && <Chat id={id} view={view} className={styles['chat']} />}
        </aside>
      </div>
    </Page>
  );
}

interface Beside {
  readonly watchers: number;
  /** Only the host knows it before the match begins. */
  readonly seating: Seating;
}

/** What is settled, in one line: on a phone the seats are in sight anyway. */
function useFacts(view: RoomView, isSmall: boolean, { watchers, seating }: Beside): string {
  const words = useRoomWords();
  const { clockOf } = useTogetherWords();
  const name = useGameName();
  return [
    name(view.game),
    isSmall ? undefined : words.seats(view.seats.length),
    clockOf(view.clock),
    !isSmall && view.isHost ? words.facts[seating] : undefined,
    isSmall && watchers > 0 ? words.watchers(watchers) : words.facts[view.listed ? 'listed' : 'link'],
  ]
    .filter(fact => fact !== undefined)
    .join(' · ');
}

function ArrangeButton({ id, view, game }: Omit<RoomOfProps, 'presence'>) {
  const { arrange: words } = useRoomWords();
  const screen = useScreen(game);
  const { wish, problem } = useWish(id, view);
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <Button icon="edit" onClick={() => setOpened(true)}>
        {words.open}
      </Button>
      {isOpened && (
        <ArrangeDialog
          game={game}
          screen={screen}
          view={view}
          onSave={({ players, options, ...rest }) => {
            setOpened(false);
            void wish({ type: 'arrange', ...rest, options: { ...options, players } });
          }}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
