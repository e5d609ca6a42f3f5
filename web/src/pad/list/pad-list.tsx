/** Pads by their names, their date and how they stand. */
import { IconButton, minus } from '@belfry/ui';
import { type GamePad, type PadSheet, Panel, standingText, useCommonWords, useWriting } from '@belfry/ui/pad';
import { Link } from 'wouter';
import { useGameName } from '../../games.js';
import { paths } from '../../paths.js';
import { usePads } from '../games.js';
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
  const gameName = useGameName();
  const name = usePadName();
  const game = usePads().get(pad.game);
  return (
    <li className={styles['pad']}>
      <Link to={paths.pad(pad.id)} className={styles['link']}>
        <GameSign sign={game?.Sign} size={40} />
        <span className={styles['words']}>
          <b>{`${gameName(pad.game)} · ${writing.date(pad.started)}`}</b>
          {game === undefined ? <Names pad={pad} /> : <Scores pad={pad} game={game} />}
        </span>
      </Link>
      <IconButton icon="trash" label={list.remove(name(pad))} onClick={onRemove} />
    </li>
  );
}

/** All there is to say of a game that this app does not know. */
const Names = ({ pad }: { readonly pad: PadSheet }) => (
  <span className={styles['scores']}>{pad.names.join(' · ')}</span>
);

function Scores({ pad, game }: { readonly pad: PadSheet; readonly game: GamePad }) {
  const { list } = usePadWords();
  const standing = game.standing(pad);
  const how = standingText(pad, standing, useCommonWords(), useWriting());
  return (
    <>
      <span className={styles['scores']}>
        {pad.names.map((name, seat) => `${name} ${minus(standing.scores[seat] ?? 0)}`).join(' · ')}
      </span>
      <small>{how || list.notBegun}</small>
    </>
  );
}

/** A pad by its game, players and date. */
export function usePadName(): (pad: PadSheet) => string {
  const gameName = useGameName();
  const writing = useWriting();
  return pad => `${gameName(pad.game)} (${writing.list(pad.names)}, ${writing.date(pad.started)})`;
}
