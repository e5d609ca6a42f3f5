/** Who comes with a token that was agreed on beforehand. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Compared by digests of the same length, so that no time tells how much of it was right. */
export const isBearer = ({ authorization = '' }: IncomingHttpHeaders, token: string): boolean =>
  timingSafeEqual(digestOf(authorization), digestOf(`Bearer ${token}`));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
