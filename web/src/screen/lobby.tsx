/** The waiting room, large: how a phone becomes a hand, who is here, and the start. */
import type { ListedGame } from '@belfry/engine/words';
import type { RoomView, TableId } from '@belfry/table';
import { Button, type GameScreen } from '@belfry/ui';
import { recallOpponents } from '../people/opponents.js';
import { Envelopes } from '../room/envelopes.js';
import { isOpen, placesOf } from '../room/people.js';
import { Qr } from '../room/qr.js';
import { type Invitation, spokenCode, useInvitation } from '../room/use-invitation.js';
import { useRoom } from '../room/use-room.js';
import { useSeatNews } from '../room/use-seat-news.js';
import type { Presence } from '../server/server.js';
import { useTitleFocus } from '../shell/title-focus.js';
import { FullScreen } from './full-screen.js';
import { LineNote } from './line-note.js';
import styles from './lobby.module.css';
import { LobbySeat } from './lobby-seat.js';
import { useBigWords } from './words/index.js';

interface LobbyProps {
  readonly id: TableId;
  readonly game: ListedGame;
  readonly screen: GameScreen;
  readonly view: RoomView;
  readonly presence: Presence | undefined;
}

export function Lobby({ id, game, screen, view, presence }: LobbyProps) {
  const { lobby } = useBigWords();
  const invitation = useInvitation(id, view);
  const doings = useRoom(id, view);
  useSeatNews(view);
  const isBusy = doings.isBusy || view.binding !== undefined;
  return (
    <div className={styles['lobby']}>
      <LineNote />
      <main className={styles['sky']}>
        <Invite {...invitation} />
        <div className={styles['tools']}>
          <FullScreen />
        </div>
      </main>
      <section className={styles['ground']} aria-label={lobby.seats}>
        <ul className={styles['seats']}>
          {view.seats.map((seat, index) => (
            <LobbySeat
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
              key={index}
              seat={seat}
              isHere={presence?.seats[index] !== false}
              onSendAway={view.isHost && !isBusy && !isOpen(seat) ? () => void doings.remove(index) : undefined}
            />
          ))}
        </ul>
        <div className={styles['start']}>
          <p>{useOptions(screen, view)}</p>
          {view.isHost && <Start game={game} view={view} isBusy={isBusy} doings={doings} />}
          {view.binding !== undefined && <Envelopes view={view} />}
          {doings.problem !== undefined && <p role="alert">{doings.problem}</p>}
        </div>
      </section>
    </div>
  );
}

function Invite({ link, code }: Invitation) {
  const { lobby } = useBigWords();
  const heading = useTitleFocus();
  const address = link === undefined ? location.host : new URL(link).host;
  return (
    <>
      <div className={styles['how']}>
        <h1 ref={heading} tabIndex={-1}>
          {lobby.title}
        </h1>
        <ol className={styles['steps']}>
          <li>
            {lobby.scanOr} <b>{address}</b>
          </li>
          <li>{lobby.typeCode}</li>
          <li>{lobby.lookHere}</li>
        </ol>
        {code !== undefined && (
          <p className={styles['code']} role="img" aria-label={`${lobby.code} ${spokenCode(code)}`}>
            {spokenCode(code)}
          </p>
        )}
      </div>
      {link !== undefined && <Qr text={link} label={lobby.qr} className={styles['qr']} />}
    </>
  );
}

/** The game and how it is played here, in a line: values that have a name. */
function useOptions(screen: GameScreen, { options }: RoomView): string {
  const words = screen.useWords();
  const values = Object.entries(options).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? (words.options[name]?.values?.[value]?.name ?? []) : [],
  );
  return [words.game.name, ...values].join(' · ');
}

interface StartProps extends Pick<LobbyProps, 'game' | 'view'> {
  readonly isBusy: boolean;
  readonly doings: ReturnType<typeof useRoom>;
}

function Start({ game, view, isBusy, doings }: StartProps) {
  const { lobby } = useBigWords();
  const taken = placesOf(view).length;
  const open = view.seats.flatMap((seat, index) => (isOpen(seat) ? [index] : []));
  const missing = game.players.min - taken;
  return (
    <>
      <Button
        look="primary"
        className={styles['go']}
        off={missing > 0 || isBusy}
        onClick={() => void doings.begin('lot')}
      >
        {lobby.start(Math.max(taken, game.players.min))}
      </Button>
      <p>{missing > 0 ? lobby.waitFor(missing) : open.length > 0 ? lobby.openGoes(open.length) : ''}</p>
      {open.length > 0 && (
        <Button icon="bot" off={isBusy} onClick={() => void doings.seatBots(open, recallOpponents(game).policy)}>
          {lobby.fill}
        </Button>
      )}
    </>
  );
}
