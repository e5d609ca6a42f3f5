/** The matches of one game: wins, scores, and whatever the game itself tells of them. */
import type { ListedGame } from '@belfry/engine/words';
import type { TableId } from '@belfry/table';
import type { GameStats, StatsWords } from '@belfry/ui';
import { Suspense } from 'react';
import { useGameName } from '../games.js';
import { Emblem } from '../home/emblem.js';
import { useBotName } from '../people/bot-name.js';
import { findPlayable } from '../playable.js';
import { Waiting } from '../shell/waiting.js';
import { Best } from './best.js';
import { type GameTally, gameTallyOf } from './model/count.js';
import { type End, measuredIn } from './model/counted.js';
import { type Gathered, gather } from './model/gather.js';
import { isOwn, type Played } from './model/played.js';
import { useNumber } from './numbers.js';
import { useGameStats } from './parts.js';
import { Bars } from './plots/bars.js';
import { Scores } from './plots/scores.js';
import styles from './stats.module.css';
import { Tiles, useCommonFacts } from './tiles.js';
import { useStatsWords } from './words.js';

interface SectionProps {
  readonly game: string;
  /** In the order in which they were played. */
  readonly matches: readonly Played[];
  readonly ends: ReadonlyMap<TableId, End>;
}

export function GameSection(props: SectionProps) {
  const name = useGameName()(props.game);
  const title = `stats-${props.game}`;
  const listed = findPlayable(props.game);
  return (
    <section className={styles['game']} aria-labelledby={title}>
      <header>
        <Emblem game={props.game} size={44} />
        <h2 id={title}>{name}</h2>
      </header>
      <Suspense fallback={<Waiting />}>
        {listed === undefined ? <Inside {...props} /> : <KnownGame {...props} listed={listed} />}
      </Suspense>
    </section>
  );
}

function KnownGame({ listed, ...props }: SectionProps & { readonly listed: ListedGame }) {
  const part = useGameStats(listed.id);
  return part === undefined ? <Inside {...props} /> : <TellingGame {...props} part={part} />;
}

function TellingGame({ part, ...props }: Omit<InsideProps, 'telling'> & { readonly part: GameStats }) {
  const words = part.useWords();
  const gathered = gather(part, measuredIn(props.matches, props.ends));
  return <Inside {...props} telling={{ part, words, gathered }} />;
}

/** What a game tells by itself. */
interface Telling {
  readonly part: GameStats;
  readonly words: StatsWords;
  readonly gathered: Gathered;
}

interface InsideProps extends SectionProps {
  readonly telling?: Telling;
}

function Inside({ game, matches, telling }: InsideProps) {
  const words = useStatsWords();
  const tally = gameTallyOf(game, matches);
  const own = matches.filter(isOwn);
  return (
    <div className={styles['inside']}>
      {telling?.gathered.best !== undefined && (
        <Best part={telling.part} words={telling.words} {...telling.gathered.best} />
      )}
      <div className={styles['facts']}>
        <Figures tally={tally} telling={telling} />
        {own.length === 0 && <p className={styles['note']}>{words.onlyTogether}</p>}
        {own.length > 0 && (
          <div className={styles['plots']}>
            <div className={styles['counts']}>
              <Opponents tally={tally} />
              {telling !== undefined && <Kinds {...telling} />}
            </div>
            {own.length > 1 && <Scores matches={own} title={words.scores.title} />}
          </div>
        )}
      </div>
    </div>
  );
}

function Figures({ tally, telling }: { readonly tally: GameTally; readonly telling: Telling | undefined }) {
  const words = useStatsWords();
  const number = useNumber();
  const common = useCommonFacts(tally);
  const scores =
    tally.scores === undefined
      ? []
      : [
          { name: telling?.words.mean ?? words.mean, value: number(tally.scores.mean) },
          { name: telling?.words.most ?? words.most, value: number(tally.scores.most) },
        ];
  const figures = (telling?.gathered.figures ?? []).map(({ name, value }) => ({
    name: telling?.words.figures[name] ?? name,
    value: number(value),
  }));
  return <Tiles facts={[...common, ...scores, ...figures]} />;
}

function Opponents({ tally: { versus, own } }: { readonly tally: GameTally }) {
  const { opponents: words, won, wonOf } = useStatsWords();
  const botName = useBotName();
  const met = versus.reduce((sum, { matches }) => sum + matches, 0);
  const bars = versus.map(({ policy, matches, wins }) => ({
    key: policy ?? '',
    name: policy === undefined ? words.people : botName(policy),
    text: wonOf(wins, matches),
    length: matches,
    filled: wins,
  }));
  const note = met > own ? words.each : undefined;
  return <Bars title={words.title} heads={[words.opponent, won]} bars={bars} note={note} />;
}

function Kinds({ part: { Sign }, words: { kinds: words }, gathered: { kinds } }: Telling) {
  const page = useStatsWords();
  if (words === undefined || kinds.length === 0) return null;
  const bars = kinds.map(({ kind, count }) => ({
    key: kind,
    name: (
      <span className={styles['kind']}>
        {Sign !== undefined && <Sign kind={kind} />}
        {words.names[kind] ?? kind}
      </span>
    ),
    text: words.count(count),
    length: count,
    filled: count,
  }));
  return <Bars title={words.title} heads={[page.kind, page.count]} bars={bars} hasFavourite />;
}
