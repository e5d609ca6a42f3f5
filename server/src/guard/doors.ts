/**
 * Who is turned away at the door. A page of strangers can make a browser ask us, and it can give our address a name of its own
 * (DNS rebinding): so the name by which we are asked must be ours, and so must the page that asks for a change or for a socket.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Caller } from './caller.js';

export interface DoorSettings {
  readonly publicUrl?: string;
  /** What it listens at. */
  readonly host?: string;
}

export interface Doors {
  /** Is this a name of ours? An address in digits always is: nobody else can have it. */
  isOurs(caller: Caller): boolean;
  /** Does this come from one of our own pages, or from no page at all? For whatever changes something, and for every socket. */
  isFromUs(caller: Caller, headers: IncomingHttpHeaders): boolean;
}

export function doorsOf({ publicUrl, host }: DoorSettings, machine = hostname()): Doors {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  const names = new Set(
    ['localhost', machine, `${machine.replace(/\..*$/s, '')}.local`, host ?? ''].map(name => name.toLowerCase()),
  );
  const isOurName = (asked: string): boolean => {
    const name = nameIn(asked);
    return name !== undefined && (isIP(name) !== 0 || names.has(name));
  };
  return {
    isOurs: caller => (publicHost !== undefined && caller.host === publicHost) || isOurName(caller.host),
    isFromUs: (caller, { origin }) => {
      if (origin === undefined) return true;
      const page = URL.canParse(origin) ? new URL(origin).host : undefined;
      return page !== undefined && page !== '' && (page === caller.host || page === publicHost);
    },
  };
}

/** The name or the address in what a request says of its host. */
function nameIn(host: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([^:[\]\s]+))(?::\d{1,5})?$/.exec(host) ?? [];
  return bracketed ?? plain;
}
