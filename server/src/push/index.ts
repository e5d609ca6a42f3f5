/** Messages to people who have no page of ours open: who wants them, and when they are sent. */
import type { PersonId, TableId } from '@belfry/table';
import { isEndpoint } from './endpoint.js';
import type { PushStore, Subscription } from './kept.js';
import { Sender, type SenderParts } from './sender.js';
import { type TurnParts, Turns } from './turns.js';

export { isPublicKey } from './encryption.js';
export type { PushKeys, PushStore, Subscription, TurnTold } from './kept.js';
export { newPushKeys } from './vapid.js';

/** Where people say that they want to be told. */
export interface PushDesk {
  /** What browsers have to know before they subscribe; nothing if nothing is pushed. */
  readonly key: string | null;
  /** Says whether it is an address that can be pushed to. */
  readonly subscribe: (subscription: Omit<Subscription, 'made'>) => Promise<boolean>;
  readonly unsubscribe: (person: PersonId, endpoint: string) => Promise<void>;
}

export interface Push extends PushDesk {
  /** Something has happened at a table. */
  readonly changed: (id: TableId) => void;
  readonly resume: () => Promise<void>;
  readonly figures: () => Sender['figures'];
  readonly close: () => void;
  /** Resolves when nothing is looked at any more. */
  readonly rest: () => Promise<void>;
}

export interface PushParts
  extends Omit<TurnParts, 'sender' | 'failed'>,
    Pick<SenderParts, 'publicUrl' | 'allowsLocal'> {
  readonly store: PushStore;
  /** Browsers of one person. */
  readonly most: number;
  readonly failed: (error: unknown, table?: TableId) => void;
}

export function openPush(parts: PushParts): Push {
  const { store, clock, most, allowsLocal, failed } = parts;
  const { keys } = store;
  const gone = ({ person, endpoint }: Subscription): void => {
    store.remove(person, endpoint).catch(failed);
  };
  const sender = new Sender({ ...parts, keys, gone });
  const turns = new Turns({ ...parts, sender });
  return {
    key: keys.publicKey,
    subscribe: async subscription => {
      if (!isEndpoint(subscription.endpoint, allowsLocal)) return false;
      await store.add({ ...subscription, made: clock.now() }, most);
      await turns.subscribed(subscription.person);
      return true;
    },
    unsubscribe: (person, endpoint) => store.remove(person, endpoint),
    changed: id => turns.changed(id),
    resume: () => turns.resume(),
    figures: () => sender.figures,
    close: () => {
      turns.close();
      sender.close();
    },
    rest: () => turns.rest(),
  };
}
