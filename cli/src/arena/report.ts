/** What a comparison shows, as tables people can read. */
import type { ArenaReport, BotReport } from '@belfry/bots/arena';
import type { GameWords } from '@belfry/engine/words';
import { arenaWords } from '../../words/arena/index.js';
import type { Context } from '../context.js';
import { arenaFormats } from '../formats.js';
import { type Cell, tableText } from '../table.js';
import { shown } from '../text.js';

export function standingsText(report: ArenaReport, game: GameWords, context: Context): string {
  const words = arenaWords[context.language];
  const { percent } = arenaFormats(context.language);
  const others = Object.entries(report.options).filter(([name]) => name !== 'players');
  return [
    `${words.title({ ...report, game: game.name })}\n`,
    ...others.map(([name, value]) => `${name}: ${value}\n`),
    '\n',
    tableText(standingRows(report, game, context)),
    '\n',
    ...(report.bots.length > 2 ? [tableText(aheadRows(report, context)), '\n'] : []),
    `${words.idleEnds(percent(report.idleEnds))}\n`,
    `${words.note(percent(report.equalShare))}\n`,
  ].join('');
}

function standingRows(report: ArenaReport, game: GameWords, context: Context): Cell[][] {
  const words = arenaWords[context.language];
  const { percent, number, short } = arenaFormats(context.language);
  return [
    [words.bot, words.wins, words.rating, game.score, words.median, words.slowest],
    ...report.bots.map(({ name, winRate, low, high, rating, points, msMedian, ms99 }) => [
      shown(name),
      `${percent(winRate)} (${percent(low)}–${percent(high)})`,
      `${number(rating.mu)} ± ${number(rating.high - rating.mu)}`,
      `${number(points.mean)} ± ${number(points.high - points.mean)}`,
      short(msMedian),
      short(ms99),
    ]),
  ];
}

/** Each row says how often its bot ends before those of the columns. */
function aheadRows({ bots }: ArenaReport, context: Context): Cell[][] {
  const { percent } = arenaFormats(context.language);
  const cell = (row: BotReport, column: BotReport): string => {
    const share = row.ahead[column.name];
    return share === undefined ? '' : percent(share.share);
  };
  return [
    [arenaWords[context.language].ahead, ...bots.map(({ name }) => shown(name))],
    ...bots.map(row => [shown(row.name), ...bots.map(column => cell(row, column))]),
  ];
}
