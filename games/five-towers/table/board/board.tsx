/** The table of 5 Towers: the others above, the display beside the decision, the viewer's towers below. */
import type { Seat } from '@belfry/engine';
import { type BoardProps, classes, type People, type Scene, useDrag, useKeepFocus, usePieceMotion } from '@belfry/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Action,
  type Build,
  type FiveTowers,
  fiveTowers,
  type State,
  type TowerIndex,
  towerOf,
} from '../../rules/index.js';
import { seatsAfter } from '../position.js';
import { useTableWords } from '../use-words.js';
import type { TableWords } from '../words/catalogue.js';
import { BidPanel } from './bid-panel.js';
import styles from './board.module.css';
import { BuildPanel, RevokePanel, WaitPanel } from './build-panel.js';
import { DeckDialog } from './deck-dialog.js';
import { Display, DraggedCard } from './display.js';
import { DRAFTED } from './drafted.js';
import { Mine } from './mine.js';
import { MomentsOf } from './moments/index.js';
import { landedBy } from './pieces.js';
import { Players } from './players.js';
import { SpectatorBar } from './spectator-bar.js';
import { TowersDialog } from './towers-dialog.js';
import { useAutoPass } from './use-auto-pass.js';
import { type Drafting, frozen, useDraft } from './use-draft.js';
import { usePieces } from './use-pieces.js';
import { towerUnder, useTowerTaps } from './use-tower-taps.js';

type Props = BoardProps<FiveTowers>;

/** A device that goes round shows another side at each turn: then nothing flies. */
export function Board(props: Props) {
  useAutoPass(props.view, props.log.length, props.act);
  return <Side key={props.viewer} {...props} />;
}

interface SideProps extends Props {
  /** Only the own side and what is to be decided: the others are on a big screen. */
  readonly isHand?: boolean;
}

export function Side(props: SideProps) {
  const { view, viewer, people, log, act, scene, hint, isSent = false, isLarge = false, isHand = false } = props;
  const words = useTableWords();
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Seat | 'deck'>();
  const seat = viewer === 'spectator' ? 0 : viewer;
  // Until the table has answered, what was drafted stays where it was put.
  const isAsked = act !== undefined || isSent || (scene !== undefined && isAskedNext(view, people, seat));
  const mayBuild = isAsked && view.phase === 'building' && fiveTowers.legal(view).at(0).type === 'build';
  const thought = useDraft(view, seat, String(log.length), words);
  const draft = act === undefined ? frozen(thought) : thought;
  const drafting = mayBuild ? draft : undefined;
  useFollowed(hint?.way, drafting);
  const [over, setOver] = useState<TowerIndex>();
  const dragging = useDrag<number>({
    onMove: ({ x, y }) => setOver(towerUnder(x, y)),
    onDrop({ key: slot, x, y }) {
      const card = view.display[slot];
      const tower = towerUnder(x, y);
      if (card === undefined || tower === undefined) return;
      if (towerOf(card) === tower && draft.mayPlace(card)) draft.place(slot);
      else draft.refuse(slot, tower);
    },
  });
  useTowerTaps(root, tower => {
    if (drafting?.hand !== undefined) drafting.refuse(drafting.hand, tower);
  });
  useKeepFocus(root);
  usePieceMotion(
    useIsSettled() ? root : NOWHERE,
    `${log.length} ${draft.draft.length}`,
    scene ?? draftScene(log.length, drafting),
  );
  const inAir = dragging.dragged === undefined ? undefined : view.display[dragging.dragged.key];
  const pieces = usePieces(view, seat, drafting);
  const isWatched = viewer === 'spectator';
  const isPlayed = people.you !== undefined || people.isShared === true;
  const landed = landedBy(log);
  const speaker = scene?.sequence.highlights.find(({ name }) => name === 'said')?.seat;
  const { board } = words.texts;
  return (
    <div ref={root} className={styles['board']}>
      <div
        className={classes(
          styles['grid'],
          isWatched && styles['watched'],
          isPlayed && styles['played'],
          isHand && styles['alone'],
          isLarge && styles['large'],
        )}
        data-large={isLarge || undefined}
      >
        {!isHand && (
          <div className={styles['others']}>
            <Players
              view={view}
              seats={isWatched ? people.seats.map((_, index) => index) : seatsAfter(view, viewer)}
              people={people}
              words={words}
              pieces={pieces}
              label={isWatched ? board.allPlayers : board.otherPlayers}
              all={isWatched}
              landed={landed}
              speaker={speaker}
              onShow={setShown}
            />
          </div>
        )}
        {(isAsked || !isHand) && (
          <div className={styles['middle']}>
            <Display
              view={view}
              towers={isWatched ? undefined : view.towers[seat]}
              pieces={pieces.display}
              words={words}
              drafting={drafting}
              dragging={dragging}
            />
            <Decision {...props} words={words} drafting={drafting} seat={seat} />
          </div>
        )}
        <div className={styles['own']}>
          {isWatched ? (
            !isLarge && <SpectatorBar view={view} words={words} onShowDeck={() => setShown('deck')} />
          ) : (
            <Mine
              view={view}
              seat={seat}
              people={people}
              words={words}
              pieces={pieces}
              drafting={drafting}
              aim={inAir === undefined ? undefined : { card: inAir, over }}
              landed={landed}
              speaks={speaker === seat}
              onShowDeck={() => setShown('deck')}
            />
          )}
        </div>
      </div>
      <DraggedCard dragging={dragging} display={view.display} />
      <MomentsOf scene={scene} board={root} />
      {shown === 'deck' && <DeckDialog view={view} words={words} onClose={() => setShown(undefined)} />}
      {typeof shown === 'number' && (
        <TowersDialog view={view} seat={shown} people={people} words={words} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}

/** A build that is advised is laid out, once. */
function useFollowed(way: Action | undefined, drafting: Drafting | undefined): void {
  const follow = useEffectEvent((build: Build) => drafting?.follow(build));
  useEffect(() => {
    if (way?.type === 'build') follow(way);
  }, [way]);
}

const NOWHERE = { current: null };

/** A scene for every step of a draft. Their ids are below those of the table. */
const draftScene = (entries: number, drafting: Drafting | undefined): Scene | undefined =>
  drafting && { id: -(entries * MOST_STEPS + drafting.draft.length + 1), sequence: DRAFTED, tempo: 1 };

/** More than any draft has. */
const MOST_STEPS = 10;

/** Pieces are looked at only when scenes have found their sizes: nothing moved until then. */
function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return isSettled;
}

interface DecisionProps extends Props {
  readonly words: TableWords;
  readonly drafting: Drafting | undefined;
  readonly seat: Seat;
}

function Decision({ view, people, act, scene, hint, isSent = false, words, drafting, seat }: DecisionProps) {
  const isSoon = scene !== undefined && isAskedNext(view, people, seat);
  if (act === undefined && !isSent && !isSoon) return <WaitPanel view={view} people={people} words={words} />;
  const asked = { view, people, words, act: act ?? nothing, isBusy: act === undefined };
  if (view.phase === 'bidding') return <BidPanel {...asked} seat={seat} way={hint?.way} />;
  if (drafting !== undefined) return <BuildPanel {...asked} seat={seat} drafting={drafting} />;
  if (view.phase === 'building') return <RevokePanel {...asked} />;
  return <WaitPanel view={view} people={people} words={words} />;
}

/** Is it this person who decides as soon as everything was seen? */
function isAskedNext(view: State, { you, isShared = false }: People, seat: Seat): boolean {
  const due = fiveTowers.due(view);
  return due.type === 'seat' && due.seat === seat && (isShared || you === seat);
}

const nothing = (): void => undefined;
