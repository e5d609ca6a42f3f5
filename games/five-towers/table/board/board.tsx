/** The table of 5 Towers: the others above, the display beside the decision, the viewer's towers below. */
import type { Json, Seat } from '@belfry/engine';
import { type BoardProps, classes, useDrag, useKeepFocus, usePieceMotion } from '@belfry/ui';
import { useEffect, useRef, useState } from 'react';
import {
  type FiveTowers,
  fiveTowers,
  isSeenAction,
  readSeenEntry,
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
import { Mine } from './mine.js';
import { type Landed, Players } from './players.js';
import { SpectatorBar } from './spectator-bar.js';
import { TowersDialog } from './towers-dialog.js';
import { useAutoPass } from './use-auto-pass.js';
import { type Drafting, useDraft } from './use-draft.js';
import { usePieces } from './use-pieces.js';
import { towerUnder, useTowerTaps } from './use-tower-taps.js';

type Props = BoardProps<FiveTowers>;

/** A device that goes round shows another side at each turn: then nothing flies. */
export function Board(props: Props) {
  useAutoPass(props.view, props.log.length, props.act);
  return <Side key={props.viewer} {...props} />;
}

function Side(props: Props) {
  const { view, viewer, people, log, act, scene } = props;
  const words = useTableWords();
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Seat | 'deck'>();
  const seat = viewer === 'spectator' ? 0 : viewer;
  const mayBuild = act !== undefined && view.phase === 'building' && fiveTowers.legal(view).at(0).type === 'build';
  const draft = useDraft(view, seat, String(log.length), words);
  const drafting = mayBuild ? draft : undefined;
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
  usePieceMotion(useIsSettled() ? root : NOWHERE, `${log.length} ${draft.draft.length}`, scene);
  const inAir = dragging.dragged === undefined ? undefined : view.display[dragging.dragged.key];
  const pieces = usePieces(view, seat, drafting);
  const isWatched = viewer === 'spectator';
  const isPlayed = people.you !== undefined || people.isShared === true;
  const { board } = words.texts;
  return (
    <div ref={root} className={styles['board']}>
      <div className={classes(styles['grid'], isWatched && styles['watched'], isPlayed && styles['played'])}>
        <div className={styles['others']}>
          <Players
            view={view}
            seats={isWatched ? people.seats.map((_, index) => index) : seatsAfter(view, viewer)}
            people={people}
            words={words}
            pieces={pieces}
            label={isWatched ? board.allPlayers : board.otherPlayers}
            all={isWatched}
            landed={landedBy(log)}
            onShow={setShown}
          />
        </div>
        <div className={styles['middle']}>
          <Display
            display={view.display}
            towers={isWatched ? undefined : view.towers[seat]}
            pieces={pieces.display}
            words={words}
            drafting={drafting}
            dragging={dragging}
          />
          <Decision {...props} words={words} drafting={drafting} seat={seat} />
        </div>
        <div className={styles['own']}>
          {isWatched ? (
            <SpectatorBar view={view} words={words} onShowDeck={() => setShown('deck')} />
          ) : (
            <Mine
              view={view}
              seat={seat}
              people={people}
              words={words}
              pieces={pieces}
              drafting={drafting}
              aim={inAir === undefined ? undefined : { card: inAir, over }}
              onShowDeck={() => setShown('deck')}
            />
          )}
        </div>
      </div>
      <DraggedCard dragging={dragging} display={view.display} />
      {shown === 'deck' && <DeckDialog view={view} words={words} onClose={() => setShown(undefined)} />}
      {typeof shown === 'number' && (
        <TowersDialog view={view} seat={shown} people={people} words={words} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}

const NOWHERE = { current: null };

/** Pieces are looked at only when scenes have found their sizes: nothing moved until then. */
function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return isSettled;
}

/** The last entry, if it was a build. */
function landedBy(log: readonly Json[]): Landed | undefined {
  const last = log.at(-1);
  const entry = last === undefined ? undefined : readSeenEntry(last);
  if (entry === undefined || !isSeenAction(entry) || entry.action.type !== 'build') return undefined;
  return { seat: entry.seat, cards: entry.action.place };
}

interface DecisionProps extends Props {
  readonly words: TableWords;
  readonly drafting: Drafting | undefined;
  readonly seat: Seat;
}

function Decision({ view, people, act, words, drafting, seat }: DecisionProps) {
  if (act === undefined) return <WaitPanel view={view} people={people} words={words} />;
  if (view.phase === 'bidding') return <BidPanel view={view} seat={seat} people={people} words={words} act={act} />;
  if (drafting !== undefined)
    return <BuildPanel view={view} seat={seat} people={people} words={words} drafting={drafting} act={act} />;
  if (view.phase === 'building') return <RevokePanel view={view} people={people} words={words} act={act} />;
  return <WaitPanel view={view} people={people} words={words} />;
}
