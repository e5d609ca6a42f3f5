import type { Block, Push } from '../rules/index.js';
import type { Frame } from './settle.js';

export interface Physics {
  /**
   * Lets the tower settle after the stone `newest` was built, which gets the push. Every stone starts on its place and at rest;
   * one of them is named `base`. Gives the names of those that fell, sorted, never the base. The same tower and push give
   * the same frames and names, in whatever order the stones and cells come and on every machine.
   */
  readonly settle: (tower: readonly Block[], newest: string, push?: Push, watch?: (frame: Frame) => void) => string[];
}

/** Loads the engine. It is several megabytes of WebAssembly, so nothing of it is loaded with this module. */
export async function loadPhysics(): Promise<Physics> {
  const { settle, startEngine } = await import('./settle.js');
  await startEngine();
  return { settle };
}
