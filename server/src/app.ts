/** The server, built apart from listening so that tests can ask it without a port: the web app, and the HTTP interface. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { join, relative, sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type ApiParts, addApi, ERRORS, type ErrorCode, Streams, sendError } from './api/index.js';
import { answerBare } from './bare.js';
import { connectionsOf } from './closing.js';
import { type Caller, type Guard, isBearer, type Limits } from './guard/index.js';
import { FOR_PAGES, headersWith, isTrusted, PERMISSIONS, transportWith } from './headers.js';
import { type Lines, logsTo, plainError } from './logs.js';
import type { Metrics } from './metrics.js';
import type { LogLevel } from './settings.js';
import { StorageError } from './store/errors.js';
import type { Troubles } from './troubles.js';
import { PlainRequest } from './upgrades.js';

/** Milliseconds that a request being answered has left when the server closes. */
const GRACE = 2000;
/** Milliseconds after which those who were told that the server closes may come again. */
const COME_AGAIN = 2000;

export interface ServerParts {
  /** The folder with the built web app. */
  readonly webRoot: string;
  readonly logger?: boolean;
  readonly grace?: number;
}

/** The web app alone. Throws if it was not built. */
export async function buildServer({ webRoot, logger = false, grace = GRACE }: ServerParts): Promise<FastifyInstance> {
  const server = await bareServer(webRoot, grace, { logger, trustProxy: false });
  await addWebApp(server, webRoot);
  server.get('/healthz', async () => ({ ok: true }));
  server.setNotFoundHandler(answerUnknown);
  return server;
}

export interface AppParts extends Omit<ApiParts, 'streams'> {
  readonly webRoot: string;
  readonly version: string;
  readonly log: LogLevel;
  /** Where lines of the log go. */
  readonly lines?: Lines;
  readonly metrics: Metrics;
  /** Whoever has it may ask for the figures, and nobody else. Without it those on this machine may. */
  readonly metricsToken?: string;
  /** Why it cannot serve anybody just now, as codes; none if it can. What goes wrong over HTTP is noted there too. */
  readonly troubles: Pick<Troubles, 'note' | 'now'>;
  /** Aborted from the moment on which the house begins to close. Whoever closes this alone does so too. */
  readonly closing?: AbortController;
  readonly grace?: number;
}

/** All that speaks HTTP. Throws if the web app was not built. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { webRoot, guard, people, grace = GRACE, lines = process.stdout, closing = new AbortController() } = parts;
  const server = await bareServer(webRoot, grace, {
    ...boundsBy(guard.limits),
    logger: logsTo(parts.log, lines),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    requestIdHeader: false,
    genReqId: () => randomBytes(8).toString('hex'),
    return503OnClosing: false,
    clientErrorHandler: answerNoRequest,
  });
  server.server.maxHeadersCount = guard.limits.headerCount;
  boundConnections(server.server, guard);
  const streams = new Streams({ limits: guard.limits, clock: parts.clock, sockets: guard.sockets });
  const forget = people.onEnded(pass => streams.end(pass));
  const isClosing = (): boolean => closing.signal.aborted;
  server.addHook('preClose', async () => {
    closing.abort();
    forget();
    streams.close(JSON.stringify({ is: 'closing', again: COME_AGAIN }));
  });
  const callerOf = addDoors(server, parts, isClosing);
  addWatch(server, parts);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
  server.setErrorHandler((error, request, reply) => {
    parts.troubles.note(error);
    return answerFailure(error, request, reply);
  });
  addApi(server, { ...parts, streams }, callerOf, parts.version);
  addCare(server, parts, callerOf, isClosing);
  await addWebApp(server, webRoot);
  server.setNotFoundHandler((request, reply) =>
    isOfApi(request) ? sendError(reply, { code: 'not-found' }) : answerUnknown(request, reply),
  );
  return server;
}

const boundsBy = (limits: Limits): FastifyHttpOptions<Server> => ({
  bodyLimit: limits.body,
  requestTimeout: limits.requestTime,
  http: {
    IncomingMessage: PlainRequest,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headerTime,
    // How exactly those times are kept.
    connectionsCheckingInterval: Math.min(5000, limits.headerTime),
  },
});

/** Who holds too many gets no more of them, and is told nothing: that would take one. */
function boundConnections(server: Server, { connections, holderOf }: Guard): void {
  server.on('connection', socket => {
    const close = connections.open(holderOf(socket));
    if (close === undefined) socket.destroy();
    else socket.once('close', close);
  });
}

/** With the headers that every answer has. */
async function bareServer(
  webRoot: string,
  grace: number,
  options: FastifyHttpOptions<Server>,
): Promise<FastifyInstance> {
  if (!existsSync(join(webRoot, 'index.html'))) throw new Error(`no web app in ${webRoot}: build it first`);
  const headersAt = headersWith(readFileSync(join(webRoot, 'index.html'), 'utf8'));
  const server = Fastify({
    ...options,
    // An address that cannot be read comes past all hooks. What can be answered there is typed too narrowly.
    frameworkErrors: (_, { url }, reply) => {
      void (reply as FastifyReply)
        .code(400)
        .headers({ ...headersAt(url), 'cache-control': 'no-store' })
        .send({ code: 'bad-address' });
    },
  });
  const endConnections = connectionsOf(server.server);
  server.addHook('preClose', async () => endConnections(grace));
  await server.register(helmet, { global: false });
  server.addHook('onSend', async (request, reply) => {
    reply.headers(headersAt(addressOf(request)));
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
    reply.helmet(FOR_PAGES);
    reply.header('permissions-policy', PERMISSIONS);
    if (isTrusted(request)) reply.header('cross-origin-opener-policy', 'same-origin');
  });
  return server;
}

async function addWebApp(server: FastifyInstance, webRoot: string): Promise<void> {
  await server.register(files, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    setHeaders: headersIn(webRoot),
  });
}

/** Turns away who does not ask for us, is sent by others, or asks too much. Gives who asks. */
function addDoors(
  server: FastifyInstance,
  { guard, publicUrl }: AppParts,
  isClosing: () => boolean,
): (request: FastifyRequest) => Caller {
  const { doors, limits, rates, callerOf } = guard;
  const transportAt = transportWith(publicUrl);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const known = (request: FastifyRequest): Caller => {
    const caller = callers.get(request) ?? callerOf(request.raw);
    callers.set(request, caller);
    return caller;
  };
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.headers(transportAt(known(request).host));
    const code = whyNot(request);
    if (code !== undefined) return sendError(reply, { code });
    const taken = rates.take(isOfApi(request) ? 'address' : 'files', known(request).address);
    return taken.ok ? undefined : sendError(reply, { code: 'too-fast', wait: taken.wait });
  });
  const whyNot = (request: FastifyRequest): ErrorCode | undefined => {
    if (request.raw.url !== undefined && request.raw.url.length > limits.url) return 'address-too-long';
    const caller = known(request);
    if (!doors.isOurs(caller)) return 'wrong-host';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && !doors.isFromUs(caller, request.headers)) return 'wrong-origin';
    // The app itself comes to the end, and so does what tells how the server is.
    return isClosing() && isOfApi(request) ? 'closing' : undefined;
  };
  return known;
}

/** Every answer is counted, and written down: by the pattern of its address. */
function addWatch(server: FastifyInstance, { metrics }: AppParts): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '*';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered(method, route, status, elapsedTime / 1000);
    const { id } = Object(request.params) as { readonly id?: unknown };
    // What is no table may be anything, also a secret that somebody has put there by mistake.
    const isTable = route.startsWith('/api/tables/:id') && (status < 400 || status === ERRORS.refused.status);
    const table = isTable ? { table: id } : {};
    request.log.info({ method, route, ...table, status, ms: Math.round(elapsedTime) }, 'answered');
  });
}

/** For whoever looks after the server. */
function addCare(
  server: FastifyInstance,
  { metrics, metricsToken, troubles }: AppParts,
  callerOf: (request: FastifyRequest) => Caller,
  isClosing: () => boolean,
): void {
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_, reply) => {
    const reasons = [...troubles.now(), ...(isClosing() ? ['closing'] : [])];
    return reasons.length === 0 ? { ok: true } : reply.code(503).send({ ok: false, reasons });
  });
  server.get('/metrics', async (request, reply) => {
    if (metricsToken === undefined) {
      if (!callerOf(request).isHere) return sendError(reply, { code: 'not-found' });
    } else if (!isBearer(request.headers, metricsToken)) {
      return sendError(reply.header('www-authenticate', 'Bearer'), { code: 'not-signed-in' });
    }
    return reply.type(metrics.type).send(await metrics.text());
  });
}

/** What Fastify says of a request that is not as it should be. */
const FAULTS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  // Whoever asked has gone.
  ECONNRESET: 'bad-request',
  ERR_STREAM_PREMATURE_CLOSE: 'bad-request',
};

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof StorageError && error.code === 'full') {
    request.log.error({ error: plainError(error) }, 'storage full');
    return sendError(reply, { code: 'storage-full' });
  }
  const { code = '', statusCode = 500 } = Object(error) as { readonly code?: string; readonly statusCode?: number };
  const fault = FAULTS[code] ?? (statusCode >= 400 && statusCode < 500 ? 'bad-request' : undefined);
  if (fault !== undefined) return sendError(reply, { code: fault });
  request.log.error({ error: plainError(error) }, 'failed');
  return sendError(reply, { code: 'failed', request: request.id });
}

const NO_REQUEST: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** What is not even a request is answered on the bare connection, which ends with it. */
function answerNoRequest({ code: fault = '' }: { readonly code?: string }, socket: Socket): void {
  if (fault === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = NO_REQUEST[fault] ?? 'bad-request';
  answerBare(socket, ERRORS[code].status, JSON.stringify({ code }));
}

/** Files whose name holds a digest of their content never change; everything else must be asked for again. */
const headersIn =
  (webRoot: string) =>
  (reply: FastifyReply, path: string): void => {
    const isForever = relative(webRoot, path).startsWith(`assets${sep}`);
    reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
  };

/** Addresses of the app are its own business: it gets them all. What is no page is not found. */
function answerUnknown(request: FastifyRequest, reply: FastifyReply): unknown {
  const isPage =
    (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept ?? '').includes('text/html');
  const isFile = /\.[a-z0-9]+$/i.test(addressOf(request));
  if (isPage && !isFile) return reply.sendFile('index.html');
  return reply.code(404).send({ code: 'not-found' });
}

const API = /^\/api(\/|$)/;

/** Also what is found there though it is written otherwise. */
const isOfApi = (request: FastifyRequest): boolean =>
  API.test(addressOf(request)) || API.test(request.routeOptions.url ?? '');

/** Without what is asked there. */
const addressOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*$/s, '');
