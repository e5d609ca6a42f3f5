/** Many players in a process of their own: started by `kills.ts`, which tells them where the server is, and when to stop. */
import { SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { Company } from './company.js';
import { Journal } from './journal.js';
import { newTally, Player, pause, type Tally } from './player.js';

export interface PlayersOrder {
  readonly base: string;
  readonly journal: string;
  readonly seed: number;
  /** So many companies of each kind. */
  readonly companies: number;
}

export interface PlayersReport extends Omit<Tally, 'faults'> {
  readonly faults: readonly string[];
}

/** Who plays together: people, bots, and those who look on. Games by the cost of their fate. */
const KINDS = [
  { game: 'five-towers', people: 2, bots: 0, watchers: 1 },
  { game: 'skyscraper', people: 2, bots: 0, watchers: 1 },
  { game: 'five-towers', people: 3, bots: 1, watchers: 0 },
  { game: 'skyscraper', people: 3, bots: 1, watchers: 0 },
] as const;
/** Its fate is physics, so there is one company only. */
const COSTLY = { game: 'turmbauer', people: 2, bots: 0, watchers: 0 } as const;

/** Milliseconds that somebody thinks at most. */
const LONGEST_THOUGHT = 60;
/** Milliseconds in which everybody must come to an end. */
const PATIENCE = 60_000;

const [orderText = ''] = process.argv.slice(2);
const order = JSON.parse(orderText) as PlayersOrder;
const games = await loadGames();
const journal = new Journal(order.journal);
const tally = newTally();
let isEnding = false;

async function companyOf({ game: id, people, bots, watchers }: (typeof KINDS)[number] | typeof COSTLY, index: number) {
  const loaded = games.find(({ rules }) => rules.id === id);
  if (loaded === undefined) throw new Error(`there is no game ${id}`);
  const random = new SeededRandom(order.seed, index);
  const playersAs = (kind: string, count: number): readonly Player[] =>
    Array.from({ length: count }, (_, each) => {
      const parts = { journal, tally, random: new SeededRandom(order.seed, index, each) };
      return new Player(order.base, `${kind} ${index}.${each}`, parts);
    });
  return new Company({
    // With all that its fate needs, so that whole records can be checked.
    game: await loaded.load(),
    players: playersAs('player', people),
    watchers: playersAs('watcher', watchers),
    bots: Array.from({ length: bots }, () => loaded.policies[0]?.name ?? ''),
    random,
    journal,
    tally,
    longestThought: LONGEST_THOUGHT,
    isEnding: () => isEnding,
  });
}

const kinds = [...Array.from({ length: order.companies }, () => KINDS).flat(), COSTLY];
const companies = await Promise.all(kinds.map(companyOf));
const meetings = companies.map(meet);

async function meet(company: Company): Promise<void> {
  try {
    await company.meet();
  } catch (error) {
    tally.faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  company.doing = '';
}

async function finish(): Promise<void> {
  isEnding = true;
  for (const company of companies) company.nudge();
  await Promise.race([Promise.all(meetings), pause(PATIENCE)]);
  for (const [index, { doing }] of companies.entries())
    if (doing !== '') tally.faults.push(`company ${index} does not come to an end: ${doing}`);
  journal.close();
  process.send?.({ ...tally } satisfies PlayersReport, () => process.exit(0));
}

process.on('message', message => {
  if (message === 'finish') void finish();
  else process.send?.({ ...tally } satisfies PlayersReport);
});
process.on('disconnect', () => process.exit(1));
