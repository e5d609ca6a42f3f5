/** Who is told of their turns, in memory: for tests that are not about keeping it. */
import type { PersonId, TableId } from '@belfry/table';
import { newPushKeys, type PushStore, type Subscription, type TurnTold } from '../src/push/index.js';

export class MemoryPushes implements PushStore {
  readonly keys = newPushKeys();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly turns = new Map<TableId, TurnTold>();

  isUsed(): boolean {
    return this.#subscriptions.size > 0;
  }

  async add(subscription: Subscription, most: number): Promise<void> {
    this.#subscriptions.set(subscription.endpoint, subscription);
    for (const { endpoint } of this.of(subscription.person).slice(most)) this.#subscriptions.delete(endpoint);
  }

  of(person: PersonId): readonly Subscription[] {
    return [...this.#subscriptions.values()]
      .filter(subscription => subscription.person === person)
      .toSorted((a, b) => b.made - a.made);
  }

  async remove(person: PersonId, endpoint: string): Promise<void> {
    if (this.#subscriptions.get(endpoint)?.person === person) this.#subscriptions.delete(endpoint);
  }

  isTold({ table, person, position, stage }: TurnTold): boolean {
    const told = this.turns.get(table);
    return told?.person === person && told.position === position && told.stage >= stage;
  }

  async tell(turn: TurnTold): Promise<boolean> {
    if (this.isTold(turn)) return false;
    this.turns.set(turn.table, turn);
    return true;
  }

  async forget(table: TableId): Promise<void> {
    this.turns.delete(table);
  }
}
