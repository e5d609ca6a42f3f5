import { randomPolicy, simulate as runMatches, type SimulationPlan, type SimulationReport } from '@belfry/engine';
import { readArguments } from './arguments.js';
import { type Context, EXIT, type Exit } from './context.js';
import { PLAN_OPTIONS, readPlan, SEEDS } from './plan.js';
import { Progress } from './progress.js';
import { reportText } from './report.js';
import { newSeed } from './seed.js';

/** Plays many matches and reports what they show. */
export function simulate(args: readonly string[], context: Context): Exit {
  const given = readArguments(args, { ...PLAN_OPTIONS, games: 'text', json: 'flag' });
  const { game, options } = readPlan(given, context);
  const report = run(
    {
      game,
      options,
      policies: Array.from({ length: options.players }, () => randomPolicy),
      matches: given.number('games', { min: 1, max: 1_000_000_000, fallback: 1000 }),
      seed: given.number('seed', { ...SEEDS, fallback: newSeed() }),
    },
    context,
  );
  context.out(given.flag('json') ? `${JSON.stringify(report)}\n` : reportText(report, context));
  return EXIT.ok;
}

function run(plan: SimulationPlan, context: Context): SimulationReport {
  const progress = new Progress(context, plan.matches);
  const matches = runMatches(plan);
  for (;;) {
    const step = matches.next();
    if (step.done === true) {
      progress.clear();
      return step.value;
    }
    progress.show(step.value);
  }
}
