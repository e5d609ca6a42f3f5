/** The start page: the ways to others, towers on their cards, what was begun, what was played. */
import { GAMES } from '@belfry/games';
import type { TablePage, TableSummary } from '@belfry/table';
import { classes, lazyPart, useSmallScreen } from '@belfry/ui';
import { type CSSProperties, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useAsked } from '../asked.js';
import { useHost } from '../host/context.js';
import { tablesOf } from '../matches/tables.js';
import { useReach } from '../server/reach.js';
import { Failure } from '../shell/failure.js';
import { Frame } from '../shell/frame.js';
import { Landscape } from '../shell/landscape.js';
import { useTitleFocus } from '../shell/title-focus.js';
import { PadCard, PastCard } from './below.js';
import { Hero } from './emblem.js';
import { GameCard } from './game-card.js';
import styles from './home.module.css';
import { useQuickStart } from './quick-start.js';
import { hadTables as hadTablesThere, useSomebody } from './somebody.js';
import { Ticket, TicketToCome } from './ticket.js';
import { WaysIn } from './ways-in.js';
import { useHomeWords } from './words.js';

/** Asked once, and by those who want other bots. */
const PlaySheet = lazyPart(async () => (await import('./play-sheet.js')).PlaySheet);

/** Tables of a server come when this device is somebody there. */
const YourTables = lazyPart(async () => (await import('./lists/index.js')).YourTables);
const Lobby = lazyPart(async () => (await import('./lists/index.js')).Lobby);
const HereLine = lazyPart(async () => (await import('./lists/index.js')).HereLine);

/** As many as the page has room for. */
const SHOWN = { running: 3, over: 3 };
const NO_TABLES: TablePage<TableSummary> = { tables: [], total: 0, next: undefined };

export function Home() {
  const words = useHomeWords();
  const heading = useTitleFocus();
  const host = useHost();
  const asked = useAsked(useCallback(() => tablesOf(host, SHOWN), [host]));
  const quick = useQuickStart();
  const reach = useReach();
  const isSomebody = useSomebody(reach.is === 'there');
  const [hadTables] = useState(hadTablesThere);
  const hasLobby = isSomebody && reach.is === 'there' && reach.house.listed;
  const isSmall = useSmallScreen();
  const tables = asked.state === 'there' ? asked.value : undefined;
  const ticket =
    tables !== undefined ? <Ticket {...tables} quick={quick} /> : asked.state === 'waiting' && <TicketToCome />;
  return (
    <Frame scene={<Scene />}>
      <div className={styles['home']} style={{ '--rows': Math.ceil(GAMES.length / COLUMNS) } as CSSProperties}>
        <div className={styles['intro']}>
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          <WaysIn reach={reach.is} />
        </div>
        {GAMES.map((game, index) => (
          <div key={game.id} className={classes(styles['area'], styles['hero'])} style={placeOf(index)}>
            <Hero game={game} />
          </div>
        ))}
        <div className={classes(styles['area'], styles['ticket'])}>
          {isSomebody || hadTables ? (
            <Suspense fallback={hadTables ? <TicketToCome /> : ticket}>
              <YourTables reach={reach.is} here={tables?.running ?? NO_TABLES} otherwise={ticket} />
            </Suspense>
          ) : (
            ticket
          )}
          {hasLobby && isSmall && (
            <Later>
              <HereLine />
            </Later>
          )}
        </div>
        {GAMES.map((game, index) => (
          <div key={game.id} className={classes(styles['area'], styles['card'])} style={placeOf(index)}>
            <GameCard game={game} quick={quick} hasServer={reach.is === 'there'} />
          </div>
        ))}
      </div>
      {quick.question !== undefined && (
        <Later>
          <PlaySheet {...quick.question} onPlay={quick.answer} onClose={quick.leave} />
        </Later>
      )}
      {quick.failed !== undefined && <Failure error={quick.failed.error} />}
      {asked.state === 'failed' && <Failure error={asked.error} again={asked.again} />}
      <div className={styles['below']}>
        <PadCard />
        {hasLobby && !isSmall && (
          <Later>
            <Lobby />
          </Later>
        )}
        <PastCard page={tables?.over ?? NO_TABLES} />
      </div>
    </Frame>
  );
}

/** What comes when it is there. */
const Later = ({ children }: { readonly children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

const Scene = () => (
  <div className={styles['scene']}>
    <Landscape />
  </div>
);

const COLUMNS = 3;

/** Where a game stands, for the styles. */
const placeOf = (index: number): CSSProperties =>
  ({ '--index': index, '--column': index % COLUMNS, '--row': Math.floor(index / COLUMNS) }) as CSSProperties;
