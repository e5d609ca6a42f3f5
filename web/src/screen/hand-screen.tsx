/**
 * A phone beside a big screen: the hand and what is to be decided, and nothing else. Whoever mounts it (`useHandChoice` says when)
 * does the rest: announcing, sounds, refusals, the menu.
 *
 * - `view`, `people`, `log`: the table as this seat may know it; `act`, `isSent`, `point` as for a board.
 * - `presence`: who is connected; it tells whether the big screen is.
 * - `menu` stands at the end of the bar, `notice` below it: a lost line, a refusal, a seat to take back.
 * - `next`: what can be done after the end. `onBoard`: the whole table shall be shown here.
 */
import type { Json } from '@belfry/engine';
import type { TableView } from '@belfry/table';
import { Avatar, type BoardProps, Button, classes, type GameScreen, Icon, type People } from '@belfry/ui';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Sign } from '../chat/sign.js';
import type { Presence } from '../server/server.js';
import { Waiting } from '../shell/waiting.js';
import { alsoKnown } from '../table/also-known.js';
import { Figure } from './figure.js';
import styles from './hand-screen.module.css';
import { useAwake } from './use-awake.js';
import { type BigWords, useBigWords } from './words/index.js';

export interface HandScreenProps {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly people: People;
  readonly act: BoardProps['act'];
  readonly isSent: boolean;
  readonly point?: ((at: Json) => void) | undefined;
  readonly presence: Presence | undefined;
  readonly menu?: ReactNode;
  readonly notice?: ReactNode;
  readonly next?: ReactNode;
  readonly onBoard?: (() => void) | undefined;
}

export function HandScreen(props: HandScreenProps) {
  const { screen, view, people, act, isSent, point, presence, menu, notice, next, onBoard } = props;
  const words = useBigWords();
  const [isCovered, setCovered] = useState(false);
  const isMine = act !== undefined || isSent;
  const isOver = view.due.type === 'over';
  useBuzz(act !== undefined);
  useAwake(!isOver);
  const Part = screen.Hand ?? screen.Board;
  const isScreenGone = presence !== undefined && presence.watchers === 0;
  return (
    <div className={styles['screen']} data-turn={isOver ? 'over' : isMine ? 'yours' : 'others'} data-count={view.count}>
      <Bar {...props} words={words} isMine={isMine} isScreenGone={isScreenGone}>
        <Button
          look="quiet"
          icon="eye"
          className={styles['hide']}
          aria-pressed={isCovered}
          onClick={() => setCovered(!isCovered)}
        >
          <span>{words.hand.hide}</span>
        </Button>
        {menu}
      </Bar>
      {notice}
      {isScreenGone && (
        <div className={styles['gone']} role="status">
          <span>{words.hand.noScreen}</span>
          {onBoard !== undefined && <Button onClick={onBoard}>{words.hand.wholeBoard}</Button>}
        </div>
      )}
      <main className={classes(styles['main'], isMine && styles['mine'])} hidden={isCovered}>
        {!isMine && <LookUp view={view} people={people} words={words} next={isOver ? next : undefined} />}
        {isMine && <h1 className={styles['heading']}>{words.hand.hand}</h1>}
        {!isOver && (
          <div className={styles['hand']}>
            <Suspense fallback={<Waiting />}>
              <Part
                view={view.state}
                viewer={view.viewer === 'open' ? 'spectator' : view.viewer}
                people={people}
                log={view.log}
                {...alsoKnown(view)}
                act={act}
                isSent={isSent}
                point={point}
              />
            </Suspense>
          </div>
        )}
      </main>
      {isCovered && (
        <button type="button" className={styles['cover']} onClick={() => setCovered(false)}>
          <Icon name="eye" size={48} />
          <b>{words.hand.covered}</b>
          <span>{words.hand.show}</span>
        </button>
      )}
    </div>
  );
}

interface BarProps extends Pick<HandScreenProps, 'view' | 'people'> {
  readonly words: BigWords;
  readonly isMine: boolean;
  readonly isScreenGone: boolean;
  readonly children: ReactNode;
}

function Bar({ view, people, words, isMine, isScreenGone, children }: BarProps) {
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const you = people.seats[seat];
  const told = isScreenGone ? words.hand.screenGone : words.hand.screenHere;
  return (
    <header className={styles['bar']}>
      <Avatar seat={seat} name={you?.name ?? ''} figure={you?.figure} />
      <b className={styles['name']}>{you?.name}</b>
      {isMine && <span className={styles['chip']}>{words.hand.yourTurn}</span>}
      <span className={styles['big']} role="img" aria-label={told} title={told}>
        <Sign name="screen" size={22} />
        <span className={classes(styles['tick'], isScreenGone && styles['off'])}>
          <Icon name={isScreenGone ? 'cross' : 'check'} size={11} />
        </span>
      </span>
      <span className={styles['rest']} />
      {children}
    </header>
  );
}

interface LookUpProps extends Pick<HandScreenProps, 'view' | 'people' | 'next'> {
  readonly words: BigWords;
}

/** While there is nothing to do here: who is on turn, and where to look. */
function LookUp({ view: { due }, people, words: { hand }, next }: LookUpProps) {
  const who = due.type === 'seat' ? people.seats[due.seat] : undefined;
  const title = who !== undefined ? hand.lookUp(who.name) : due.type === 'over' ? hand.isOver : hand.lookUpFate;
  return (
    <section className={styles['look']}>
      <span className={styles['face']} aria-hidden="true">
        {who === undefined ? <Sign name="screen" size={72} /> : <Figure who={who} size="92px" />}
      </span>
      <h1>{title}</h1>
      {due.type === 'over' ? (
        next
      ) : (
        <p>
          {hand.onScreen} {canBuzz() ? hand.buzzes : hand.rings}
        </p>
      )}
    </section>
  );
}

const canBuzz = (): boolean => 'vibrate' in navigator;

const BUZZ = [140, 70, 140];

/** When one's turn comes; not when the page is opened in the middle of it. */
function useBuzz(isOn: boolean): void {
  const wasOn = useRef(isOn);
  useEffect(() => {
    // Browsers say no, and complain, until somebody has touched the page.
    const isTouched = 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
    if (isOn && !wasOn.current && canBuzz() && isTouched) navigator.vibrate(BUZZ);
    wasOn.current = isOn;
  }, [isOn]);
}
