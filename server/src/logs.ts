/**
 * What the server writes down: a line of JSON for each request, with its id, and for whatever went wrong. Nothing that somebody
 * could use: no address that was asked beyond its pattern, no cookie, no token, no link, no name, and not where anybody is.
 */
import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from './settings.js';

export interface Lines {
  write(line: string): void;
}

/** Nothing of what a request or an answer brought along is written by itself. */
const SERIALIZERS = {
  req: () => ({}),
  res: ({ statusCode }: { readonly statusCode?: number }) => ({ status: statusCode }),
  err: (error: unknown) => {
    const { name, message } = plainError(error);
    return { type: name, message, stack: '' };
  },
};

export const logsTo = (level: LogLevel, stream: Lines): NonNullable<FastifyServerOptions['logger']> =>
  level === 'silent'
    ? false
    : {
        level,
        stream,
        base: null,
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        serializers: SERIALIZERS,
      };

const LONGEST = 300;
/** As long as our secrets are, or longer: sessions, tokens and links, digests and keys. */
const SECRET = /[\w-]{32,}/g;

/** An error as it may be written down: without its stack, and without what looks like a secret. */
export function plainError(error: unknown): {
  readonly name: string;
  readonly code?: string;
  readonly message: string;
} {
  const { name, code, message } = Object(error) as { name?: unknown; code?: unknown; message?: unknown };
  const text = typeof message === 'string' ? message : String(error);
  return {
    name: typeof name === 'string' ? name : typeof error,
    ...(typeof code === 'string' && { code }),
    message: text.replace(SECRET, '…').slice(0, LONGEST),
  };
}
