/** Brings those together who are to play: bots of the game, programs from outside, and who knows nothing but the rules. */
import { plainSearch, untilOver } from '@belfry/bots';
import type { ArenaPlan, Player, Room } from '@belfry/bots/arena';
import { contestantsOf } from '@belfry/bots/arena';
import type { Thinking } from '@belfry/engine';
import { UsageError } from '../context.js';
import type { KnownGame } from '../games.js';
import { Program } from './program.js';

const PROGRAM = 'program:';
/** One without a command is nobody. */
const COMMAND = /^program:.*[^ ]/;
/** `search:200` imagines worlds and plays them on by chance, for so many milliseconds. */
const SEARCH = /^search:([1-9]\d{0,5})$/;

export interface OpenRoom {
  readonly room: Room;
  /** Ends the programs. */
  readonly close: () => void;
}

/** Where bots are named by a comma-separated list, `program:COMMAND` is one from outside. */
export function checkBots(names: readonly string[], { policies }: KnownGame): void {
  for (const name of names)
    if (!COMMAND.test(name) && !SEARCH.test(name) && !policies.some(policy => policy.name === name))
      throw new UsageError({ code: 'unknown-policy', policy: name, known: policies.map(policy => policy.name) });
}

/** `seconds` is how long a program may think about one action. */
export async function openRoom(plan: ArenaPlan, known: KnownGame, seconds: number): Promise<OpenRoom> {
  const programs: Program[] = [];
  const thinking = await known.thinking();
  const playerOf = (name: string): Player => {
    const policy = known.policies.find(candidate => candidate.name === name);
    if (policy !== undefined) return policy;
    const [, milliseconds] = SEARCH.exec(name) ?? [];
    if (milliseconds !== undefined) return searcher(name, thinking, Number(milliseconds));
    const program = new Program(name, name.slice(PROGRAM.length), plan.options, seconds);
    programs.push(program);
    return program;
  };
  const players = new Map(contestantsOf(plan).map(name => [name, playerOf(name)]));
  return {
    room: { game: await known.load(), players, idleFigure: known.idleFigure, now: () => performance.now() },
    close: () => {
      for (const program of programs) program.close();
    },
  };
}

/** Who thinks so many milliseconds about every action. */
function searcher(name: string, thinking: Thinking, milliseconds: number): Player {
  const plain = plainSearch(name, thinking, { iterations: Number.POSITIVE_INFINITY, depth: 1000 });
  return {
    name,
    choose: (game, seen, random) =>
      plain.choose(
        game,
        seen,
        random,
        untilOver(milliseconds, () => performance.now()),
      ),
  };
}
