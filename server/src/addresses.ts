/** Where a server can be reached. */
import { networkInterfaces } from 'node:os';
import type { Caller } from './guard/index.js';

export interface Addresses {
  readonly local: string;
  /** From other devices in the same network. */
  readonly network: readonly string[];
}

type Interfaces = Readonly<
  Record<
    string,
    readonly { readonly family: string; readonly internal: boolean; readonly address: string }[] | undefined
  >
>;

/** Of a server that listens at this host and port. */
export function addressesOf(host: string, port: number, interfaces: Interfaces = ownInterfaces()): Addresses {
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host);
  const written = host.includes(':') ? `[${host}]` : host;
  const local = `http://${isAnywhere || isHere ? 'localhost' : written}:${port}`;
  const alone = LOOPBACK.test(written) ? [] : [local];
  const outside = Object.values(interfaces)
    .flatMap(list => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return {
    local,
    // Others can reach it only if it listens to others.
    network: isAnywhere ? outside.map(({ address }) => `http://${address}:${port}`) : alone,
  };
}

/** A name by which a machine reaches itself, and nobody else. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;

/**
 * Where a link begins that is handed on to others: as the server is reached from outside, or as it was asked. Who sits at the
 * machine itself asks it by a name that leads others nowhere; they get its address in the network, if it listens there.
 */
export function originFor(
  { host, isHere, isSecure }: Caller,
  { publicUrl, network }: { readonly publicUrl: string | undefined; readonly network: () => string | undefined },
): string {
  const isOwn = isHere && !isSecure && LOOPBACK.test(host);
  return publicUrl ?? (isOwn ? network() : undefined) ?? `http${isSecure ? 's' : ''}://${host}`;
}

/** Some systems do not tell them to everybody; nobody should have to do without the server for that. */
function ownInterfaces(): Interfaces {
  try {
    return networkInterfaces();
  } catch {
    return {};
  }
}
