import { config } from 'zod/mini';

/** Schemas would try whether they may write code. The page forbids that, and the browser would complain of the attempt. */
export const forbidEval = (): void => {
  config({ jitless: true });
};
