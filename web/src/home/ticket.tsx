/** The match to go on with; one to play again; for newcomers, the jackdaw's offer. */
import type { ListedGame } from '@belfry/engine/words';
import type { TablePage, TableSummary } from '@belfry/table';
import { Button, classes, Icon, useLanguage } from '@belfry/ui';
import { Link } from 'wouter';
import { useGameName } from '../games.js';
import { everybody, turnText } from '../matches/tables.js';
import { paths } from '../paths.js';
import { findPlayable, PLAYABLE } from '../playable.js';
import { LinkButton } from '../shell/link-button.js';
import { whenText } from '../shell/when.js';
import { useShellWords } from '../shell/words.js';
import { Emblem } from './emblem.js';
import type { QuickStart } from './quick-start.js';
import styles from './ticket.module.css';
import { useHomeWords } from './words.js';

const MOST_OTHERS = 2;

interface TicketProps {
  readonly running: TablePage<TableSummary>;
  readonly over: TablePage<TableSummary>;
  readonly quick: QuickStart;
}

export function Ticket({ running: { tables, total }, over, quick }: TicketProps) {
  const [latest, ...others] = tables;
  const [played] = over.tables;
  return (
    <section className={styles['ticket']} aria-labelledby="ticket">
      {latest !== undefined && <Latest table={latest} isAlone={others.length === 0} />}
      {latest === undefined && played !== undefined && <Again table={played} quick={quick} />}
      {latest === undefined && played === undefined && <Welcome quick={quick} />}
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

/** The last match is over, and nothing waits: once more? */
function Again({ table, quick }: { readonly table: TableSummary; readonly quick: QuickStart }) {
  const { again } = useHomeWords();
  const { language } = useLanguage();
  const game = findPlayable(table.game);
  const name = useGameName()(table.game);
  return (
    <>
      <h2 id="ticket">{again.title}</h2>
      <p className={styles['who']}>
        {name}
        <span className={styles['when']}>{whenText(language, table.changed, Date.now())}</span>
      </p>
      <div className={styles['picture']}>
        <Emblem game={table.game} size={104} />
      </div>
      {game !== undefined && (
        <Button
          look="primary"
          className={styles['go']}
          aria-label={again.label(name)}
          off={quick.starting !== undefined}
          onClick={() => quick.play(game)}
        >
          {again.go}
        </Button>
      )}
    </>
  );
}

function Welcome({ quick }: { readonly quick: QuickStart }) {
  const { welcome } = useHomeWords();
  return (
    <>
      <h2 id="ticket">{welcome.title}</h2>
      <p className={styles['welcome']}>{welcome.text}</p>
      <div className={styles['taught']}>
        {TAUGHT.map(game => (
          <Taught key={game.id} game={game} quick={quick} />
        ))}
      </div>
      <LinkButton to={paths.learn} look="quiet" icon="book" className={styles['lessons']}>
        {welcome.lessons}
      </LinkButton>
    </>
  );
}

/** The games of which a first match teaches. */
const TAUGHT = PLAYABLE.filter(({ coached = false }) => coached);

function Taught({ game, quick }: { readonly game: ListedGame; readonly quick: QuickStart }) {
  const { welcome } = useHomeWords();
  const name = game.name[useLanguage().language];
  return (
    <button
      type="button"
      className={styles['how']}
      aria-label={welcome.show(name)}
      aria-disabled={quick.starting !== undefined || undefined}
      onClick={quick.starting === undefined ? () => quick.teach(game) : undefined}
    >
      <Emblem game={game.id} size={64} className={styles['tile']} />
      <small>{welcome.how}</small>
      <b>{name}</b>
    </button>
  );
}
