/** The server, built apart from listening so that tests can ask it without a port. For now it hands out the web app. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { connectionsOf } from './closing.js';
import { FOR_PAGES, headersWith, isTrusted, PERMISSIONS } from './headers.js';

/** Milliseconds that a request being answered has left when the server closes. */
const GRACE = 2000;

export interface ServerParts {
  /** The folder with the built web app. */
  readonly webRoot: string;
  readonly logger?: boolean;
  readonly grace?: number;
}

/** Throws if the web app was not built. */
export async function buildServer({ webRoot, logger = false, grace = GRACE }: ServerParts): Promise<FastifyInstance> {
  if (!existsSync(join(webRoot, 'index.html'))) throw new Error(`no web app in ${webRoot}: build it first`);
  const headersAt = headersWith(readFileSync(join(webRoot, 'index.html'), 'utf8'));
  const server = Fastify({
    logger,
    trustProxy: false,
    // An address that cannot be read comes past all hooks. What can be answered there is typed too narrowly.
    frameworkErrors: (_, { url }, reply) => {
      void (reply as FastifyReply).code(400).headers(headersAt(url)).send({ code: 'bad-address' });
    },
  });
  const endConnections = connectionsOf(server.server);
  server.addHook('preClose', async () => endConnections(grace));
  await server.register(helmet, { global: false });
  server.addHook('onSend', async (request, reply) => {
    reply.headers(headersAt(addressOf(request)));
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
    reply.helmet(FOR_PAGES);
    reply.header('permissions-policy', PERMISSIONS);
    if (isTrusted(request)) reply.header('cross-origin-opener-policy', 'same-origin');
  });
  await server.register(files, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    setHeaders: headersIn(webRoot),
  });
  server.get('/healthz', async () => ({ ok: true }));
  server.setNotFoundHandler(answerUnknown);
  return server;
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

/** Without what is asked there. */
const addressOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*$/s, '');
