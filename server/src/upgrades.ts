/** Requests that offer to go on as something else. */
import { IncomingMessage } from 'node:http';

/**
 * A request as the HTTP server sees it. Only as a socket may one go on: whoever offers anything else, as `curl --http2` and Java do,
 * gets a plain answer. A server that takes sockets would otherwise take every offer, and the answer would be missing.
 */
export class PlainRequest extends IncomingMessage {
  // Without a value of its own: it is set while the request is still being made.
  declare private offers: boolean | null;

  /** As Node itself sets it, and asks for it. */
  get upgrade(): boolean | null {
    if (this.offers !== true || this.method === 'CONNECT') return this.offers;
    return this.headers.upgrade?.toLowerCase() === 'websocket';
  }

  set upgrade(offers: boolean | null) {
    this.offers = offers;
  }
}
