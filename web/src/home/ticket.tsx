/** The match to go on with; for newcomers, the jackdaw's offer. */
import { GAMES } from '@belfry/games';
import type { TablePage, TableSummary } from '@belfry/table';
import { classes, Icon, useLanguage } from '@belfry/ui';
import { Link } from 'wouter';
import { useGameName } from '../games.js';
import { everybody, turnText } from '../matches/tables.js';
import { paths } from '../paths.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { LinkButton } from '../shell/link-button.js';
import { whenText } from '../shell/when.js';
import { useShellWords } from '../shell/words.js';
import { Emblem } from './emblem.js';
import styles from './ticket.module.css';
import { useHomeWords } from './words.js';

const MOST_OTHERS = 2;

export function Ticket({ page: { tables, total } }: { readonly page: TablePage<TableSummary> }) {
  const [latest, ...others] = tables;
  return (
    <section className={styles['ticket']} aria-labelledby="ticket">
      <span className={styles['perch']}>
        <Jackdaw size={54} looks="left" />
      </span>
      {latest === undefined ? <Welcome /> : <Latest table={latest} isAlone={others.length === 0} />}
      <ul className={styles['others']}>
        {others.slice(0, MOST_OTHERS).map(table => (
          <Other key={table.id} table={table} />
        ))}
      </ul>
      <More count={total - 1 - MOST_OTHERS} where="desk" />
      <More count={total - 1} where="phone" />
    </section>
  );
}

/** Keeps the place while nobody knows yet what to go on with. */
export const TicketToCome = () => <div className={classes(styles['ticket'], styles['toCome'])} />;

function Latest({ table, isAlone }: { readonly table: TableSummary; readonly isAlone: boolean }) {
  const words = useHomeWords();
  const shell = useShellWords();
  const { language } = useLanguage();
  const name = useGameName()(table.game);
  return (
    <>
      <p className={styles['turn']}>
        <Icon name="bell" size={18} />
        {turnText(table, shell)}
      </p>
      <h2 id="ticket">{name}</h2>
      <p className={styles['who']}>
        {everybody(table)}
        <span className={styles['when']}>{whenText(language, table.changed, Date.now())}</span>
      </p>
      <div className={styles['picture']}>{isAlone && <Emblem game={table.game} size={104} />}</div>
      <LinkButton to={paths.table(table.id)} look="primary" className={styles['go']} label={words.continueLabel(name)}>
        {words.continue}
      </LinkButton>
    </>
  );
}

function Other({ table }: { readonly table: TableSummary }) {
  const shell = useShellWords();
  const name = useGameName()(table.game);
  return (
    <li>
      <Link to={paths.table(table.id)}>
        <Emblem game={table.game} size={32} />
        <span>
          <b>{name}</b>
          <small>{turnText(table, shell)}</small>
        </span>
        <Icon name="forward" size={18} />
      </Link>
    </li>
  );
}

/** On a phone there is only room for the latest. */
function More({ count, where }: { readonly count: number; readonly where: 'desk' | 'phone' }) {
  const words = useHomeWords();
  if (count <= 0) return null;
  return (
    <LinkButton to={paths.matches} look="quiet" className={classes(styles['more'], styles[where])}>
      {words.moreRunning(count)}
    </LinkButton>
  );
}

function Welcome() {
  const { welcome } = useHomeWords();
  return (
    <>
      <h2 id="ticket">{welcome.title}</h2>
      <p className={styles['welcome']}>{welcome.text}</p>
      <div className={styles['picture']}>
        {GAMES.map(({ id }) => (
          <Emblem key={id} game={id} size={72} />
        ))}
      </div>
      <LinkButton to={paths.learn} icon="book" className={styles['go']}>
        {welcome.go}
      </LinkButton>
    </>
  );
}
