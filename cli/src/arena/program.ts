/** A bot from outside: a program that is asked by a line of JSON, and answers with one. `docs/outside-bots.md` tells how. */
import { type BotFault, Fault, type Player } from '@belfry/bots/arena';
import { type Game, type GameTypes, type Json, listChoices, type Random } from '@belfry/engine';
import { shown } from '../text.js';
import { LineProcess, SilenceError } from './lines.js';

/** Are there more legal actions, only their number is told. */
const MOST_LISTED = 2000;

export class Program implements Player {
  readonly name: string;
  readonly #process: LineProcess;
  readonly #options: GameTypes['Options'];
  readonly #seconds: number;

  constructor(name: string, command: string, options: GameTypes['Options'], seconds: number) {
    const [program = '', ...args] = command.split(' ').filter(part => part !== '');
    this.name = name;
    this.#process = new LineProcess(program, args);
    this.#options = options;
    this.#seconds = seconds;
  }

  async choose(game: Game, seen: GameTypes['State'], random: Random): Promise<GameTypes['Action']> {
    const line = await this.#ask(questionOf(game, seen, this.#options, random));
    const action = readAnswer(game, seen, line);
    if (action === undefined) throw this.#fault({ code: 'malformed', line: shown(line) });
    return action;
  }

  close(): void {
    this.#process.close();
  }

  async #ask(line: string): Promise<string> {
    try {
      return await this.#process.ask(line, this.#seconds);
    } catch (error) {
      throw error instanceof SilenceError ? this.#fault(error.silence) : error;
    }
  }

  #fault(fault: BotFault): Fault {
    return new Fault(this.name, fault);
  }
}

function questionOf(game: Game, view: GameTypes['State'], options: GameTypes['Options'], random: Random): string {
  const due = game.due(view);
  const legal = game.legal(view);
  const actions = legal.count > MOST_LISTED ? undefined : listChoices(legal).map(action => game.actions.write(action));
  return JSON.stringify({
    game: game.id,
    options,
    players: options.players,
    seat: due.type === 'seat' ? due.seat : null,
    view,
    legal: { count: legal.count, actions },
    random: random.below(2 ** 32),
  });
}

/** An action as records write it, or the number of a legal one. */
function readAnswer(game: Game, seen: GameTypes['State'], line: string): GameTypes['Action'] | undefined {
  const json = parsed(line);
  const legal = game.legal(seen);
  if (typeof json === 'number')
    return Number.isInteger(json) && json >= 0 && json < legal.count ? legal.at(json) : undefined;
  const action = game.actions.read(json);
  return action.ok ? action.value : undefined;
}

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}
