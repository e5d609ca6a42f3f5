/** Notifications for screens: how they stand, and their switch. */
import { useLanguage } from '@belfry/ui';
import { createContext, useContext, useEffect } from 'react';
import { serverCalls } from '../server/calls.js';
import { useChanging } from '../server/cell.js';
import { Push, type PushState } from './push.js';
import { thisBrowser } from './push-browser.js';

/** Tests hand in another. */
export const PushContext = createContext<Push | undefined>(undefined);

let ofThisPage: Push | undefined;

/** The same for all of a page. */
export function usePagePush(): Push {
  const given = useContext(PushContext);
  if (given !== undefined) return given;
  ofThisPage ??= new Push(serverCalls(), thisBrowser);
  return ofThisPage;
}

export interface PushSwitching {
  readonly state: PushState;
  /** Only to be called from a tap. */
  readonly turnOn: () => void;
  readonly turnOff: () => void;
}

export function usePush(): PushSwitching {
  const push = usePagePush();
  const { language } = useLanguage();
  useEffect(() => void push.look(language), [push, language]);
  return {
    state: useChanging(push.state),
    turnOn: () => void push.turnOn(language),
    turnOff: () => void push.turnOff(),
  };
}
