/** Everything of the HTTP interface: routes, and how a request comes to one. */
import { Readable } from 'node:stream';
import { notation, ok, type Result } from '@belfry/engine';
import { idOfTable } from '@belfry/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type Caller, readJson } from '../guard/index.js';
import { cookieWith, mayDo, type Who } from '../people/index.js';
import { type ApiError, ERRORS, malformed, refuse, tooFast } from './errors.js';
import { houseRoutes } from './house.js';
import { invitationRoutes } from './invitations.js';
import { meRoutes } from './me.js';
import { describeApi, statusOf } from './openapi.js';
import type { ApiParts } from './parts.js';
import { pushRoutes } from './push.js';
import type { Call, Need, Route } from './route.js';
import { tableRoutes } from './tables.js';

export const routesOf = (parts: ApiParts): readonly Route[] => [
  ...houseRoutes(parts),
  ...meRoutes(parts),
  ...pushRoutes(parts),
  ...tableRoutes(parts),
  ...invitationRoutes(parts),
];

/** Adds all routes to a server, whose hooks have let the request in. */
export function addApi(
  server: FastifyInstance,
  parts: ApiParts,
  callerOf: (request: FastifyRequest) => Caller,
  version: string,
): void {
  const routes = routesOf(parts);
  const letIn = new WeakMap<FastifyRequest, Who>();
  for (const route of routes)
    server.route({
      method: route.method,
      url: `/api${route.path}`,
      exposeHeadRoute: false,
      // Before anything that was sent along is read.
      onRequest: async (request, reply) => {
        const who = admit(parts, route.needs, request, callerOf(request));
        if (!who.ok) return sendError(reply, who.error);
        if (who.value !== undefined) letIn.set(request, who.value);
        return undefined;
      },
      handler: async (request, reply) => await answer(parts, route, request, reply, callerOf, letIn.get(request)),
    });
  const description = JSON.stringify(describeApi(routes, version));
  server.get('/api', { exposeHeadRoute: false }, (_, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  );
}

/** Who asks, if they may ask this, and not too often. Their address was let in before. */
function admit(
  { people, guard: { rates } }: ApiParts,
  needs: Need,
  { headers }: FastifyRequest,
  caller: Caller,
): Result<Who | undefined, ApiError> {
  const who = people.whoIs(headers, caller);
  if (who === undefined) return needs === 'nobody' ? ok(undefined) : refuse('not-signed-in');
  const own = rates.take('guest', who.person);
  if (!own.ok) return tooFast(own.wait);
  if (needs === 'session' && who.via === 'token') return refuse('session-only');
  const isScope = needs === 'read' || needs === 'play' || needs === 'chat';
  return isScope && !mayDo(who, needs) ? refuse('scope-missing', { scope: needs }) : ok(who);
}

async function answer(
  parts: ApiParts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  callerOf: (request: FastifyRequest) => Caller,
  who: Who | undefined,
): Promise<FastifyReply> {
  const sent = readParts(parts, route, request);
  if (!sent.ok) return sendError(reply, sent.error);
  const caller = callerOf(request);
  const call = {
    who,
    caller,
    ...sent.value,
    setSession: (secret: string | undefined) => void reply.header('set-cookie', cookieWith(secret, caller)),
  };
  const answered = await route.handle(call);
  if (!answered.ok) return sendError(reply, answered.error);
  reply.code(statusOf(route));
  if (answered.value instanceof Readable) return reply.type('application/x-ndjson').send(answered.value);
  return reply.send(answered.value);
}

function readParts(
  { guard: { limits } }: ApiParts,
  { body, query }: Route,
  request: FastifyRequest,
): Result<Pick<Call, 'id' | 'body' | 'query'>, ApiError> {
  const { id = '' } = Object(request.params) as { readonly id?: string };
  if (id !== '' && !idOfTable.safeParse(id).success) return refuse('not-found');
  const asked = query === undefined ? ok(undefined) : read(query, { ...Object(request.query) });
  if (!asked.ok) return asked;
  const sent = body === undefined ? ok(undefined) : readBody(body.schema, request.body, limits.depth);
  return sent.ok ? ok({ id, body: sent.value, query: asked.value }) : sent;
}

const MISSING = malformed({ code: 'malformed', path: '', problem: { code: 'missing' } });

function readBody(schema: z.ZodMiniType, text: unknown, depth: number): Result<unknown, ApiError> {
  if (typeof text !== 'string') return MISSING;
  const json = readJson(text, depth);
  return json.ok ? read(schema, json.value) : malformed(json.error);
}

function read(schema: z.ZodMiniType, json: unknown): Result<unknown, ApiError> {
  const result = notation(schema).read(json);
  return result.ok ? result : malformed(result.error);
}

/** The same shape for all: a code and its facts. */
export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  const { wait } = error;
  if (typeof wait === 'number') reply.header('retry-after', String(Math.ceil(wait / 1000)));
  return reply.code(ERRORS[error.code].status).send(error);
}

export { type ApiError, ERRORS, type ErrorCode } from './errors.js';
export type { ApiParts } from './parts.js';
export { Streams } from './streams.js';
export { isListing, scopeOf, wishKey } from './tables.js';
