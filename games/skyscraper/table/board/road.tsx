/** The road before the houses: the piles, the truck, and what can be picked for the chosen card. */
import { Dialog, Icon } from '@belfry/ui';
import { useState } from 'react';
import { type CardName, formatCard, type State } from '../../rules/index.js';
import { CardArt, CardBack, SpecialArt } from '../art/card.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './road.module.css';
import { Tray, type TrayItem } from './tray.js';

interface RoadProps {
  readonly view: State;
  readonly words: TableWords;
  /** From whose hand the last card was played. */
  readonly from: number | undefined;
  readonly tray: readonly TrayItem[];
}

export function Road({ view, words, from, tray }: RoadProps) {
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
        <div className={styles['truck']} data-piece="truck" data-from={`seat-${view.turn}`} data-to="discard">
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
      <Discard view={view} words={words} from={from} />
      {tray.length > 0 && <Tray items={tray} />}
    </div>
  );
}

interface DiscardProps {
  readonly view: State;
  readonly words: TableWords;
  /** From whose hand the top card came. */
  readonly from: number | undefined;
}

/** The top card lies open; the rest can be looked through. */
function Discard({ view, words, from }: DiscardProps) {
  const [isOpen, setOpen] = useState(false);
  const { board } = words;
  const count = view.discard.length;
  const top = view.discard.at(-1);
  return (
    <>
      <button type="button" className={styles['pile']} onClick={() => setOpen(true)}>
        <span className={styles['note']}>
          <b>{count}</b> {board.discarded(count)}
        </span>
        <span className={styles['stack']} data-place="discard">
          {top === undefined ? (
            <span className={styles['empty']} />
          ) : (
            <span
              key={count}
              className={styles['top']}
              data-piece={`discard-${count}`}
              data-from={from === undefined ? undefined : `seat-${from}`}
            >
              <CardArt card={formatCard(top)} width="100%" line={4} />
            </span>
          )}
        </span>
      </button>
      {isOpen && (
        <Dialog title={board.discardTitle} closeLabel={board.close} onClose={() => setOpen(false)}>
          <DiscardList view={view} words={words} />
        </Dialog>
      )}
    </>
  );
}

function DiscardList({ view, words }: Pick<DiscardProps, 'view' | 'words'>) {
  const counts = new Map<CardName, number>();
  for (const card of view.discard.toSorted((a, b) => a - b)) {
    const name = formatCard(card);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return <p>{words.board.discardEmpty}</p>;
  return (
    <ul className={styles['list']}>
      {[...counts].map(([card, count]) => (
        <li key={card}>
          <CardArt card={card} width={56} line={4} />
          <span>{`${count} × ${words.board.cardLabel(card)}`}</span>
        </li>
      ))}
    </ul>
  );
}
