/** A table of one's own: whose turn it is, where it is, and how much time is left. */
import { buttonClass, Icon, useLanguage } from '@belfry/ui';
import { Link } from 'wouter';
import { useGameName } from '../../games.js';
import { turnText } from '../../matches/tables.js';
import { paths } from '../../paths.js';
import { useShellWords } from '../../shell/words.js';
import { Emblem } from '../emblem.js';
import { NoLineSign } from '../signs.js';
import { isYourTurn, spanText, type YourTable } from './urgency.js';
import { useListWords } from './words/index.js';
import styles from './your-tables.module.css';

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
  const mayGoOn = isHere || isYourTurn(table);
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
function useWhat({ game, seats }: YourTable['table']): string {
  const words = useListWords();
  const name = useGameName()(game);
  const others = seats.flatMap(seat => (seat.isYours || seat.name === '' ? [] : seat.name));
  return others.length === 0 ? name : words.gameWith(name, others.join(', '));
}

function useTurn(table: YourTable['table'], isHere: boolean): string {
  const words = useListWords();
  const shell = useShellWords();
  if (table.phase === 'room' && !isHere)
    return table.seats.some(({ player }) => player.type === 'open') ? words.waitsForPlayers : words.readyToStart;
  return turnText(table, shell);
}

interface TimeLeftProps {
  readonly deadline: number | undefined;
  readonly now: number | undefined;
}

function TimeLeft({ deadline, now }: TimeLeftProps) {
  const words = useListWords();
  const { language } = useLanguage();
  if (deadline === undefined || now === undefined) return null;
  const span = spanText(language, deadline - now);
  return <small>{span === undefined ? words.soon : words.left(span)}</small>;
}
