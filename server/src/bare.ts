/** Answers on a connection that no server looks after: to what is no request, and to who gets no socket. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { headersWith } from './headers.js';

/** Nothing of it is a page, and nobody keeps it. */
const STRICT = { ...headersWith('')(''), 'cache-control': 'no-store' };

/** The connection ends with it. */
export function answerBare(
  socket: Duplex,
  status: number,
  body = '',
  more: Readonly<Record<string, string>> = {},
): void {
  const headers = {
    ...STRICT,
    ...(body !== '' && { 'content-type': 'application/json; charset=utf-8' }),
    ...more,
    'content-length': String(body.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
