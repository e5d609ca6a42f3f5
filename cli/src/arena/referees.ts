/** Referees in processes of their own: `belfry referee`, told a plan and then deals by their numbers, a line of JSON each. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type ArenaPlan, type BotFault, Fault, type PlayedDeal, playDeal, type Referee } from '@belfry/bots/arena';
import { readArguments } from '../arguments.js';
import { type Context, EXIT, type Exit } from '../context.js';
import { findGame } from '../games.js';
import { LineProcess } from './lines.js';
import { openRoom } from './room.js';

/** The first line. */
interface Orders {
  readonly plan: ArenaPlan;
  /** How long a program from outside may think about one action. */
  readonly seconds: number;
}

type Answer = PlayedDeal | { readonly bot: string; readonly fault: BotFault };

/** What a process of our own runs; it lies beside this when both are built. */
const PROGRAM = fileURLToPath(new URL('../run.js', import.meta.url));

export interface RefereeElsewhere extends Referee {
  readonly close: () => void;
}

export function refereeElsewhere(orders: Orders): RefereeElsewhere {
  const child = new LineProcess(process.execPath, [...process.execArgv, PROGRAM, 'referee']);
  child.tell(JSON.stringify(orders));
  return {
    play: async deal => {
      const answer = JSON.parse(await child.ask(String(deal))) as Answer;
      if ('fault' in answer) throw new Fault(answer.bot, answer.fault);
      return answer;
    },
    close: () => child.close(),
  };
}

/** The other side: plays what it is told to, until nobody tells it anything any more. Another machine can run it as well. */
export async function referee(args: readonly string[], context: Context): Promise<Exit> {
  readArguments(args, {});
  const lines = createInterface({ input: Readable.from(context.stdin()) })[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done === true) return EXIT.ok;
  const { plan, seconds } = JSON.parse(first.value) as Orders;
  const known = await findGame(plan.game);
  if (known === undefined) throw new Error(`no game ${plan.game}`);
  const { room, close } = await openRoom(plan, known, seconds);
  try {
    for (let line = await lines.next(); line.done !== true; line = await lines.next())
      await context.out(`${JSON.stringify(await answerTo(Number(line.value)))}\n`);
    return EXIT.ok;
  } finally {
    close();
  }

  async function answerTo(deal: number): Promise<Answer> {
    try {
      return await playDeal(plan, room, deal);
    } catch (error) {
      if (error instanceof Fault) return { bot: error.bot, fault: error.fault };
      throw error;
    }
  }
}
