/** One's tables on the server and on this device, the most urgent first. */
import type { TablePage, TableSummary } from '@belfry/table';
import { Button, classes } from '@belfry/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useBadge } from '../../days/badge.js';
import { byUrgency, isMyTurn } from '../../days/urgency.js';
import { useServer } from '../../server/context.js';
import type { Reach } from '../../server/reach.js';
import { useFresh } from '../../use-fresh.js';
import { rememberSomebody, rememberTables } from '../somebody.js';
import { recallTables } from './recalled.js';
import { Row, type YourTable } from './row.js';
import { useListWords } from './words/index.js';
import styles from './your-tables.module.css';

interface YourTablesProps {
  readonly reach: Reach['is'];
  /** Those of this device. */
  readonly here: TablePage<TableSummary>;
  /** What stands here if the server has none. */
  readonly otherwise: ReactNode;
}

export const YourTables = ({ reach, ...rest }: YourTablesProps) =>
  reach === 'there' ? <Asking {...rest} /> : <Remembered {...rest} isGone={reach === 'none'} />;

/** As many as are asked for. */
const MOST = 50;

function Asking(props: Omit<YourTablesProps, 'reach'>) {
  const server = useServer();
  const asked = useFresh(
    useCallback(async () => {
      const me = await server.whoAmI();
      rememberSomebody(me !== null);
      if (me === null) return [];
      // Others see who is here.
      server.connect();
      const { tables } = await server.calls.tables({ phases: ['room', 'running'], limit: MOST });
      rememberTables(tables);
      return tables;
    }, [server]),
  );
  useBadge(asked.state === 'there' ? asked.value : undefined);
  const [before] = useState(recallTables);
  return <Card {...props} there={asked.state === 'there' ? asked.value : before} now={server.now()} />;
}

function Remembered({ isGone, ...props }: Omit<YourTablesProps, 'reach'> & { readonly isGone: boolean }) {
  const [before] = useState(recallTables);
  return <Card {...props} there={before} isGone={isGone} />;
}

interface CardProps extends Omit<YourTablesProps, 'reach'> {
  readonly there: readonly TableSummary[];
  /** The server's clock, if it is known. */
  readonly now?: number;
  readonly isGone?: boolean;
}

/** So many are shown at first. */
const SHOWN = 4;

function Card({ there, here, otherwise, now, isGone = false }: CardProps) {
  const words = useListWords();
  const [isOpen, open] = useState(false);
  if (there.length === 0) return otherwise;
  const onServer = byUrgency(there).map((table): YourTable => ({ table, isHere: false }));
  const onDevice = here.tables.map((table): YourTable => ({ table, isHere: true }));
  // What cannot be gone on with comes last.
  const rows = isGone ? [...onDevice, ...onServer] : [...onServer, ...onDevice];
  const shown = isOpen ? rows : rows.slice(0, SHOWN);
  const first = rows.find(({ table, isHere }) => (isHere ? true : !isGone && isMyTurn(table)));
  return (
    <section className={styles['card']} aria-labelledby="your-tables">
      <h2 id="your-tables">{words.title}</h2>
      <ul>
        {shown.map(row => (
          <li
            key={`${row.isHere}-${row.table.id}`}
            className={classes(row === first && !row.isHere && styles['first'])}
          >
            <Row {...row} isFirst={row === first} isGone={isGone && !row.isHere} now={now} />
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <Button look="quiet" className={styles['more']} aria-expanded={false} onClick={() => open(true)}>
          {words.more(rows.length - shown.length)}
        </Button>
      )}
      {isGone && <p className={styles['kept']}>{words.keptThere}</p>}
    </section>
  );
}
