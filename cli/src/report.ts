/** A simulation's report as a table people can read. */
import type { SimulationReport, Summary } from '@belfry/engine';
import type { GameWords } from '@belfry/engine/words';
import type { Context } from './context.js';
import { type Cell, tableText } from './table.js';

export function reportText(report: SimulationReport, game: GameWords, context: Context): string {
  const { words } = context;
  const { players } = report.options;
  const title = words.simulation.title({ ...report, game: game.name, players });
  return [
    `${title}\n${optionsText(report)}`,
    tableText(seatRows(report, context, game)),
    tableText(matchRows(report, context, game)),
    tableText(actionRows(report, context, game)),
    `${words.simulation.note}\n`,
  ].join('\n');
}

/** The options beside the number of players, as the record writes them. */
function optionsText({ options }: SimulationReport): string {
  const others = Object.entries(options).filter(([name]) => name !== 'players');
  return others.length === 0 ? '' : `${others.map(([name, value]) => `${name}: ${value}`).join(', ')}\n`;
}

function seatRows(report: SimulationReport, context: Context, game: GameWords): Cell[][] {
  const { simulation } = context.words;
  const { percent, number } = formats(context);
  const figures = Object.keys(report.seats[0]?.figures ?? {});
  const head = [simulation.seat, simulation.policy, simulation.victories, game.score, simulation.spread];
  return [
    [...head, ...figures.map(name => game.figures[name] ?? name)],
    ...report.seats.map((seat, index) => [
      index,
      context.words.policies[seat.policy] ?? seat.policy,
      `${percent(seat.victories.share)} (${seat.victories.ci95.map(percent).join('–')})`,
      withMargin(seat.score, number),
      number(seat.score.sd),
      ...figures.map(name => number(seat.figures[name]?.mean ?? 0)),
    ]),
  ];
}

function matchRows(report: SimulationReport, context: Context, game: GameWords): Cell[][] {
  const { simulation } = context.words;
  const { number, whole } = formats(context);
  const row = (name: string, { mean, sd, min, max }: Summary): Cell[] => [
    name,
    number(mean),
    number(sd),
    whole(min),
    whole(max),
  ];
  return [
    [simulation.figure, simulation.mean, simulation.spread, simulation.least, simulation.most],
    ...Object.entries(report.figures).map(([name, summary]) => row(game.figures[name] ?? name, summary)),
    row(simulation.decisions, report.decisionsPerMatch),
    row(simulation.legalActions, report.legalActionsPerDecision),
  ];
}

function actionRows(report: SimulationReport, context: Context, game: GameWords): Cell[][] {
  const { simulation } = context.words;
  const { number, percent, whole } = formats(context);
  return [
    [simulation.action, simulation.count, simulation.share, simulation.perMatch],
    ...Object.entries(report.actionTypes).map(([type, { count, share, perMatch }]) => [
      game.actions[type] ?? type,
      whole(count),
      percent(share),
      number(perMatch),
    ]),
  ];
}

/** A mean with how far off it may be. */
function withMargin({ mean, ci95 }: Summary, number: (value: number) => string): string {
  return ci95 === null ? number(mean) : `${number(mean)} ± ${number(ci95[1] - mean)}`;
}

function formats({ language }: Context) {
  const whole = new Intl.NumberFormat(language);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  return {
    whole: (value: number) => whole.format(value),
    number: (value: number) => number.format(value),
    percent: (value: number) => percent.format(value),
  };
}
