/** "What could I build from these five cards?" Tap the display, see the best ways, drawn. */
import { at, type Seat } from '@belfry/engine';
import { type Card, towerOf } from '@belfry/five-towers/rules';
import { Dialog, useAnnounce } from '@belfry/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Row } from '../kit/paper.js';
import { PlayerChoice } from '../kit/player-choice.js';
import { useWriting } from '../kit/text.js';
import { DISPLAY, type Way, whatToBuild } from '../model/ask.js';
import type { FiveTowersSheet } from '../model/five-towers.js';
import { addCard, tearDown } from '../model/five-towers-log.js';
import type { FiveTowersPad } from '../model/pad.js';
import { usePadWords } from '../words/index.js';
import styles from './ask-dialog.module.css';
import { DisplayPicker } from './display-picker.js';
import { useGameWords } from './game-words.js';
import { Ways } from './ways.js';

interface AskDialogProps {
  readonly pad: FiveTowersPad;
  readonly sheet: FiveTowersSheet;
  /** Who asks, at first. */
  readonly seat: Seat;
  readonly onWrite: (log: FiveTowersPad['log']) => void;
  readonly onClose: () => void;
}

export function AskDialog({ pad, sheet, seat: asker, onWrite, onClose }: AskDialogProps) {
  const { common, ask } = usePadWords();
  const announce = useAnnounce();
  const [seat, setSeat] = useState(asker);
  const [display, setDisplay] = useState<readonly Card[]>([]);
  const most = useRef<HTMLParagraphElement>(null);
  const isFull = display.length === DISPLAY;
  // The keys fold away with the fifth card: what they brought about comes next.
  useEffect(() => {
    if (isFull) most.current?.focus();
  }, [isFull]);
  const player = at(sheet.players, seat);
  const answer = useMemo(() => whatToBuild(player, display), [player, display]);
  const change = (cards: readonly Card[]): void => {
    setDisplay(cards);
    announce(`${ask.picked(cards.length)}. ${ask.most(whatToBuild(player, cards).most)}`);
  };
  const write = (way: Way): void => {
    onWrite(written(pad.log, seat, way));
    onClose();
  };
  return (
    <Dialog title={ask.title} closeLabel={common.close} onClose={onClose} size="large">
      <Row label={ask.forWhom}>
        <PlayerChoice names={pad.names} value={seat} label={ask.forWhom} onChange={setSeat} />
      </Row>
      <DisplayPicker players={pad.names.length} display={display} most={DISPLAY} onChange={change} />
      {display.length > 0 && (
        <>
          <p ref={most} tabIndex={-1} className={styles['most']}>
            {ask.most(answer.most)}
          </p>
          <Unknown towers={answer.unknown} />
          <Ways player={player} answer={answer} onWrite={write} />
        </>
      )}
    </Dialog>
  );
}

function Unknown({ towers }: { readonly towers: readonly number[] }) {
  const { ask } = usePadWords();
  const game = useGameWords();
  const writing = useWriting();
  if (towers.length === 0) return null;
  return (
    <p className={styles['unknown']}>{ask.unknown(writing.list(towers.map(tower => game.towers[tower] ?? '')))}</p>
  );
}

/** The log with this way carried out. */
function written(log: FiveTowersPad['log'], seat: Seat, { tearDown: tower, place }: Way): FiveTowersPad['log'] {
  const torn = tower === undefined ? log : tearDown(log, { seat, tower });
  return place.toSorted((a, b) => towerOf(a) - towerOf(b)).reduce((longer, card) => addCard(longer, seat, card), torn);
}
