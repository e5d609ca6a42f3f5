/** Pads by their names, their date and how they stand. */
import { IconButton, minus } from '@belfry/ui';
import { Link } from 'wouter';
import { paths } from '../../paths.js';
import { Panel } from '../kit/paper.js';
import { useWriting } from '../kit/text.js';
import type { PadSheet } from '../model/pad.js';
import { standingOf } from '../model/standing.js';
import { usePadWords } from '../words/index.js';
import { GameSign } from './game-sign.js';
import styles from './pad-list.module.css';

interface PadListProps {
  readonly title: string;
  readonly pads: readonly PadSheet[];
  readonly onRemove: (pad: PadSheet) => void;
}

export function PadList({ title, pads, onRemove }: PadListProps) {
  if (pads.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={styles['pads']}>
        {pads.map(pad => (
          <PadItem key={pad.id} pad={pad} onRemove={() => onRemove(pad)} />
        ))}
      </ul>
    </Panel>
  );
}

function PadItem({ pad, onRemove }: { readonly pad: PadSheet; readonly onRemove: () => void }) {
  const { list } = usePadWords();
  const writing = useWriting();
  const name = usePadName();
  return (
    <li className={styles['pad']}>
      <Link to={paths.pad(pad.id)} className={styles['link']}>
        <GameSign game={pad.game} size={40} />
        <span className={styles['words']}>
          <b>{`${list.games[pad.game].name} · ${writing.date(pad.started)}`}</b>
          <Scores pad={pad} />
        </span>
      </Link>
      <IconButton icon="trash" label={list.remove(name(pad))} onClick={onRemove} />
    </li>
  );
}

function Scores({ pad }: { readonly pad: PadSheet }) {
  const { common, list } = usePadWords();
  const writing = useWriting();
  const { scores, leaders } = standingOf(pad);
  const ahead = writing.list(leaders.map(seat => pad.names[seat] ?? ''));
  const how = pad.finished ? common.won(ahead, leaders.length) : common.leadNow(ahead, leaders.length);
  return (
    <>
      <span className={styles['scores']}>
        {pad.names.map((name, seat) => `${name} ${minus(scores[seat] ?? 0)}`).join(' · ')}
      </span>
      <small>{leaders.length === 0 ? list.notBegun : how}</small>
    </>
  );
}

/** A pad by its game, players and date. */
export function usePadName(): (pad: PadSheet) => string {
  const { list } = usePadWords();
  const writing = useWriting();
  return pad => `${list.games[pad.game].name} (${writing.list(pad.names)}, ${writing.date(pad.started)})`;
}
