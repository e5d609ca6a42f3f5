/**
 * Addresses that people tell us to send messages to. They may be anything, so nothing in our own network is ever asked: whatever a
 * name leads to is looked at when it is asked, and only that address is (no rebinding).
 */
import { type LookupAddress, lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const LONGEST = 1024;
/** Milliseconds for an answer. */
const PATIENCE = 10_000;
const MOST_HEADERS = 16 * 1024;

/** Is it an address to push to? `allowsLocal` is for tests, whose push service is on this machine. */
export function isEndpoint(text: string, allowsLocal: boolean): boolean {
  const url = text.length <= LONGEST && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (allowsLocal) return url.protocol === 'http:' || url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && url.port === '' && (isIP(host) === 0 ? isPublicName(host) : isPublic(host));
}

/** Names of one's own network have no dot, or end in what nobody else can have. */
const isPublicName = (name: string): boolean => /\.[a-z][a-z0-9-]*\.?$/i.test(name) && !OWN_NAMES.test(name);
const OWN_NAMES = /\.(local|localhost|internal|home|lan|intranet|corp|private|test|invalid|arpa|onion)\.?$/i;

const OWN_NETWORKS = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  // Of those that are public at all: what leads to others, and examples.
  '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
].flatMap(line => line.split(' '));
const PUBLIC_NETWORK = '2000::/3';

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
};
const own = listOf(OWN_NETWORKS);
const all = listOf([PUBLIC_NETWORK]);

/** Can everybody reach this address, and does it belong to nobody's own network? */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !own.check(address, 'ipv4');
  return isIP(address) === 6 && all.check(address, 'ipv6') && !own.check(address, 'ipv6');
}

/** Looks a name up as usual, and knows no address that is not public. */
export const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const addresses: readonly LookupAddress[] = error === null ? found.filter(({ address }) => isPublic(address)) : [];
    const [first] = addresses;
    if (first === undefined) done(error ?? new Error('no public address'), '', 4);
    else if (options.all === true) done(null, [...addresses]);
    else done(null, first.address, first.family);
  });
};

/** Sends it, and gives the status of the answer, of which nothing else is read. Follows nobody elsewhere. */
export function post(
  endpoint: string,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  { allowsLocal, signal }: { readonly allowsLocal: boolean; readonly signal: AbortSignal },
): Promise<number> {
  const url = new URL(endpoint);
  if (!isEndpoint(endpoint, allowsLocal)) return Promise.reject(new Error('not an address to push to'));
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'http:' ? overHttp : overTls)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      ...(!allowsLocal && { lookup: publicLookup }),
      agent: false,
      maxHeaderSize: MOST_HEADERS,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    asked.on('error', reject);
    // Whoever wants to speak otherwise gives no answer.
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new Error('upgrade'));
    });
    asked.on('close', () => reject(new Error('closed')));
    asked.on('response', response => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    asked.end(body);
  });
}
