/** Houses in which all games are played, and lines to them. */
import { loadGames } from '@belfry/games';
import { type Houses, houses } from './houses.js';
import { Line } from './line.js';

const GAMES = await loadGames();

/** To be closed when all tests of a file are over. */
export const housesWithGames = (): Houses =>
  houses(async id => {
    const listed = GAMES.find(({ rules }) => rules.id === id);
    return listed && { game: listed.rules, policies: listed.policies.map(({ name }) => name) };
  });

/** Lines that are open, to be ended after each test. */
export class Lines {
  readonly #open: Line[] = [];

  async open(...args: Parameters<typeof Line.of>): Promise<Line> {
    const line = await Line.of(...args);
    this.#open.push(line);
    return line;
  }

  end(): void {
    for (const line of this.#open.splice(0)) line.socket.terminate();
  }
}
