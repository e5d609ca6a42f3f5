import type { settle } from './settle.js';

export interface Physics {
  readonly settle: typeof settle;
}

/** Loads the engine. It is several megabytes of WebAssembly, so nothing of it is loaded before. */
export async function loadPhysics(): Promise<Physics> {
  const { startEngine, settle } = await import('./settle.js');
  await startEngine();
  return { settle };
}
