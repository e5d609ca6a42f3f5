/**
 * `npm run torture -- kills --count 1000` kills a server under load, again and again; `npm run torture -- fuzz --count 1000000` sends
 * one whatever nobody should. One line of JSON with figures in the end; status 1 if there was any fault. `--seed` makes the same
 * decisions again.
 */
import { parseArgs } from 'node:util';
import { torturedByFuzz } from './fuzz.js';
import { torturedByKills } from './kills.js';

interface Order {
  readonly count: number;
  readonly seed: number;
  /** Of each kind, for `kills`. */
  readonly companies: number;
}

const TORTURES: Readonly<Record<string, (order: Order) => Promise<{ readonly faults: readonly string[] }>>> = {
  kills: torturedByKills,
  fuzz: torturedByFuzz,
};

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    companies: { type: 'string', default: '3' },
  },
  allowPositionals: true,
});
const torture = TORTURES[positionals[0] ?? ''];
if (torture === undefined) throw new Error(`there is ${Object.keys(TORTURES).join(' and ')}`);
const result = await torture({
  count: Number(values.count),
  seed: Number(values.seed),
  companies: Number(values.companies),
});
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exitCode = result.faults.length === 0 ? 0 : 1;
