import { createContext, useContext } from 'react';
import { browserStore } from './browser.js';
import type { PadStore } from './store.js';

/** The pads of this browser, unless a test hands in others. */
export const PadStoreContext = createContext<PadStore>(browserStore());

export const usePadStore = (): PadStore => useContext(PadStoreContext);
