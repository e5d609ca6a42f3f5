import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Game,
  type Json,
  KeyedRandom,
  Match,
  newFateKey,
  revealedFate,
  SeededRandom,
  writeRecord,
} from '@belfry/engine';
import { readArguments } from './arguments.js';
import { type Context, complain, EXIT, type Exit, explainFile } from './context.js';
import { fileFault, writeWhole } from './files.js';
import { PLAN_OPTIONS, type Plan, readPlan, SEEDS } from './plan.js';
import { newSeed } from './seed.js';
import { shown } from './text.js';

const NAMES = ['Ada', 'Ben', 'Cy', 'Dee', 'Eli'];

/** Writes random complete records. Record number k depends on the seed and on k only, not on how many there are. */
export async function random(args: readonly string[], context: Context): Promise<Exit> {
  const given = readArguments(args, { ...PLAN_OPTIONS, count: 'text', out: 'text', fair: 'flag' });
  const plan = await readPlan(given, context);
  const seed = given.number('seed', { ...SEEDS, fallback: newSeed() });
  const count = given.number('count', { min: 1, max: 1_000_000, fallback: 1 });
  const folder = given.text('out');
  const game = await plan.known.load();
  const source = { game, options: plan.options, seed, isFair: given.flag('fair') };
  const make = (index: number): string => `${JSON.stringify(randomRecord(source, index))}\n`;
  if (folder === undefined) {
    for (let index = 0; index < count; index++) await context.out(make(index));
    return EXIT.ok;
  }
  try {
    mkdirSync(folder, { recursive: true });
    for (let index = 0; index < count; index++) {
      const name = `${nameOf(plan)}-${seed}-${String(index).padStart(4, '0')}.json`;
      writeWhole(join(folder, name), make(index));
    }
  } catch (error) {
    await complain(context, folder, explainFile(context, fileFault(error)));
    return EXIT.bad;
  }
  await context.err(`${context.words.wroteRecords(count, shown(folder), seed)}\n`);
  return EXIT.ok;
}

/** Game and options, so that other options never overwrite a file: `GAME-2p-OPTION`. */
const nameOf = ({ known, options }: Plan): string =>
  [
    known.rules.id,
    ...Object.entries(options).map(([name, value]) => (name === 'players' ? `${value}p` : String(value))),
  ].join('-');

interface Source {
  readonly game: Game;
  readonly options: Plan['options'];
  readonly seed: number;
  readonly isFair: boolean;
}

/** Actions from the seed; fate too, or from a new key. */
function randomRecord({ game, options, seed, isFair }: Source, index: number): Json {
  const source = new SeededRandom(seed, index);
  const key = isFair ? newFateKey() : undefined;
  const match = new Match(game, options, namesFor(options.players));
  for (;;) {
    const due = match.due();
    if (due.type === 'over') return writeRecord(match, key && revealedFate(key, game.fateBy));
    if (due.type === 'chance') {
      match.letFateAnswer(key === undefined ? source : new KeyedRandom(key, match.log.length));
      continue;
    }
    const legal = match.legal();
    const refusal = match.play({ seat: due.seat, action: legal.at(source.below(legal.count)) });
    if (refusal !== undefined) throw new Error(`a legal action was refused: ${JSON.stringify(refusal)}`);
  }
}

const namesFor = (players: number): string[] =>
  Array.from({ length: players }, (_, seat) => NAMES[seat] ?? `P${seat + 1}`);
