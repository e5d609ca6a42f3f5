/** For tests: somebody who plays over HTTP, as any program can. */
import { setTimeout as wait } from 'node:timers/promises';
import { sealNumber } from '@belfry/engine';

/** As far as these tests look into what they get. */
interface View {
  readonly revision: number;
  readonly phase: string;
  readonly due?: { readonly type: string; readonly seat?: number };
  readonly binding?: { readonly commitment: string };
  readonly seats: readonly { readonly isYours: boolean; readonly player: { readonly type: string } }[];
  readonly log?: readonly unknown[];
}

let wishes = 0;
const newWish = (): string => `w${++wishes}`;

export class Guest {
  #address: string;
  #cookie = '';

  constructor(address: string) {
    this.#address = address;
  }

  /** The same person at another address. */
  at(address: string): this {
    this.#address = address;
    return this;
  }

  /** Asks as often as it takes: whoever is too fast is told when to come again. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (;;) {
      const answer = await fetch(`${this.#address}/api${path}`, {
        method,
        headers: { cookie: this.#cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
      if (answer.status !== 429) return await contentOf<T>(answer, `${method} ${path}`);
      await wait(1000 * Number(answer.headers.get('retry-after') ?? 1));
    }
  }

  /** Makes a table, with oneself at its first seat. */
  async make(name: string, game: string, others: readonly (object | null)[]): Promise<string> {
    await this.ask('POST', '/guest', { name });
    const seats = [{ name, player: { type: 'human' } }, ...others];
    const setup = { game, options: { players: seats.length }, seats };
    return (await this.ask<{ table: string }>('POST', '/tables', { wish: newWish(), setup })).table;
  }

  async link(id: string): Promise<string> {
    return (await this.ask<{ link: string }>('POST', `/tables/${id}/links`, { kind: 'table' })).link;
  }

  async join(link: string, name: string): Promise<void> {
    await this.ask('POST', '/join', { link, name });
  }

  view(id: string): Promise<View> {
    return this.ask('GET', `/tables/${id}`);
  }

  async wish(id: string, wanted: object): Promise<void> {
    const { revision } = await this.view(id);
    await this.ask('POST', `/tables/${id}/wishes`, { id: newWish(), revision, ...wanted });
  }

  /** Plays the first legal action. */
  async act(id: string): Promise<void> {
    const { actions } = await this.ask<{ actions: unknown[] }>('GET', `/tables/${id}/legal?limit=1`);
    await this.wish(id, { type: 'act', action: actions[0] });
  }
}

async function contentOf<T>(answer: Response, what: string): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** The first lets the match begin; each adds a number of their own to fate. */
export async function begin(id: string, people: readonly Guest[]): Promise<void> {
  const numbers = people.map((_, index) => String(index).repeat(64));
  await people[0]?.wish(id, { type: 'begin', seating: 'chosen' });
  for (const [index, person] of people.entries()) {
    const { binding, seats } = await person.view(id);
    if (binding === undefined) throw new Error('nothing is sealed');
    const place = seats.findIndex(({ isYours }) => isYours);
    const { commitment } = binding;
    await person.wish(id, { type: 'seal', commitment, seal: sealNumber(commitment, place, numbers[index] ?? '') });
  }
  for (const [index, person] of people.entries()) await person.wish(id, { type: 'show', number: numbers[index] });
}
