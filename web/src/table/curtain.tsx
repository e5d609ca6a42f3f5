/** Covers everything while a device goes from hand to hand. Says only what everybody may know. */
import type { Seat } from '@belfry/engine';
import { Avatar, Button, type GameScreen, type LogLine, type SeatInfo } from '@belfry/ui';
import { Suspense } from 'react';
import { useTitleFocus } from '../shell/title-focus.js';
import styles from './curtain.module.css';
import { type Deeds, deedsOf } from './deeds.js';
import { useTableWords } from './words/index.js';

interface CurtainProps {
  readonly seats: readonly SeatInfo[];
  /** Who is to have the device. */
  readonly seat: Seat;
  readonly count: number;
  /** What happened since they last played, as a spectator saw it. */
  readonly lines: readonly LogLine[];
  /** The match as a spectator sees it. */
  readonly view: unknown;
  readonly screen: Pick<GameScreen, 'Cover' | 'Portrait'>;
  readonly onShow: () => void;
}

export function Curtain({ seats, seat, count, lines, view, screen, onShow }: CurtainProps) {
  const { curtain } = useTableWords();
  // Not the button: a key that is held down a little longer must not show a hand.
  const heading = useTitleFocus();
  const name = seats[seat]?.name ?? '';
  const { Cover } = screen;
  return (
    <main className={styles['curtain']} data-turn="curtain" data-count={count}>
      <div className={styles['card']}>
        {Cover !== undefined && (
          <div className={styles['cover']} aria-hidden="true">
            <span className={styles['bubble']}>{curtain.nothing}</span>
            <Cover />
          </div>
        )}
        <div className={styles['text']}>
          <h1 ref={heading} tabIndex={-1}>
            {curtain.title(name)}
          </h1>
          <p>{curtain.hint(name)}</p>
        </div>
        {lines.length > 0 && <Since seats={seats} seat={seat} lines={lines} view={view} screen={screen} />}
        <div className={styles['foot']}>
          <Button look="primary" wide onClick={onShow}>
            {curtain.show(name)}
          </Button>
        </div>
      </div>
    </main>
  );
}

type SinceProps = Pick<CurtainProps, 'seats' | 'seat' | 'lines' | 'view' | 'screen'>;

/** What each player did meanwhile, and what stands before them now. */
function Since({ seats, seat, lines, view, screen: { Portrait } }: SinceProps) {
  const words = useTableWords();
  const title = words.since(seats[seat]?.name ?? '');
  return (
    <section className={styles['since']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {deedsOf(lines, seats, seat).map(deeds => (
          <li key={deeds.seat ?? 'nobody'}>
            {deeds.seat !== undefined && (
              <span className={styles['portrait']}>
                {Portrait === undefined ? (
                  <Avatar seat={deeds.seat} name={seats[deeds.seat]?.name ?? ''} figure={seats[deeds.seat]?.figure} />
                ) : (
                  <Suspense fallback={null}>
                    <Portrait view={view} seat={deeds.seat} />
                  </Suspense>
                )}
              </span>
            )}
            <Told deeds={deeds} seats={seats} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Told = ({ deeds: { seat, texts }, seats }: { readonly deeds: Deeds; readonly seats: readonly SeatInfo[] }) => (
  <p>
    {seat !== undefined && (
      <>
        <b>{seats[seat]?.name}</b>{' '}
      </>
    )}
    {texts.join(' ')}
  </p>
);
