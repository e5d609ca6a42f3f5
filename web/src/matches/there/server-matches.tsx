/** The matches that the server keeps for who this device is there. What it has is found out by asking. */
import type { TableSummary } from '@belfry/table';
import { useCallback, useEffect } from 'react';
import { useTurnThere } from '../../home/lists/use-turn-there.js';
import { rememberSomebody } from '../../home/somebody.js';
import { paths } from '../../paths.js';
import { useServer, WithServer } from '../../server/context.js';
import { Failure } from '../../shell/failure.js';
import { MatchLists, useTables } from '../match-lists.js';
import styles from '../matches.module.css';
import { type Tables, tablesOf } from '../tables.js';
import { useMatchesWords } from '../words.js';

interface ServerMatchesProps {
  /** How many there are. */
  readonly onFound: (count: number) => void;
}

export const ServerMatches = (props: ServerMatchesProps) => (
  <WithServer>
    <Asking {...props} />
  </WithServer>
);

const THERE = { isNamed: true, table: paths.play, replay: (id: string) => paths.playReplay(id), result: paths.play };

function Asking({ onFound }: ServerMatchesProps) {
  const words = useMatchesWords();
  const server = useServer();
  const stateOf = useTurnThere();
  const ask = useCallback(
    async (limits: Readonly<Record<keyof Tables, number>>): Promise<Tables> => {
      const me = await server.whoAmI();
      rememberSomebody(me !== null);
      return me === null ? NOTHING : await tablesOf(server.host, limits);
    },
    [server],
  );
  const { asked, onMore } = useTables(ask);
  const total = asked.state === 'there' ? asked.value.running.total + asked.value.over.total : 0;
  const isKnown = asked.state !== 'waiting';
  useEffect(() => {
    if (isKnown) onFound(total);
  }, [isKnown, total, onFound]);
  if (asked.state === 'failed') return <Failure error={asked.error} again={asked.again} />;
  if (asked.state === 'waiting' || total === 0) return null;
  return (
    <section className={styles['place']} aria-labelledby="on-the-server">
      <h2 id="on-the-server">{words.onServer}</h2>
      <MatchLists
        {...asked.value}
        place={{ ...THERE, stateOf }}
        mayRemove={isHost}
        isForAll
        onChanged={asked.again}
        onMore={onMore}
      />
    </section>
  );
}

const NO_TABLES = { tables: [], total: 0, next: undefined };
const NOTHING: Tables = { running: NO_TABLES, over: NO_TABLES };

/** In one's list without a seat is only who made the table. */
const isHost = ({ seats }: TableSummary): boolean => {
  const own = seats.filter(({ isYours }) => isYours);
  return own.length === 0 || own.some(seat => seat.isHost === true);
};
