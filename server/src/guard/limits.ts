/** How much anybody may ask for: every bound of the server in one place. Benches and tests hand in others. */

/** So many at once, and from then on as many as come back with time. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * What is counted: what a guest, an address and a table have to bear, what an address asks for outside the interface, a guest's
 * gestures, and what is made by each.
 */
export const RATES = [
  'guest',
  'address',
  'files',
  'table',
  'points',
  'new-guests',
  'new-tables',
  'new-links',
  'new-pushes',
] as const;
export type RateKind = (typeof RATES)[number];

export interface Limits {
  /** Bytes of what is sent along with a request, or in one message. */
  readonly body: number;
  /** How deep lists and objects may lie in each other. */
  readonly depth: number;
  /** Characters of an address. */
  readonly url: number;
  /** Bytes of all headers of a request, and their number. */
  readonly headerBytes: number;
  readonly headerCount: number;
  /** Milliseconds in which the headers of a request must have come, and all of it. */
  readonly headerTime: number;
  readonly requestTime: number;
  readonly rates: Readonly<Record<RateKind, Rate>>;
  /** How many are counted at a time, of each kind. */
  readonly mostCounted: number;
  readonly guesses: GuessLimits;
  /** Connections that are open at a time, whatever they are for. Those of proxies that are believed are only counted in all. */
  readonly connections: { readonly perAddress: number; readonly inAll: number };
  /** Sockets and streams among them. */
  readonly sockets: { readonly perAddress: number; readonly inAll: number };
  readonly streamsPerGuest: number;
  /** Bytes that may wait for somebody who does not read. */
  readonly unread: number;
  /** Tables of one guest that are not over. */
  readonly tablesPerGuest: number;
  readonly tokensPerGuest: number;
  /** Browsers of one guest that are told of their turns. */
  readonly pushesPerGuest: number;
}

export interface GuessLimits {
  /** Wrong guesses of one address in an hour that cost nothing. */
  readonly perAddress: number;
  /** Wrong guesses of codes in an hour, whoever guesses. */
  readonly inAll: number;
  /** Milliseconds to wait after one too many; each further one doubles it. */
  readonly firstWait: number;
  readonly longestWait: number;
}

const HOUR = 3600;
const perHour = (count: number): Rate => ({ burst: count, perSecond: count / HOUR });

export const LIMITS: Limits = {
  body: 64 * 1024,
  depth: 32,
  url: 2048,
  headerBytes: 16 * 1024,
  headerCount: 100,
  headerTime: 10_000,
  requestTime: 30_000,
  rates: {
    guest: { burst: 100, perSecond: 20 },
    // A whole household, or a school, may have one.
    address: { burst: 600, perSecond: 100 },
    // A page is about a hundred, and a school opens it all at once.
    files: { burst: 10_000, perSecond: 1000 },
    table: { burst: 200, perSecond: 50 },
    points: { burst: 40, perSecond: 20 },
    'new-guests': perHour(100),
    'new-tables': perHour(60),
    'new-links': perHour(60),
    'new-pushes': perHour(60),
  },
  mostCounted: 50_000,
  guesses: { perAddress: 10, inAll: 300, firstWait: 60_000, longestWait: 24 * HOUR * 1000 },
  // A browser has up to six of them, and a socket.
  connections: { perAddress: 1000, inAll: 30_000 },
  sockets: { perAddress: 100, inAll: 20_000 },
  streamsPerGuest: 8,
  unread: 1024 * 1024,
  tablesPerGuest: 50,
  tokensPerGuest: 20,
  pushesPerGuest: 10,
};
