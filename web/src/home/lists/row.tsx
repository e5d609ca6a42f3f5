/** A table of one's own: whose turn it is, where it is, and how much time is left. */
import type { TableSummary } from '@belfry/table';
import { buttonClass, Icon, useLanguage } from '@belfry/ui';
import { Link } from 'wouter';
import { isMyTurn, timeLeftText } from '../../days/urgency.js';
import { TIME_WORDS } from '../../days/words/time.js';
import { useGameName } from '../../games.js';
import { turnText } from '../../matches/tables.js';
import { paths } from '../../paths.js';
import { useShellWords } from '../../shell/words.js';
import { Emblem } from '../emblem.js';
import { NoLineSign } from '../signs.js';
import { useTurnThere } from './use-turn-there.js';
import { useListWords } from './words/index.js';
import styles from './your-tables.module.css';

export interface YourTable {
  readonly table: TableSummary;
  /** Is it on this device? */
  readonly isHere: boolean;
}

interface RowProps extends YourTable {
  /** Nothing needs one more. */
  readonly isFirst: boolean;
  /** It is on the server, which is out of reach. */
  readonly isGone: boolean;
  readonly now: number | undefined;
}

export function Row({ table, isHere, isFirst, isGone, now }: RowProps) {
  const words = useListWords();
  const what = useWhat(table);
  const emblem = <Emblem game={table.game} size={40} />;
  const name = useGameName()(table.game);
  const turn = useTurn(table, isHere);
  if (isGone)
    return (
      <div className={styles['row']}>
        {emblem}
        <b>{what}</b> <small>{words.waitsThere}</small>
        <span className={styles['end']}>
          <NoLineSign />
        </span>
      </div>
    );
  const mayGoOn = isHere || isMyTurn(table);
  return (
    <Link className={styles['row']} to={isHere ? paths.table(table.id) : paths.play(table.id)}>
      {emblem}
      <b>
        {isFirst && !isHere && <Icon name="bell" size={20} />}
        {turn === '' ? name : turn}
      </b>{' '}
      <small>{isHere ? words.onThisDevice(name) : what}</small>{' '}
      <span className={styles['end']}>
        {mayGoOn && <span className={buttonClass(isFirst ? 'primary' : 'plain')}>{words.goOn}</span>}{' '}
        <TimeLeft deadline={table.turn === undefined ? undefined : table.deadline} now={now} />
        {!mayGoOn && <Icon name="forward" />}
      </span>
    </Link>
  );
}

/** The game, and everybody else who plays it. */
function useWhat({ game, seats }: TableSummary): string {
  const words = useListWords();
  const name = useGameName()(game);
  const others = seats.flatMap(seat => (seat.isYours || seat.name === '' ? [] : seat.name));
  return others.length === 0 ? name : words.gameWith(name, others.join(', '));
}

function useTurn(table: TableSummary, isHere: boolean): string {
  const shell = useShellWords();
  const turnThere = useTurnThere();
  return isHere ? turnText(table, shell) : turnThere(table);
}

interface TimeLeftProps {
  readonly deadline: number | undefined;
  readonly now: number | undefined;
}

function TimeLeft({ deadline, now }: TimeLeftProps) {
  const words = TIME_WORDS[useLanguage().language];
  if (deadline === undefined || now === undefined) return null;
  return <small>{words.left(timeLeftText(words, deadline - now))}</small>;
}
