/** A value that changes, and those who want to know. */
import { useSyncExternalStore } from 'react';

export interface Changing<V> {
  readonly get: () => V;
  /** Calls with every change. Gives what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
}

export class Cell<V> implements Changing<V> {
  #value: V;
  readonly #listeners = new Set<() => void>();

  constructor(value: V) {
    this.#value = value;
  }

  readonly get = (): V => this.#value;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  set(value: V): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const changed of this.#listeners) changed();
  }
}

export const useChanging = <V>({ subscribe, get }: Changing<V>): V => useSyncExternalStore(subscribe, get, get);
