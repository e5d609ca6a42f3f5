/** The server, built apart from listening so that tests can ask it without a port. For now it hands out the web app. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

export interface ServerParts {
  /** The folder with the built web app. */
  readonly webRoot: string;
  readonly logger?: boolean;
}

/** Throws if the web app was not built. */
export async function buildServer({ webRoot, logger = false }: ServerParts): Promise<FastifyInstance> {
  if (!existsSync(join(webRoot, 'index.html'))) throw new Error(`no web app in ${webRoot}: build it first`);
  const server = Fastify({ logger, trustProxy: false });
  await server.register(helmet, { global: false });
  const policy = security(webRoot);
  server.addHook('onSend', async (_, reply) => {
    // Rules for a page are told with the page; a file needs none but not to be taken for something else.
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.helmet(policy);
    else reply.header('x-content-type-options', 'nosniff');
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

/**
 * Nothing but our own files runs or is loaded. No HTTPS is demanded: a server at home has none. A script written into the page
 * itself is allowed by its digest, if there is one.
 */
const security = (webRoot: string) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...inlineScripts(readFileSync(join(webRoot, 'index.html'), 'utf8'))],
      'img-src': ["'self'", 'data:', 'blob:'],
      'style-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
});

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );

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
  const isFile = /\.[a-z0-9]+$/i.test(new URL(request.url, 'http://here').pathname);
  if (isPage && !isFile) return reply.sendFile('index.html');
  return reply.code(404).send({ code: 'not-found' });
}
