import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, Match, SeededRandom, writeRecord } from '@belfry/engine';
import { readArguments } from './arguments.js';
import { type Context, complain, EXIT, type Exit, explainFile } from './context.js';
import { fileFault } from './files.js';
import { PLAN_OPTIONS, type Plan, readPlan, SEEDS } from './plan.js';
import { newSeed } from './seed.js';

const NAMES = ['Ada', 'Ben', 'Cy', 'Dee', 'Eli'];

/** Writes random complete records. Record number k depends on the seed and on k only, not on how many there are. */
export function random(args: readonly string[], context: Context): Exit {
  const given = readArguments(args, { ...PLAN_OPTIONS, count: 'text', out: 'text' });
  const plan = readPlan(given, context);
  const seed = given.number('seed', { ...SEEDS, fallback: newSeed() });
  const count = given.number('count', { min: 1, max: 1_000_000, fallback: 1 });
  const folder = given.text('out');
  if (folder === undefined) {
    for (let index = 0; index < count; index++) context.out(`${JSON.stringify(randomRecord(plan, seed, index))}\n`);
    return EXIT.ok;
  }
  try {
    mkdirSync(folder, { recursive: true });
    for (let index = 0; index < count; index++) {
      const name = `${plan.game.id}-${plan.options.players}p-${seed}-${String(index).padStart(4, '0')}.json`;
      writeFileSync(join(folder, name), `${JSON.stringify(randomRecord(plan, seed, index))}\n`);
    }
  } catch (error) {
    complain(context, folder, explainFile(context, fileFault(error)));
    return EXIT.bad;
  }
  context.err(`${context.words.wroteRecords(count, folder, seed)}\n`);
  return EXIT.ok;
}

function randomRecord({ game, options }: Plan, seed: number, index: number): Json {
  const source = new SeededRandom(seed, index);
  const match = new Match(game, options, NAMES.slice(0, options.players));
  for (;;) {
    const due = match.due();
    if (due.type === 'over') return writeRecord(match);
    if (due.type === 'chance') {
      match.letFateAnswer(source);
      continue;
    }
    const legal = match.legal();
    const refusal = match.play({ seat: due.seat, action: legal.at(source.below(legal.count)) });
    if (refusal !== undefined) throw new Error(`a legal action was refused: ${JSON.stringify(refusal)}`);
  }
}
