/** Under the games: the pad for the boxed games, and what was played. */
import type { TablePage, TableSummary } from '@belfry/table';
import { Icon, useLanguage } from '@belfry/ui';
import { Link } from 'wouter';
import { useGameName } from '../games.js';
import { scoresText, winnersText } from '../matches/tables.js';
import { paths } from '../paths.js';
import { LinkButton } from '../shell/link-button.js';
import { whenText } from '../shell/when.js';
import { useShellWords } from '../shell/words.js';
import styles from './below.module.css';
import { Emblem } from './emblem.js';
import { useHomeWords } from './words.js';

/** A spiral pad with a pencil, as a picture: no script waits for it. */
const PAD = new URL('./pad.svg', import.meta.url).href;

export function PadCard() {
  const { box } = useHomeWords();
  return (
    <section className={styles['pad']} aria-labelledby="pad-card">
      <h2 id="pad-card">{box.title}</h2>
      <p>{box.text}</p>
      <LinkButton to={paths.pads} icon="pad">
        {box.go}
      </LinkButton>
      <img src={PAD} alt="" />
    </section>
  );
}

export function PastCard({ page: { tables, total } }: { readonly page: TablePage<TableSummary> }) {
  const words = useHomeWords();
  return (
    <section className={styles['past']} aria-labelledby="past-card">
      <header>
        <h2 id="past-card">{words.past}</h2>
        {tables.length > 0 && (
          <span>
            <LinkButton to={paths.stats} look="quiet">
              {words.stats}
            </LinkButton>
            <LinkButton to={paths.matches} look="quiet">
              {words.all(total)}
            </LinkButton>
          </span>
        )}
      </header>
      {tables.length === 0 && <p className={styles['none']}>{words.nonePast}</p>}
      <ul>
        {tables.map(table => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table }: { readonly table: TableSummary }) {
  const words = useHomeWords();
  const shell = useShellWords();
  const { language } = useLanguage();
  const name = useGameName()(table.game);
  const winners = winnersText(table, language);
  return (
    <li>
      <Link to={paths.replay(table.id)}>
        <Emblem game={table.game} size={38} />
        <span className={styles['game']}>
          <b>{name}</b> <small>{whenText(language, table.changed, Date.now())}</small>
        </span>{' '}
        <span className={styles['scores']}>{scoresText(table, shell)}</span>{' '}
        <span className={styles['winner']}>
          <Icon name="bell" size={18} />
          <span aria-hidden="true">{winners}</span>
          <span className={styles['said']}>{words.wonBy(winners)}</span>
        </span>
        <Icon name="forward" size={20} />
      </Link>
    </li>
  );
}
