/** The road before the houses: the piles, and the truck. */
import { classes, Icon, lazyPart, type Scene } from '@belfry/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { formatCard, type SeenEntry, type State } from '../../rules/index.js';
import { CardArt, CardBack, SpecialArt } from '../art/card.js';
import type { TableWords } from '../words/catalogue.js';
import { cueOf, lateBy } from './cues.js';
import late from './late.module.css';
import { discardedBy, type Played } from './played.js';
import styles from './road.module.css';

interface RoadProps {
  readonly view: State;
  readonly words: TableWords;
  readonly log: readonly SeenEntry[];
  readonly played: Played;
  readonly scene: Scene | undefined;
  /** What lies over it while a card is chosen. */
  readonly children: ReactNode;
}

export function Road({ view, words, log, played, scene, children }: RoadProps) {
  const { board } = words;
  const { left } = view.pile;
  return (
    <div className={styles['road']}>
      <div className={styles['pile']}>
        <span className={styles['stack']} data-place="pile">
          {left > 0 ? <CardBack width="100%" /> : <span className={styles['empty']} />}
        </span>
        <span className={styles['note']}>
          <b>{left}</b> {board.toDraw(left)}
        </span>
      </div>
      {view.truck && (
        <div className={styles['truck']} data-piece="truck" data-from="kerb" data-to="far" data-spot="road">
          <SpecialArt card="donut-truck" width={84} line={3.4} />
          <span className={styles['note']}>
            <b>{board.truck}</b> {board.truckHelp}
          </span>
        </div>
      )}
      <span className={styles['goal']}>
        <Icon name="flag" size={16} />
        {board.goalSign(view.options.floors)}
      </span>
      <Discard view={view} words={words} log={log} played={played} late={cueOf(scene, 'discard')} />
      {(['kerb', 'road', 'far'] as const).map(place => (
        <span key={place} className={classes(styles['spot'], styles[`at-${place}`])} data-place={place} />
      ))}
      {children}
    </div>
  );
}

interface DiscardProps {
  readonly view: State;
  readonly words: TableWords;
  readonly log: readonly SeenEntry[];
  readonly played: Played;
  /** In so many milliseconds what fell lies there. */
  readonly late: number | undefined;
}

/** So many cards of the discard pile are drawn. */
const DRAWN = 4;

/** The top card lies open; the rest can be looked through. */
function Discard({ view, words, log, played, late: fallen }: DiscardProps) {
  const [isOpen, setOpen] = useState(false);
  const { board } = words;
  const count = view.discard.length;
  const last = discardedBy(log);
  return (
    <>
      <button type="button" className={styles['pile']} onClick={() => setOpen(true)}>
        <span className={styles['note']}>
          <b>{count}</b> {board.discarded(count)}
        </span>
        <span className={styles['stack']} data-place="discard">
          {count === 0 && <span className={styles['empty']} />}
          {view.discard.slice(-DRAWN).map((card, i, shown) => {
            const index = count - shown.length + i;
            const name = formatCard(card);
            const isPlayed = last !== undefined && index === count - last.count;
            const isLate =
              fallen !== undefined && (last === undefined ? index === count - 1 : index > count - last.count);
            return (
              <span
                key={index}
                className={classes(styles['top'], isLate && late['late'])}
                style={{ rotate: `${TILTS[index % TILTS.length]}deg`, ...(isLate ? lateBy(fallen) : {}) }}
                data-piece={`discard-${index}`}
                data-from={isPlayed ? `seat-${last.seat}` : undefined}
                data-was={isPlayed ? played(last.seat, name) : undefined}
                data-spot="discard"
              >
                <CardArt card={name} width="100%" line={4} />
              </span>
            );
          })}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DiscardDialog view={view} words={words} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const DiscardDialog = lazyPart(async () => (await import('./discard-dialog.js')).DiscardDialog);

const TILTS = [5, -3, 2, -5] as const;
