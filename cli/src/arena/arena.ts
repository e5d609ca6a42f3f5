/** `belfry arena`: lets bots play against each other, every deal in every seat order, and says who is better and how surely. */
import {
  type ArenaPlan,
  type ArenaReport,
  Fault,
  type PlayedDeal,
  playDeals,
  type Referee,
  refereeHere,
  reportOn,
  seatOrdersOf,
} from '@belfry/bots/arena';
import { phrase } from '@belfry/engine/words';
import { arenaWords } from '../../words/arena/index.js';
import { type Arguments, readArguments } from '../arguments.js';
import { type Context, complain, EXIT, type Exit, UsageError } from '../context.js';
import { writeWhole } from '../files.js';
import { tellingOfFiles } from '../files-told.js';
import type { KnownGame } from '../games.js';
import { gameOptions, PLAN_OPTIONS, type Plan, readPlan, SEEDS } from '../plan.js';
import { Progress } from '../progress.js';
import { newSeed } from '../seed.js';
import { type LedgerFile, type LedgerPlace, ledgerPlace, openLedger, seedBegunWith } from './ledger-file.js';
import { arenaPage } from './page.js';
import { refereeElsewhere } from './referees.js';
import { standingsText } from './report.js';
import { checkBots, openRoom } from './room.js';

const ARENA_OPTIONS = {
  ...PLAN_OPTIONS,
  bots: 'text',
  deals: 'text',
  matches: 'text',
  jobs: 'text',
  seconds: 'text',
  json: 'text',
  html: 'text',
  resume: 'text',
} as const;

const DEALS = { min: 1, max: 1_000_000 };
const JOBS = { min: 1, max: 256, fallback: 1 };
/** How long a program from outside may think about one action. */
const SECONDS = { min: 1, max: 3600, fallback: 10 };

export async function arena(args: readonly string[], context: Context): Promise<Exit> {
  const given = readArguments(args, await gameOptions(args, ARENA_OPTIONS));
  const { known, options } = await readPlan(given, context);
  const staff = { jobs: given.number('jobs', JOBS), seconds: given.number('seconds', SECONDS) };
  const [json, html] = [given.text('json'), given.text('html')];
  const place = ledgerPlace(given.text('resume'), json ?? html);
  const run = async (): Promise<Exit> => {
    const plan = planOf(given, { known, options }, place);
    const ledger = openLedger(plan, place);
    if (ledger.played.length > 0) await context.err(`${arenaWords[context.language].goesOn(ledger.played.length)}\n`);
    const report = await play(plan, known, staff, ledger, context);
    if (json !== undefined) writeWhole(json, `${JSON.stringify(report, null, 2)}\n`);
    if (html !== undefined) writeWhole(html, arenaPage(report, known.words[context.language], context));
    await context.out(standingsText(report, known.words[context.language], context));
    ledger.finish();
    return EXIT.ok;
  };
  return await tellingOfFiles(context, () => tellingOfBots(context, run));
}

/** Without a seed, one goes on with that of what was begun. */
function planOf(given: Arguments, { known, options }: Plan, place: LedgerPlace | undefined): ArenaPlan {
  const bots = given.text('bots')?.split(',');
  if (bots === undefined) throw new UsageError({ code: 'option-missing', option: '--bots' });
  checkBots(bots, known);
  const seed = given.number('seed', { ...SEEDS, fallback: seedBegunWith(place) ?? newSeed() });
  const plan = { game: known.rules.id, options, bots, seed };
  return { ...plan, deals: dealsOf(given, seatOrdersOf(plan).length) };
}

/** `--deals` counts deals; `--matches` counts matches, and is rounded up to whole deals. */
function dealsOf(given: Arguments, orders: number): number {
  const deals = given.number('deals', { ...DEALS, fallback: 100 });
  if (given.text('matches') === undefined) return deals;
  if (given.text('deals') !== undefined) throw new UsageError({ code: 'deals-or-matches' });
  return Math.ceil(given.number('matches', { min: 1, max: DEALS.max, fallback: 1 }) / orders);
}

interface Staff {
  readonly jobs: number;
  readonly seconds: number;
}

async function play(
  plan: ArenaPlan,
  known: KnownGame,
  staff: Staff,
  ledger: LedgerFile,
  context: Context,
): Promise<ArenaReport> {
  const { referees, close } = await refereesFor(plan, known, staff);
  const played: PlayedDeal[] = [...ledger.played];
  const progress = new Progress(context, plan.deals);
  try {
    await playDeals(plan, referees, ledger.played, async deal => {
      ledger.add(deal);
      played.push(deal);
      await progress.show(played.length);
    });
  } finally {
    close();
    await progress.clear();
  }
  return reportOn(plan, played);
}

/** A single one plays here; several have processes of their own. */
async function refereesFor(
  plan: ArenaPlan,
  known: KnownGame,
  { jobs, seconds }: Staff,
): Promise<{ readonly referees: readonly Referee[]; readonly close: () => void }> {
  if (jobs === 1) {
    const { room, close } = await openRoom(plan, known, seconds);
    return { referees: [refereeHere(plan, room)], close };
  }
  const referees = Array.from({ length: jobs }, () => refereeElsewhere({ plan, seconds }));
  return {
    referees,
    close: () => {
      for (const referee of referees) referee.close();
    },
  };
}

/** A bot that does wrong ends the command with one line about it. */
async function tellingOfBots(context: Context, run: () => Promise<Exit>): Promise<Exit> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    await complain(context, error.bot, phrase(arenaWords[context.language].fault, error.fault));
    return EXIT.bad;
  }
}
