import { type Policy, simulate as runMatches, type SimulationPlan, type SimulationReport } from '@belfry/engine';
import { readArguments } from './arguments.js';
import { type Context, EXIT, type Exit, UsageError } from './context.js';
import { PLAN_OPTIONS, type Plan, readPlan, SEEDS } from './plan.js';
import { Progress } from './progress.js';
import { reportText } from './report.js';
import { newSeed } from './seed.js';

/** Plays many matches and reports what they show; with `--each`, once for each value of an option. */
export async function simulate(args: readonly string[], context: Context): Promise<Exit> {
  const given = readArguments(args, { ...PLAN_OPTIONS, games: 'text', policies: 'text', each: 'text', json: 'flag' });
  const plan = await readPlan(given, context);
  const policies = readPolicies(plan, given.text('policies') ?? 'random');
  const matches = given.number('games', { min: 1, max: 1_000_000_000, fallback: 1000 });
  const seed = given.number('seed', { ...SEEDS, fallback: newSeed() });
  const each = variants(plan, given.text('each'));
  const game = await plan.known.load();
  for (const options of each) {
    const report = await run({ game, options, policies, matches, seed }, context);
    await context.out(
      given.flag('json')
        ? `${JSON.stringify(report)}\n`
        : reportText(report, plan.known.words[context.language], context),
    );
  }
  return EXIT.ok;
}

/** The options of a plan, once for each value of the one that is named. */
function variants({ known, options }: Plan, name: string | undefined): Plan['options'][] {
  if (name === undefined) return [options];
  const choices = Object.entries(known.rules.options).filter(([, field]) => field.type === 'choice');
  const field = choices.find(([choice]) => choice === name)?.[1];
  if (field?.type === 'choice') return field.values.map(value => ({ ...options, [name]: value }));
  throw new UsageError({ code: 'no-such-choice', option: name, known: choices.map(([choice]) => choice) });
}

/** Names of policies, parted by commas: one for each seat, or one for all. */
function readPolicies({ known: { policies }, options: { players } }: Plan, text: string): Policy[] {
  const chosen = text.split(',').map(name => {
    const policy = policies.find(candidate => candidate.name === name);
    if (policy !== undefined) return policy;
    throw new UsageError({ code: 'unknown-policy', policy: name, known: policies.map(({ name: each }) => each) });
  });
  const [first] = chosen;
  if (chosen.length === 1 && first !== undefined) return Array.from({ length: players }, () => first);
  if (chosen.length === players) return chosen;
  throw new UsageError({ code: 'wrong-number-of-policies', given: chosen.length, players });
}

async function run(plan: SimulationPlan, context: Context): Promise<SimulationReport> {
  const progress = new Progress(context, plan.matches);
  const matches = runMatches(plan);
  for (;;) {
    const step = matches.next();
    if (step.done === true) {
      await progress.clear();
      return step.value;
    }
    await progress.show(step.value);
  }
}
