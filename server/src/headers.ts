/** What browsers are told with every answer, so that nothing foreign happens in the app, or to it. */
import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';

/** Scripts that may do more than others, by their address. A worker has the policy that came with its script, not the page's. */
export interface Allowance {
  readonly address: RegExp;
  /** All of `script-src`. */
  readonly sources: readonly string[];
}

/** Only the workshop, where physics runs. An address is matched whole, so that nothing else is ever served with the allowance. */
const ALLOWANCES: readonly Allowance[] = [
  { address: /^\/assets\/worker-workshop-[\w-]+\.js$/, sources: ["'self'", "'wasm-unsafe-eval'"] },
];

/**
 * For every answer, by its address. The content policy is the same for pages and files, and does not look at what is answered:
 * "not modified" tells no type, and browsers take its headers over into what they have kept.
 * @param html the page; a script written into it is allowed by its digest
 */
export function headersWith(
  html: string,
  allowances: readonly Allowance[] = ALLOWANCES,
): (address: string) => Readonly<Record<string, string>> {
  const scripts = ["'self'", ...inlineScripts(html)];
  return address => ({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // An address of ours is nobody else's business.
    'referrer-policy': 'no-referrer',
    'content-security-policy': policyWith(allowances.find(each => each.address.test(address))?.sources ?? scripts),
  });
}

/** Nothing but our own files runs or is loaded. No HTTPS is demanded: a server at home has none. */
const policyWith = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ['script-src', ...scripts].join(' '),
    // Sockets to the same host too, in all browsers that we know (Safari since 16).
    "connect-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';');

/** Seconds for which browsers that came over TLS come by no other way: a year. */
const TLS_ONLY = 'max-age=31536000';

/**
 * What is said of that to who asks for this host: something only at the public name, and only if that is reached over TLS. A server
 * at home has none.
 */
export function transportWith(publicUrl: string | undefined): (host: string) => Readonly<Record<string, string>> {
  const { protocol, host: publicHost } = new URL(publicUrl ?? 'http://localhost');
  return host => (protocol === 'https:' && host === publicHost ? { 'strict-transport-security': TLS_ONLY } : {});
}

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );

/** For pages, beside those. Files do without, because there are many of them and the headers of each are sent uncompressed. */
export const FOR_PAGES: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  strictTransportSecurity: false,
  originAgentCluster: false,
  xFrameOptions: { action: 'deny' },
};

/**
 * What the app never asks for. Full screen, sharing, copying and keeping the screen awake are not named: without a word, a page
 * of its own may have them, and nothing foreign can. Browsers complain about names they do not know, so there are only old ones.
 */
export const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map(name => `${name}=()`)
  .join(', ');

/**
 * Whether a browser heeds that windows of others are kept apart (`Cross-Origin-Opener-Policy`). At an address that it does not
 * trust, such as plain HTTP in a network at home, Chromium ignores it and logs an error, so it is not said there. A browser that
 * says what it fetches for (`Sec-Fetch-Mode`) trusts the address, which also tells of HTTPS in front of this server.
 */
export const isTrusted = ({ headers, hostname }: Pick<FastifyRequest, 'headers' | 'hostname'>): boolean =>
  headers['sec-fetch-mode'] !== undefined || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
