/** Who is here at all: people with a socket open, at a table or not. Programs that act for somebody do not count. */
import type { PersonId } from '@belfry/table';

export class Lobby {
  /** How many sockets each has open. */
  readonly #people = new Map<PersonId, number>();

  /** One more socket of theirs. Gives what ends it, to be called once. */
  enter(person: PersonId): () => void {
    this.#people.set(person, (this.#people.get(person) ?? 0) + 1);
    return () => {
      const left = (this.#people.get(person) ?? 1) - 1;
      if (left > 0) this.#people.set(person, left);
      else this.#people.delete(person);
    };
  }

  get count(): number {
    return this.#people.size;
  }

  has(person: PersonId): boolean {
    return this.#people.has(person);
  }

  /** Those first who came first. */
  people(): Iterable<PersonId> {
    return this.#people.keys();
  }
}
