/** Tables that everybody may know of: to sit down at, or to watch. */
import type { TableSummary } from '@belfry/table';
import { Button, classes, Hidden, useLanguage } from '@belfry/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useGameName } from '../games.js';
import { Emblem } from '../home/emblem.js';
import { paths } from '../paths.js';
import type { Me } from '../server/calls.js';
import { useServer } from '../server/context.js';
import { LinkButton } from '../shell/link-button.js';
import styles from './open-tables.module.css';
import { explainProblem } from './problems.js';
import { sitDown } from './sit-down.js';
import { useJoinWords } from './words/index.js';

interface OpenTablesProps {
  readonly tables: readonly TableSummary[];
  readonly me: Me;
  /** So many at first. */
  readonly shown: number;
}

export function OpenTables({ tables, me, shown }: OpenTablesProps) {
  const words = useJoinWords();
  const { language } = useLanguage();
  const [isOpen, open] = useState(false);
  const { sit, sitting, problem } = useSitting(me);
  const seen = isOpen ? tables : tables.slice(0, shown);
  return (
    <>
      <ul className={styles['tables']}>
        {seen.map(table => (
          <Row key={table.id} table={table} isOff={sitting !== undefined} onSit={() => void sit(table.id)} />
        ))}
      </ul>
      {problem !== undefined && <p role="alert">{explainProblem(words, language, problem)}</p>}
      {tables.length > seen.length && (
        <Button look="quiet" aria-expanded={false} onClick={() => open(true)}>
          {words.more(tables.length - seen.length)}
        </Button>
      )}
    </>
  );
}

function useSitting(me: Me) {
  const server = useServer();
  const [, navigate] = useLocation();
  const [sitting, setSitting] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const sit = async (table: string): Promise<void> => {
    setSitting(table);
    setProblem(undefined);
    try {
      await sitDown(server, table, me);
      navigate(paths.play(table));
    } catch (error) {
      setProblem(error);
      setSitting(undefined);
    }
  };
  return { sit, sitting, problem };
}

interface RowProps {
  readonly table: TableSummary;
  /** Somebody is sitting down already. */
  readonly isOff: boolean;
  readonly onSit: () => void;
}

function Row({ table: { id, game, seats, host, clock, phase }, isOff, onSit }: RowProps) {
  const words = useJoinWords();
  const name = useGameName()(game);
  const names = seats.flatMap(seat => (seat.name === '' ? [] : seat.name)).join(', ');
  const isRunning = phase === 'running';
  const whose = host === undefined || host === '' ? names : words.tableOf(host);
  const terms = isRunning ? words.running : words.clock(clock);
  return (
    <li>
      <Emblem game={game} size={40} />
      <span className={styles['what']}>
        <b>{name}</b>
        <small>{[isRunning ? names : whose, terms].filter(text => text !== '').join(' · ')}</small>
      </span>
      {!isRunning && <Dots taken={seats.map(({ player }) => player.type !== 'open')} />}
      {isRunning ? (
        <LinkButton to={paths.play(id)} label={words.watchLabel(`${name}, ${names}`)}>
          {words.watch}
        </LinkButton>
      ) : (
        <Button off={isOff} aria-label={words.sitLabel(name, names)} onClick={onSit}>
          {words.sit}
        </Button>
      )}
    </li>
  );
}

/** Seats as dots: full ones are taken. */
function Dots({ taken }: { readonly taken: readonly boolean[] }) {
  const words = useJoinWords();
  const full = taken.filter(Boolean).length;
  return (
    <span className={styles['dots']}>
      {taken.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place.
        <i key={place} className={classes(place < full && styles['taken'])} />
      ))}
      <Hidden>{words.taken(full, taken.length)}</Hidden>
    </span>
  );
}
