/** "What could I build from these five cards?" Tap the display, see the best ways, drawn. */
import { at, type Seat } from '@belfry/engine';
import { Dialog, useAnnounce } from '@belfry/ui';
import { PlayerChoice, Row, useCommonWords, useWriting } from '@belfry/ui/pad';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Card, DISPLAY_SIZE, towerOf, valueOn } from '../rules/index.js';
import styles from './ask-dialog.module.css';
import { DisplayPicker } from './display-picker.js';
import { useGameWords } from './game-words.js';
import { type Answer, type Way, whatToBuild } from './model/ask.js';
import type { FiveTowersSheet, PlayerSheet } from './model/fold.js';
import { addCards, tearDown } from './model/log.js';
import type { FiveTowersPad } from './pad.js';
import { Ways } from './ways.js';
import { useWords } from './words/index.js';

type Log = FiveTowersPad['log'];

interface AskDialogProps {
  readonly pad: FiveTowersPad;
  readonly sheet: FiveTowersSheet;
  /** Who asks, at first. */
  readonly seat: Seat;
  readonly onWrite: (log: Log) => void;
  readonly onClose: () => void;
}

export function AskDialog({ pad, sheet, seat: asker, onWrite, onClose }: AskDialogProps) {
  const common = useCommonWords();
  const { ask } = useWords();
  const announce = useAnnounce();
  const [seat, setSeat] = useState(asker);
  const [display, setDisplay] = useState<readonly Card[]>([]);
  const found = useRef<HTMLDivElement>(null);
  const sentencesOf = useSentences();
  const isFull = display.length === DISPLAY_SIZE;
  // The keys fold away with the fifth card: what they brought about comes next.
  useEffect(() => {
    if (isFull) found.current?.focus();
  }, [isFull]);
  const player = at(sheet.players, seat);
  const answer = useMemo(() => whatToBuild(player, display), [player, display]);
  const change = (cards: readonly Card[]): void => {
    setDisplay(cards);
    announce([`${ask.picked(cards.length)}.`, ...sentencesOf(whatToBuild(player, cards))].join(' '));
  };
  const write = (way: Way): void => {
    onWrite(written(pad.log, seat, player, way));
    onClose();
  };
  return (
    <Dialog title={ask.title} closeLabel={common.close} onClose={onClose} size="large">
      <Row label={ask.forWhom}>
        <PlayerChoice names={pad.names} value={seat} label={ask.forWhom} onChange={setSeat} />
      </Row>
      <DisplayPicker players={pad.names.length} display={display} most={DISPLAY_SIZE} onChange={change} />
      {display.length > 0 && (
        <>
          <div ref={found} tabIndex={-1} className={styles['found']}>
            {sentencesOf(answer).map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <Ways player={player} answer={answer} onWrite={write} />
        </>
      )}
    </Dialog>
  );
}

/** The answer in words. Where towers were only counted it is what can be built at least. */
function useSentences(): (answer: Answer) => readonly string[] {
  const { ask } = useWords();
  const game = useGameWords();
  const writing = useWriting();
  return ({ most, unknown }) => {
    if (unknown.length === 0) return [ask.most(most)];
    const why = ask.unknown(writing.list(unknown.map(tower => game.towers[tower] ?? '')));
    return most === 0 ? [why] : [ask.atLeast(most), why];
  };
}

/** The log with this way carried out. */
function written(log: Log, seat: Seat, { towers }: PlayerSheet, { tearDown: torn, place }: Way): Log {
  const cleared = torn === undefined ? log : tearDown(log, { seat, tower: torn });
  return towers.reduce((longer, built, tower) => {
    const values = place.filter(card => towerOf(card) === tower).map(valueOn);
    return values.length === 0 ? longer : addCards(longer, { seat, tower }, values, built);
  }, cleared);
}
