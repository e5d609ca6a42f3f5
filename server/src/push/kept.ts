/** What is kept so that people can be told of their turns while no page of ours is open. */
import type { Language } from '@belfry/engine/words';
import type { PersonId, TableId } from '@belfry/table';

/** A browser that lets itself be told: where, and how only it can read what it is told. */
export interface Subscription {
  readonly person: PersonId;
  /** An address at the browser's push service. */
  readonly endpoint: string;
  /** The browser's public key and its secret, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly made: number;
}

/** The server's keys: push services know it by them (VAPID). Made once, for browsers subscribe to one server. */
export interface PushKeys {
  /** As browsers take it: 65 bytes in base64url. */
  readonly publicKey: string;
  /** PKCS #8 in base64. */
  readonly privateKey: string;
}

/** Somebody is on turn, and knows it; or was reminded too. */
export interface TurnTold {
  readonly table: TableId;
  readonly person: PersonId;
  /** How many entries the match has. */
  readonly position: number;
  readonly stage: Stage;
}

export const STAGES = { told: 1, reminded: 2 } as const;
export type Stage = (typeof STAGES)[keyof typeof STAGES];

/** Every promise of a change resolves only when it is safe on disk. */
export interface PushStore {
  readonly keys: PushKeys;
  /** Is there any subscription at all? */
  isUsed(): boolean;
  /** In place of whatever this endpoint was before. Of each person the newest `most` stay. */
  add(subscription: Subscription, most: number): Promise<void>;
  of(person: PersonId): readonly Subscription[];
  remove(person: PersonId, endpoint: string): Promise<void>;
  isTold(turn: TurnTold): boolean;
  /** Says whether it was not told before. However many try, one is told so. */
  tell(turn: TurnTold): Promise<boolean>;
  /** Nobody is on turn at this table any more. */
  forget(table: TableId): Promise<void>;
}
