/** On a desk: the tables that everybody may know of, and who is here now. */
import { Face, initialOf, isFigure } from '@belfry/ui';
import { useCallback } from 'react';
import { useGameName } from '../../games.js';
import { OpenTables } from '../../join/open-tables.js';
import { useOpenTables } from '../../join/use-open-tables.js';
import { paths } from '../../paths.js';
import type { SomebodyHere } from '../../server/calls.js';
import { useServer } from '../../server/context.js';
import { LinkButton } from '../../shell/link-button.js';
import { useFresh } from '../../use-fresh.js';
import styles from './lobby.module.css';
import { useListWords } from './words/index.js';

const SHOWN = { tables: 3, people: 4 };

export function Lobby() {
  const words = useListWords();
  const { me, tables } = useOpenTables();
  return (
    <div className={styles['lobby']}>
      <section className={styles['card']} aria-labelledby="open-tables">
        <h2 id="open-tables">{words.openTables}</h2>
        {tables?.length === 0 && <p>{words.noOpenTables}</p>}
        {me !== null && me !== undefined && tables !== undefined && (
          <OpenTables tables={tables} me={me} shown={SHOWN.tables} />
        )}
      </section>
      <HereNow />
    </div>
  );
}

/** Who has this app open now, but for oneself. */
export function useHere() {
  const { calls } = useServer();
  const asked = useFresh(useCallback(() => calls.here(), [calls]));
  return asked.state === 'there' ? asked.value : undefined;
}

function HereNow() {
  const words = useListWords();
  const here = useHere();
  return (
    <section className={styles['card']} aria-labelledby="here-now">
      <header>
        <h2 id="here-now">{words.hereNow}</h2>
        {here !== undefined && here.total > 0 && <span>{words.people(here.total)}</span>}
      </header>
      {here?.total === 0 && <p>{words.nobodyElse}</p>}
      <ul>
        {here?.people.slice(0, SHOWN.people).map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may have the same name, and nothing here remembers who is who.
          <Person key={index} {...person} />
        ))}
      </ul>
    </section>
  );
}

function Person({ name, figure, game, table }: SomebodyHere) {
  const words = useListWords();
  const gameName = useGameName();
  return (
    <li>
      <Somebody name={name} figure={figure} />
      <span>
        <b>{name}</b>
        <small>{game === undefined ? words.isFree : words.plays(gameName(game))}</small>
      </span>
      {table !== undefined && (
        <LinkButton to={paths.play(table)} label={words.watchLabel(name)}>
          {words.watch}
        </LinkButton>
      )}
    </li>
  );
}

/** Their figure, or the first letter of their name. */
export const Somebody = ({ name, figure }: Pick<SomebodyHere, 'name'> & { readonly figure: string | undefined }) => (
  <span className={styles['somebody']} aria-hidden="true">
    {isFigure(figure) ? <Face figure={figure} size={28} /> : initialOf(name)}
  </span>
);
