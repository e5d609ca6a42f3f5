/** The matches of one game: wins, scores, and whatever the game itself tells of them. */
import type { ListedGame } from '@belfry/engine/words';
import type { TableId } from '@belfry/table';
import type { GameStats, StatsWords } from '@belfry/ui';
import { Suspense } from 'react';
import { useGameName, useScreen } from '../games.js';
import { Emblem } from '../home/emblem.js';
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
        {listed === undefined ? <Inside {...props} bots={{}} /> : <KnownGame {...props} listed={listed} />}
      </Suspense>
    </section>
  );
}

/** The names of its bots come from its screen. */
function KnownGame({ listed, ...props }: SectionProps & { readonly listed: ListedGame }) {
  const { useWords } = useScreen(listed);
  return <Inside {...props} bots={useWords().policies} />;
}

type Bots = Readonly<Record<string, { readonly name: string }>>;

const useNoWords = (): StatsWords | undefined => undefined;

function Inside({ game, matches, ends, bots }: SectionProps & { readonly bots: Bots }) {
  const words = useStatsWords();
  const part = useGameStats(game);
  const usePartWords: () => StatsWords | undefined = part?.useWords ?? useNoWords;
  const partWords = usePartWords();
  const tally = gameTallyOf(game, matches);
  const own = matches.filter(isOwn);
  const gathered = part && gather(part, measuredIn(matches, ends));
  return (
    <div className={styles['inside']}>
      {part !== undefined && partWords !== undefined && gathered?.best !== undefined && (
        <Best part={part} words={partWords} {...gathered.best} />
      )}
      <div className={styles['facts']}>
        <Figures tally={tally} gathered={gathered} words={partWords} />
        {own.length === 0 && <p className={styles['note']}>{words.onlyTogether}</p>}
        <div className={styles['plots']}>
          {tally.versus.length > 0 && (
            <div className={styles['counts']}>
              <Opponents tally={tally} bots={bots} />
              {part !== undefined && partWords !== undefined && gathered !== undefined && (
                <Kinds part={part} words={partWords} gathered={gathered} />
              )}
            </div>
          )}
          {own.length > 1 && <Scores matches={own} title={words.scores.title} />}
        </div>
      </div>
    </div>
  );
}

interface FiguresProps {
  readonly tally: GameTally;
  readonly gathered: Gathered | undefined;
  readonly words: StatsWords | undefined;
}

function Figures({ tally, gathered, words: own }: FiguresProps) {
  const words = useStatsWords();
  const number = useNumber();
  const common = useCommonFacts(tally);
  const scores =
    tally.scores === undefined
      ? []
      : [
          { name: own?.mean ?? words.mean, value: number(tally.scores.mean) },
          { name: own?.most ?? words.most, value: number(tally.scores.most) },
        ];
  const figures = (gathered?.figures ?? []).map(({ name, value }) => ({
    name: own?.figures[name] ?? name,
    value: number(value),
  }));
  return <Tiles facts={[...common, ...scores, ...figures]} />;
}

function Opponents({ tally: { versus, own }, bots }: { readonly tally: GameTally; readonly bots: Bots }) {
  const { opponents: words, won, wonOf } = useStatsWords();
  const met = versus.reduce((sum, { matches }) => sum + matches, 0);
  const bars = versus.map(({ policy, matches, wins }) => ({
    key: policy ?? '',
    name: policy === undefined ? words.people : (bots[policy]?.name ?? policy),
    text: wonOf(wins, matches),
    length: matches,
    filled: wins,
  }));
  const note = met > own ? words.each : undefined;
  return <Bars title={words.title} heads={[words.opponent, won]} bars={bars} note={note} />;
}

interface KindsProps {
  readonly part: GameStats;
  readonly words: StatsWords;
  readonly gathered: Gathered;
}

function Kinds({ part: { Sign }, words: { kinds: words }, gathered: { kinds } }: KindsProps) {
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
