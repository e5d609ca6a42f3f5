/** Something asked of the server, asked again now and then while somebody looks. */
import { useEffect } from 'react';
import { type Asked, useAsked } from './asked.js';
import { NoServerError } from './server/calls.js';
import { lookAgain } from './server/reach.js';

/** Milliseconds between two questions. */
const AGAIN = 15_000;

export function useFresh<V>(question: () => Promise<V>): Asked<V> & { readonly again: () => void } {
  const asked = useAsked(question);
  const { again } = asked;
  useEffect(() => {
    const look = (): void => void (document.visibilityState === 'visible' && again());
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again]);
  const isGone = asked.state === 'failed' && asked.error instanceof NoServerError;
  useEffect(() => {
    if (isGone) void lookAgain();
  }, [isGone]);
  return asked;
}
