/** Where a server can be reached. */
import { networkInterfaces } from 'node:os';

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

export function addressesOf(port: number, interfaces: Interfaces = networkInterfaces()): Addresses {
  const outside = Object.values(interfaces)
    .flatMap(list => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return {
    local: `http://localhost:${port}`,
    network: outside.map(({ address }) => `http://${address}:${port}`),
  };
}
