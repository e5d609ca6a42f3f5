/** The table of Skyscraper: the street, the road with its piles, and the hand. */
import { type BoardProps, classes, useSize } from '@belfry/ui';
import { type CSSProperties, useMemo, useRef } from 'react';
import { readSeenEntry, type Skyscraper } from '../../rules/index.js';
import { useTableWords } from '../use-words.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './board.module.css';
import { endText, hintFor, trayOf, waitingText } from './describe.js';
import { EndButton, HandTools, Waiting } from './foot.js';
import { HandCards, sourceOf } from './hand-cards.js';
import { DESK, isCompact, isCramped, layoutOf } from './layout.js';
import { OpenHands } from './open-hands.js';
import { recentOf } from './recent.js';
import { Road } from './road.js';
import { Say } from './say.js';
import { Street } from './street.js';
import { useBoardMotion } from './use-board-motion.js';
import { useChoice } from './use-choice.js';
import { useHand } from './use-hand.js';
import { useBoardKeys } from './use-keys.js';
import { useBusy, useKeptFocus } from './use-news.js';

const NO_CARDS: readonly number[] = [];

/** Of the street, where nothing can be measured. */
const SOME_ROOM = { width: 360, height: 200 };

export function Board({ view, viewer, people, log: json, act, scene: shownScene }: BoardProps<Skyscraper>) {
  const words = useTableWords();
  const log = useMemo(() => json.map(readSeenEntry), [json]);
  const root = useRef<HTMLElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const owner = viewer === 'spectator' ? undefined : viewer;
  const isOpen = owner === undefined && view.viewer === null;
  const hand = useHand((owner === undefined ? undefined : view.hands[owner]?.cards) ?? NO_CARDS, owner);
  const keepFocus = useKeptFocus(place, view);
  const doAct =
    act &&
    ((action: Parameters<typeof act>[0]) => {
      keepFocus();
      act(action);
    });
  const chooser = useChoice(view, hand.held, doAct, choice => hintFor(words, people, choice));
  const { choice, chosen } = chooser;
  const isBusy = useBusy(view, log.length, act !== undefined, viewer);
  const canAct = act !== undefined || isBusy;
  const isWatched = !canAct && people.you === undefined;
  const isReplay = isWatched && people.isShared !== true;
  const { held } = hand;
  const size = useSize(root, DESK);
  const layout = layoutOf(size);
  const room = useSize(scene, SOME_ROOM, true);
  const moment = useMemo(() => ({ view, held }), [view, held]);
  useBoardMotion(root, moment, room, shownScene);
  useBoardKeys({
    onDigit: index => {
      const card = held[index];
      if (card === undefined) return;
      root.current?.querySelector<HTMLElement>(`[data-card="${card.key}"]`)?.focus();
      chooser.press(card.key);
    },
    onEnd: () => doAct?.({ type: 'end' }),
    onEscape: chooser.putBack,
  });
  return (
    <section
      ref={root}
      className={styles['board']}
      style={{ '--board-height': `${size.height}px` } as CSSProperties}
      data-layout={layout}
      data-compact={isCompact(layout) || undefined}
      data-cramped={(layout !== 'landscape' && isCramped(size.height)) || undefined}
    >
      <div
        className={classes(
          styles['inside'],
          isReplay && styles['idle'],
          owner === undefined && !isOpen && styles['noHand'],
          (isReplay || (isWatched && isCompact(layout))) && styles['noFoot'],
        )}
      >
        <Say
          prompt={choice === undefined ? words.prompt(view, people) : undefined}
          tools={<HandTools hand={hand} chosen={chosen?.key} words={words.board} />}
          putBack={chosen && { label: words.board.putBack(chosen.card), onClick: chooser.putBack }}
        >
          {choice === undefined ? (
            <Last words={words} log={json} people={people} canAct={act !== undefined} />
          ) : (
            hintFor(words, people, choice)
          )}
        </Say>
        <Street
          scene={scene}
          room={room}
          view={view}
          log={log}
          people={people}
          words={words}
          first={owner ?? 0}
          handOf={owner}
          choice={choice}
          onAct={chooser.play}
        />
        <Road view={view} words={words} from={recentOf(log).by} tray={trayOf(words, view, people, chooser)} />
        <div ref={place} tabIndex={-1} className={styles['hand']}>
          {owner !== undefined && (
            <HandCards
              table={{ view, viewer, people }}
              words={words}
              owner={owner}
              hand={hand}
              chooser={chooser}
              from={sourceOf(log, owner)}
            />
          )}
          {isOpen && <OpenHands view={view} people={people} words={words} />}
          <div className={styles['foot']}>
            {!canAct ? (
              <Waiting text={waitingText(words, view, people)} />
            ) : (
              <EndButton
                label={words.board.end}
                text={endText(words, view, people)}
                off={doAct === undefined}
                onEnd={() => doAct?.({ type: 'end' })}
              />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** What the last deed was; before the first one, what to do. */
function Last({
  words,
  log,
  people,
  canAct,
}: { readonly words: TableWords; readonly canAct: boolean } & Pick<BoardProps, 'log' | 'people'>) {
  const last = useMemo(() => words.tell(log, people).at(-1), [words, log, people]);
  if (last !== undefined) return last.body ?? last.text;
  return canAct ? words.board.chooseCard : null;
}
