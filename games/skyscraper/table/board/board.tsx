/** The table of Skyscraper: the street, the road with its piles, and the hand. */
import type { Json } from '@belfry/engine';
import { type BoardProps, classes, type LogLine, lazyPart, useSize } from '@belfry/ui';
import { type CSSProperties, Suspense, useMemo, useRef } from 'react';
import {
  type Action,
  type CardName,
  readSeenEntry,
  type SeenEntry,
  type Skyscraper,
  type State,
} from '../../rules/index.js';
import { useTableWords } from '../use-words.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './board.module.css';
import { playable, type Use } from './choice.js';
import { endText, hintFor, trayOf, waitingText } from './describe.js';
import { EndButton, HandTools, Waiting } from './foot.js';
import { HandCards, sourceOf } from './hand-cards.js';
import { DESK, isCompact, isCramped, layoutOf } from './layout.js';
import { momentOf } from './moment.js';
import { playedFrom } from './played.js';
import { Road } from './road.js';
import { Say, WayText } from './say.js';
import { Street } from './street.js';
import { Tray } from './tray.js';
import { useBoardMotion } from './use-board-motion.js';
import { useChoice } from './use-choice.js';
import { useHand } from './use-hand.js';
import { useKeptFocus } from './use-kept-focus.js';
import { useBoardKeys } from './use-keys.js';
import { Verdicts } from './verdicts.js';

/** Only for a replay that hides nothing. */
const OpenHands = lazyPart(async () => (await import('./open-hands.js')).OpenHands);

const NO_CARDS: readonly number[] = [];

/** Of the street, where nothing can be measured. */
const SOME_ROOM = { width: 360, height: 200 };

export function Board(props: BoardProps<Skyscraper>) {
  const { view, viewer, people, log: json, act, scene, hint, isSent = false, isLarge = false } = props;
  const words = useTableWords();
  const log = useMemo(() => json.map(readSeenEntry), [json]);
  const root = useRef<HTMLElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const owner = viewer === 'spectator' ? undefined : viewer;
  const isOpen = owner === undefined && view.viewer === null;
  const hand = useHand((owner === undefined ? undefined : view.hands[owner]?.cards) ?? NO_CARDS, owner);
  const { held } = hand;
  const keepFocus = useKeptFocus(place, view);
  const may =
    act === undefined || isSent
      ? undefined
      : (action: Action): void => {
          keepFocus();
          act(action);
        };
  const moment = momentOf(view, log, owner);
  const chooser = useChoice({
    view,
    held,
    moment,
    act: may,
    isSent,
    describe: choice => hintFor(words, people, choice),
  });
  const { choice, chosen } = chooser;
  const isOn = act !== undefined || isSent;
  const uses = useMemo(() => (isOn && view.phase === 'play' ? playable(view) : undefined), [isOn, view]);
  const isWatched = !isOn && people.you === undefined;
  const isReplay = isWatched && people.isShared !== true;
  const isFate = owner !== undefined && people.you === owner && isFateIn(view) && view.turn === owner;
  const size = useSize(root, DESK);
  const layout = layoutOf(size);
  const room = useSize(ground, SOME_ROOM, true);
  const still = useMemo(() => ({ room, chosen: chosen?.key }), [room, chosen?.key]);
  const shown = useMemo(() => ({ view, held }), [view, held]);
  useBoardMotion(root, shown, still, scene);
  useBoardKeys({
    onDigit: index => {
      const card = held[index];
      if (card === undefined) return;
      root.current?.querySelector<HTMLElement>(`[data-card="${card.key}"]`)?.focus();
      chooser.press(card.key);
    },
    onEnd: () => may?.({ type: 'end' }),
    onEscape: chooser.putBack,
  });
  const seats = view.hands.map((_, i) => ((owner ?? 0) + i) % view.options.players);
  const played = useMemo(() => playedFrom(view, log, owner), [view, log, owner]);
  const tray = trayOf(words, view, people, chooser);
  return (
    <section
      ref={root}
      className={styles['board']}
      style={{ '--board-height': `${size.height}px` } as CSSProperties}
      data-layout={layout}
      data-compact={isCompact(layout) || undefined}
      data-cramped={(!isLarge && isCramped(layout, size)) || undefined}
      data-large={isLarge || undefined}
    >
      <div
        className={classes(
          styles['inside'],
          isReplay && styles['idle'],
          owner === undefined && !isOpen && styles['noHand'],
          (isReplay || (isWatched && isCompact(layout))) && styles['noFoot'],
        )}
      >
        {/* A big screen says it itself. */}
        {!isLarge && (
          <Say
            prompt={choice === undefined ? words.prompt(view, people) : undefined}
            tools={<HandTools hand={hand} chosen={chosen?.key} words={words.board} />}
            putBack={chosen && { label: words.board.putBack(chosen.card), onClick: chooser.putBack }}
          >
            {choice === undefined
              ? ((hint && <WayText text={hint.text} />) ?? (
                  <Last words={words} log={json} people={people} canAct={act !== undefined} />
                ))
              : hintFor(words, people, choice)}
          </Say>
        )}
        <Street
          ground={ground}
          room={room}
          view={view}
          log={log}
          people={people}
          words={words}
          seats={seats}
          handOf={owner}
          played={played}
          choice={choice}
          way={hint?.way}
          scene={scene}
          onAct={chooser.play}
        />
        <Road view={view} words={words} log={log} played={played} scene={scene}>
          {tray.length > 0 ? (
            <Tray items={tray} />
          ) : (
            choice && (
              <Verdicts view={view} people={people} words={words} seats={seats} choice={choice} onAct={chooser.play} />
            )
          )}
        </Road>
        <div ref={place} tabIndex={-1} className={styles['hand']}>
          {owner !== undefined && (
            <HandCards
              table={{ view, viewer, people }}
              words={words}
              owner={owner}
              hand={hand}
              chooser={chooser}
              from={sourceOf(log, owner)}
              uses={uses}
              way={hint?.way}
            />
          )}
          {isOpen && (
            <Suspense fallback={null}>
              <OpenHands view={view} people={people} words={words} />
            </Suspense>
          )}
          <div className={styles['foot']}>
            {isOn || isFate ? (
              <EndButton
                label={words.board.end}
                text={isFate ? [words.board.waitingFate] : endText(words, view, people)}
                off={may === undefined}
                isQuiet={hint === undefined ? hasFloor(uses) : hint.way.type !== 'end'}
                onEnd={() => may?.({ type: 'end' })}
              />
            ) : (
              <Waiting text={waitingText(words, view, people)} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Can a floor be built or stolen? */
const hasFloor = (uses: ReadonlyMap<CardName, Use> | undefined): boolean =>
  uses !== undefined && [...uses.values()].includes('floor');

/** In the middle of a turn: a thief is at work, or the pile is shuffled. */
const isFateIn = ({ phase, turns }: State): boolean => turns > 0 && (phase === 'stolen' || phase === 'deck');

/** What was done last; before anything was, what to do. */
function Last({
  words,
  log,
  people,
  canAct,
}: { readonly words: TableWords; readonly canAct: boolean } & Pick<BoardProps, 'log' | 'people'>) {
  const last = useMemo(() => lastLine(words.tell(log, people), log), [words, log, people]);
  if (last !== undefined) return last.body ?? last.text;
  return canAct ? words.board.chooseCard : null;
}

/** Deeds are told rather than draws, which follow by themselves. */
const lastLine = (lines: readonly LogLine[], log: readonly Json[]): LogLine | undefined =>
  lines.findLast(({ entry }) => !isFollowUp(readSeenEntry(log[entry] ?? {}))) ?? lines.at(-1);

const isFollowUp = (entry: SeenEntry): boolean =>
  'action' in entry ? entry.action.type === 'end' : 'chance' in entry && entry.chance === 'deck';
