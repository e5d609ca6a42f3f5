/** Where a request comes from, and where it was sent to. What proxies say is believed only of those that are named. */
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** A request, as far as it matters here: of HTTP, or for a socket. */
export interface Asking {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

export interface Caller {
  /** To count by: an IPv4 address, or the network that an IPv6 address lies in, which is all one household's. */
  readonly address: string;
  /** From this machine, and for nobody else. */
  readonly isHere: boolean;
  /** The host that was asked, with its port, in small letters. */
  readonly host: string;
  /** Does it come over TLS, as far as can be told? */
  readonly isSecure: boolean;
}

export interface CallerSettings {
  readonly trustProxy: false | readonly string[];
  readonly publicUrl?: string;
}

const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** For whom a connection is counted, as by `Caller.address`: for nobody if a proxy has it that is believed, for that brings many. */
export function holdersBy({ trustProxy }: CallerSettings): (socket: Asking['socket']) => string | undefined {
  const trusted = networksOf(trustProxy || []);
  return ({ remoteAddress = '' }) => {
    const nearest = plainAddress(remoteAddress);
    return isIn(trusted, nearest) ? undefined : networkOf(nearest);
  };
}

export function callersBy({ trustProxy, publicUrl }: CallerSettings): (asking: Asking) => Caller {
  const trusted = networksOf(trustProxy || []);
  const here = networksOf(['loopback']);
  const publicly = publicUrl === undefined ? undefined : new URL(publicUrl);
  return ({ headers, socket }) => {
    const nearest = plainAddress(socket.remoteAddress ?? '');
    const isProxied = isIn(trusted, nearest);
    const said = (name: string): string | undefined => (isProxied ? lastOf(headers[name]) : undefined);
    const host = (said('x-forwarded-host') ?? headers.host ?? '').toLowerCase();
    return {
      address: networkOf(isProxied ? farthest(nearest, headers['x-forwarded-for'], trusted) : nearest),
      isHere: isIn(here, nearest) && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined,
      host,
      // A proxy need not say so if it is known how the house is reached from outside.
      isSecure: said('x-forwarded-proto') === 'https' || (publicly?.protocol === 'https:' && publicly.host === host),
    };
  };
}

function networksOf(names: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of names.flatMap(name => NETWORKS[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv4 address is one, however it is written. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** The first that is not one of ours, seen from here: what stands before it, anybody can have written. */
function farthest(nearest: string, forwarded: string | string[] | undefined, trusted: BlockList): string {
  const chain = String(forwarded ?? '')
    .split(',')
    .map(address => plainAddress(address.trim()))
    .filter(address => isIP(address) !== 0);
  return chain.findLast(address => !isIn(trusted, address)) ?? chain[0] ?? nearest;
}

const lastOf = (header: string | string[] | undefined): string | undefined =>
  header === undefined ? undefined : String(header).split(',').at(-1)?.trim();

/** The first 64 bits of an IPv6 address: what is behind them, everybody chooses freely. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
