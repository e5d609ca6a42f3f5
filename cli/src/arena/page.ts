/** What a comparison shows, as a page with plots. */
import type { ArenaReport, BotReport } from '@belfry/bots/arena';
import type { GameWords } from '@belfry/engine/words';
import { type ArenaWords, arenaWords } from '../../words/arena/index.js';
import type { Context } from '../context.js';
import { arenaFormats, type Formats } from '../formats.js';
import { type Markup, markup } from '../page/markup.js';
import { card, pageText, tableOf } from '../page/page.js';
import { barsPlot, dotOf, histogramsPlot, shortened } from '../page/plots.js';
import { spread, tenfold } from '../page/scale.js';
import { shown } from '../text.js';

/** What each part of the page is made of. */
interface Told {
  readonly report: ArenaReport;
  readonly game: GameWords;
  readonly words: ArenaWords;
  readonly formats: Formats;
  readonly nameOf: (bot: BotReport) => string;
}

export function arenaPage(report: ArenaReport, game: GameWords, context: Context): string {
  const words = arenaWords[context.language];
  const formats = arenaFormats(context.language);
  const told: Told = { report, game, words, formats, nameOf: ({ name }) => shown(name) };
  const options = Object.entries(report.options).filter(([name]) => name !== 'players');
  return pageText({
    language: context.language,
    title: words.page.title(game.name),
    lead: [
      words.title({ ...report, game: game.name }),
      ...options.map(([name, value]) => `${name}: ${value}`),
      words.idleEnds(formats.percent(report.idleEnds)),
    ],
    parts: [standings(told), wins(told), ratings(told), times(told), scores(told), ahead(told)],
    note: words.note(formats.percent(report.equalShare)),
    command: { label: words.page.command, text: commandOf(report) },
  });
}

const inOrder = ({ bots }: ArenaReport): readonly { readonly bot: BotReport; readonly colour: number }[] =>
  bots.map((bot, colour) => ({ bot, colour })).toSorted((a, b) => b.bot.winRate - a.bot.winRate);

function standings({ report, game, words, formats, nameOf }: Told): Markup {
  const { percent, number, short } = formats;
  const rows = inOrder(report).map(({ bot, colour }) => ({
    mark: dotOf(colour),
    cells: [
      nameOf(bot),
      `${percent(bot.winRate)} (${percent(bot.low)}–${percent(bot.high)})`,
      `${number(bot.rating.mu)} ± ${number(bot.rating.high - bot.rating.mu)}`,
      `${number(bot.points.mean)} ± ${number(bot.points.high - bot.points.mean)}`,
      short(bot.msMedian),
      short(bot.ms99),
    ],
  }));
  const head = [words.bot, words.wins, words.rating, game.score, words.median, words.slowest];
  return card(words.page.standings, '', tableOf({ head, rows }), 'wide');
}

function wins({ report, words, formats: { percent, wholePercent }, nameOf }: Told): Markup {
  const bars = report.bots.map(bot => ({
    name: nameOf(bot),
    text: percent(bot.winRate),
    value: bot.winRate,
    low: bot.low,
    high: bot.high,
  }));
  const plot = barsPlot(words.page.wins, bars, spread([0, 1], wholePercent), report.equalShare);
  return card(words.page.wins, words.page.winsNote, plot);
}

function ratings({ report, words, formats: { number, whole }, nameOf }: Told): Markup {
  const bars = report.bots.map(bot => ({
    name: nameOf(bot),
    text: number(bot.rating.mu),
    value: bot.rating.mu,
    low: bot.rating.low,
    high: bot.rating.high,
  }));
  const scale = spread(
    bars.flatMap(({ low, high }) => [low, high]),
    whole,
  );
  return card(words.page.ratings, words.page.ratingsNote, barsPlot(words.page.ratings, bars, scale));
}

function times({ report, words, formats: { short }, nameOf }: Told): Markup {
  const bars = report.bots.map(bot => ({
    name: nameOf(bot),
    text: `${short(bot.msMedian)} ms`,
    value: bot.msMedian,
    low: bot.msMedian,
    high: bot.ms99,
  }));
  const scale = tenfold(
    bars.flatMap(({ value, high }) => [value, high]),
    short,
  );
  return card(words.page.times, words.page.timesNote, barsPlot(words.page.times, bars, scale));
}

function scores({ report, game, words, formats: { number, whole }, nameOf }: Told): Markup {
  const histograms = report.bots.map(bot => ({
    name: nameOf(bot),
    text: `⌀ ${number(bot.points.mean)}`,
    counts: new Map(Object.entries(bot.points.counts).map(([score, count]) => [Number(score), count])),
  }));
  return card(
    words.page.scores,
    words.page.scoresNote(game.score),
    histogramsPlot(words.page.scores, histograms, whole),
  );
}

/** Who ends before whom: the greener, the more often. */
function ahead({ report, words, formats: { wholePercent, percent }, nameOf }: Told): Markup {
  const cell = (row: BotReport, column: BotReport): Markup => {
    const met = row.ahead[column.name];
    if (met === undefined) return markup`<td></td>`;
    const tone = met.share >= 0.5 ? '--good' : '--bad';
    const title = `${percent(met.share)} (${percent(met.low)}–${percent(met.high)})`;
    const strength = (0.08 + Math.abs(met.share - 0.5) * 1.1).toFixed(2);
    return markup`<td title="${title}" style="background: rgb(var(${tone}) / ${strength})">${wholePercent(met.share)}</td>`;
  };
  const rows = report.bots.map((row, index) => ({
    mark: dotOf(index),
    cells: [shortened(nameOf(row)), ...report.bots.map(column => cell(row, column))],
  }));
  const table = tableOf({ head: [words.ahead, ...report.bots.map(bot => shortened(nameOf(bot)))], rows });
  return card(words.page.ahead, words.page.aheadNote, markup`<div class="matrix">${table}</div>`, 'broad');
}

function commandOf({ game, options, entered, deals, seed }: ArenaReport): string {
  const named = Object.entries(options).map(([name, value]) => `--${name} ${value}`);
  const listed = entered.join(',');
  const quoted = listed.includes(' ') ? `"${listed}"` : listed;
  return `belfry arena ${game} ${named.join(' ')} --bots ${quoted} --deals ${deals} --seed ${seed}`;
}
