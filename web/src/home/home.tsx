/** The start page: towers on their cards, what was begun, what was played. */

import { GAMES } from '@belfry/games';
import type { TablePage, TableSummary } from '@belfry/table';
import { classes, lazyPart } from '@belfry/ui';
import { type CSSProperties, Suspense, useCallback } from 'react';
import { useAsked } from '../asked.js';
import { useHost } from '../host/context.js';
import { tablesOf } from '../matches/tables.js';
import { Failure } from '../shell/failure.js';
import { Frame } from '../shell/frame.js';
import { Landscape } from '../shell/landscape.js';
import { useTitleFocus } from '../shell/title-focus.js';
import { PadCard, PastCard } from './below.js';
import { Hero } from './emblem.js';
import { GameCard } from './game-card.js';
import styles from './home.module.css';
import { useQuickStart } from './quick-start.js';
import { Ticket, TicketToCome } from './ticket.js';
import { useHomeWords } from './words.js';

/** Asked once, and by those who want other bots. */
const PlaySheet = lazyPart(async () => (await import('./play-sheet.js')).PlaySheet);

/** As many as the page has room for. */
const SHOWN = { running: 3, over: 3 };
const NO_TABLES: TablePage<TableSummary> = { tables: [], total: 0, next: undefined };

export function Home() {
  const words = useHomeWords();
  const heading = useTitleFocus();
  const host = useHost();
  const asked = useAsked(useCallback(() => tablesOf(host, SHOWN), [host]));
  const quick = useQuickStart();
  return (
    <Frame scene={<Scene />}>
      <div className={styles['home']} style={{ '--rows': Math.ceil(GAMES.length / COLUMNS) } as CSSProperties}>
        <div className={styles['intro']}>
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          <p>{words.lead}</p>
        </div>
        {GAMES.map((game, index) => (
          <div key={game.id} className={classes(styles['area'], styles['hero'])} style={placeOf(index)}>
            <Hero game={game} />
          </div>
        ))}
        <div className={classes(styles['area'], styles['ticket'])}>
          {asked.state === 'waiting' && <TicketToCome />}
          {asked.state === 'there' && <Ticket running={asked.value.running} over={asked.value.over} quick={quick} />}
        </div>
        {GAMES.map((game, index) => (
          <div key={game.id} className={classes(styles['area'], styles['card'])} style={placeOf(index)}>
            <GameCard game={game} quick={quick} />
          </div>
        ))}
      </div>
      {quick.question !== undefined && (
        <Suspense fallback={null}>
          <PlaySheet {...quick.question} onPlay={quick.answer} onClose={quick.leave} />
        </Suspense>
      )}
      {quick.failed !== undefined && <Failure error={quick.failed.error} />}
      {asked.state === 'failed' && <Failure error={asked.error} again={asked.again} />}
      <div className={styles['below']}>
        <PadCard />
        <PastCard page={asked.state === 'there' ? asked.value.over : NO_TABLES} />
      </div>
    </Frame>
  );
}

const Scene = () => (
  <div className={styles['scene']}>
    <Landscape />
  </div>
);

const COLUMNS = 3;

/** Where a game stands, for the styles. */
const placeOf = (index: number): CSSProperties =>
  ({ '--index': index, '--column': index % COLUMNS, '--row': Math.floor(index / COLUMNS) }) as CSSProperties;
