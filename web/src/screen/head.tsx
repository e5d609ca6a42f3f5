/** Whose turn it is, to be read from across the room; and the way back in for phones that are missing. */
import type { TableView } from '@belfry/table';
import type { People } from '@belfry/ui';
import { birdOf } from '../people/birds.js';
import { usePlayWords } from '../play/words/index.js';
import { Qr } from '../room/qr.js';
import { spokenCode, useInvitation } from '../room/use-invitation.js';
import { useTitleFocus } from '../shell/title-focus.js';
import { Figure } from './figure.js';
import type { ShowProps } from './show.js';
import styles from './show.module.css';
import { useBigWords } from './words/index.js';

interface HeadProps extends ShowProps {
  readonly people: People;
}

export function Head(props: HeadProps) {
  const { view, people } = props;
  const heading = useTitleFocus();
  const { title, more, who } = useTurn(view, people);
  return (
    <header className={styles['head']}>
      {who !== undefined && <Figure who={who} size="clamp(56px, 8.5vh, 110px)" />}
      <div className={styles['turn']}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{more}</p>
      </div>
      <Corner {...props} />
    </header>
  );
}

function useTurn({ due, seats }: TableView, people: People) {
  const words = useBigWords();
  const { birds, playsFor } = usePlayWords();
  if (due.type === 'over') return { title: words.over, more: '', who: undefined };
  const who = due.type === 'seat' ? people.seats[due.seat] : undefined;
  const seat = due.type === 'seat' ? seats[due.seat] : undefined;
  if (who === undefined || seat === undefined) return { title: words.fate, more: '', who: undefined };
  const more =
    seat.standIn !== undefined
      ? playsFor(birds[birdOf(seat.standIn)], who.name)
      : who.isBot
        ? words.thinks(who.name)
        : words.onPhone(who.name);
  return { title: words.turn(who.name), more, who };
}

/** While a seat can be taken, or a phone has lost its line. */
function Corner(props: HeadProps) {
  const { view, presence, people } = props;
  const words = useBigWords();
  const gone = people.seats.flatMap(({ name, isBot }, seat) => (!isBot && presence?.seats[seat] === false ? name : []));
  const isLeft = view.seats.some(seat => seat.isLeft === true);
  if (view.due.type === 'over' || !view.isHost || !(isLeft || gone.length > 0)) return null;
  return <WayIn {...props} title={gone.length > 0 ? words.gone(gone) : words.cornerTitle} />;
}

function WayIn({ id, view, title }: HeadProps & { readonly title: string }) {
  const words = useBigWords();
  const { link, code } = useInvitation(id, view);
  if (link === undefined) return null;
  return (
    <div className={styles['corner']}>
      <p>
        {title}
        {code !== undefined && (
          <>
            {' '}
            {words.cornerScan} {new URL(link).host}
            <b>{spokenCode(code)}</b>
          </>
        )}
      </p>
      <Qr text={link} label={words.lobby.qr} className={styles['qr']} />
    </div>
  );
}
