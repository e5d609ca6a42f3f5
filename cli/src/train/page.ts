/** How learning goes, as a page with plots. */
import type { Note, Trial } from '@belfry/bots/training/loop';
import type { GameWords } from '@belfry/engine/words';
import { type TrainWords, trainWords } from '../../words/train/index.js';
import type { Context } from '../context.js';
import { arenaFormats, type Formats } from '../formats.js';
import type { Markup } from '../page/markup.js';
import { card, pageText, tableOf } from '../page/page.js';
import { coursePlot, dotOf, type Measured } from '../page/plots.js';
import { spread } from '../page/scale.js';

export interface Learned {
  readonly game: GameWords;
  readonly notes: readonly Note[];
  readonly command: string;
}

interface Told {
  readonly words: TrainWords;
  readonly formats: Formats;
}

export function trainPage({ game, notes, command }: Learned, { language }: Context): string {
  const words = trainWords[language];
  const formats = arenaFormats(language);
  const told = { words, formats };
  const trials = notes.flatMap(({ lesson, trial }) => (trial === undefined ? [] : [{ lesson, ...trial }]));
  const games = notes.reduce((sum, note) => sum + note.games, 0);
  const last = notes.at(-1);
  return pageText({
    language,
    title: words.page.title(game.name),
    lead: [words.lesson({ lesson: notes.length, games, loss: formats.short(last?.loss ?? 0) })],
    parts: [
      ...(trials.length === 0 ? [] : [trialsPlot(trials, told), trialsTable(trials, told)]),
      ...(notes.length === 0 ? [] : [lineOf(words.page.loss, words.page.lossNote, notes, note => note.loss, told)]),
      ...figuresOf(notes).map(name =>
        lineOf(game.figures[name] ?? name, '', notes, ({ figures }) => figures?.[name], told),
      ),
    ],
    note: words.page.note,
    command: { label: words.page.command, text: command },
  });
}

type DatedTrial = Trial & { readonly lesson: number };

function trialsPlot(trials: readonly DatedTrial[], { words, formats }: Told): Markup {
  const points = trials.map(({ lesson, times, isCrowned }) => ({
    x: lesson,
    y: times.mean,
    low: times.low,
    high: times.high,
    isMarked: isCrowned,
  }));
  const y = spread([1, ...points.flatMap(({ low, high }) => [low, high])], formats.factor);
  const x = spread([0, ...points.map(point => point.x)], formats.whole, 1);
  return card(words.page.trials, words.page.trialsNote, coursePlot(words.page.trials, points, { x, y }, 1));
}

function trialsTable(trials: readonly DatedTrial[], { words, formats: { percent, whole } }: Told): Markup {
  const players = trials[0]?.wins.map(each => words.page.players(each.players)) ?? [];
  const rows = trials.toReversed().map(({ lesson, wins, isCrowned }) => ({
    mark: dotOf(isCrowned ? 3 : 0),
    cells: [
      whole(lesson),
      ...wins.map(({ share, low, high }) => `${percent(share)} (${percent(low)}–${percent(high)})`),
      isCrowned ? words.crowned : '',
    ],
  }));
  return card(words.page.wins, '', tableOf({ head: [words.page.lesson, ...players, ''], rows }), 'broad');
}

/** The names of what the course measures beside the loss. */
const figuresOf = (notes: readonly Note[]): string[] => [
  ...new Set(notes.flatMap(({ figures }) => Object.keys(figures ?? {}))),
];

function lineOf(
  heading: string,
  text: string,
  notes: readonly Note[],
  measure: (note: Note) => number | undefined,
  { formats }: Told,
): Markup {
  const points = notes.flatMap((note): Measured[] => {
    const y = measure(note);
    return y === undefined || !Number.isFinite(y) ? [] : [{ x: note.lesson, y }];
  });
  const y = spread([0, ...points.map(point => point.y)], formats.short);
  const x = spread([0, ...points.map(point => point.x)], formats.whole, 1);
  return card(heading, text, coursePlot(heading, points, { x, y }));
}
