/** Schemas would try whether they may write code. The page forbids that, and the browser would complain of the attempt. */
import { config } from 'zod/mini';

config({ jitless: true });
