/** The description of the HTTP interface (OpenAPI 3.1), made of the routes themselves. */
import type { Json } from '@belfry/engine';
import * as z from 'zod/mini';
import { ERRORS, type ErrorCode } from './errors.js';
import { type Need, type Route, TAGS } from './route.js';

type Part = { readonly [field: string]: Json };

/** What every request can meet. */
const ALWAYS: readonly ErrorCode[] = ['wrong-host', 'too-fast', 'failed', 'closing'];

export const describeApi = (routes: readonly Route[], version: string): Part => ({
  openapi: '3.1.0',
  info: {
    title: 'Belfry',
    version,
    description:
      'Tables on this server, for programs. Every error is a JSON object with a `code`. What comes over a socket at /api/socket is the same.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/api' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: pathsOf(routes),
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'belfry', description: 'Over TLS it is called `__Host-belfry`.' },
      token: { type: 'http', scheme: 'bearer', description: 'Its scopes: read, play, chat.' },
    },
    schemas: schemasOf(routes),
    responses: Object.fromEntries(Object.keys(ERRORS).map(code => [code, errorAnswer(code as ErrorCode)])),
  },
});

const errorAnswer = (code: ErrorCode): Part => ({
  description: ERRORS[code].means,
  content: {
    'application/json': {
      schema: { type: 'object', required: ['code'], properties: { code: { const: code } } },
    },
  },
});

function pathsOf(routes: readonly Route[]): Part {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
}

function operationOf(route: Route): Part {
  const { tag, summary, needs, body } = route;
  return {
    tags: [tag],
    operationId: operationId(route),
    summary,
    ...(SECURITY[needs] && { security: SECURITY[needs] }),
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { ...refTo(body.name), example: body.example } } },
    }),
    responses: { ...answerOf(route), ...errorsOf(route) },
  };
}

/** `getTablesIdLegal` */
const operationId = ({ method, path }: Route): string =>
  method.toLowerCase() + path.replace(/[/:]+(\w)/g, (_, letter: string) => letter.toUpperCase());

const SECURITY: Readonly<Record<Need, Json[] | undefined>> = {
  nobody: undefined,
  somebody: [{ session: [] }, { token: [] }],
  session: [{ session: [] }],
  read: [{ session: [] }, { token: ['read'] }],
  play: [{ session: [] }, { token: ['play'] }],
  chat: [{ session: [] }, { token: ['chat'] }],
};

const refTo = (name: string): Part => ({ schema: { $ref: `#/components/schemas/${name}` } });

const pathParameters = ({ path }: Route): Part[] =>
  path.includes(':id') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } }] : [];

function queryParameters({ query }: Route): Part[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(query) as { properties?: Part; required?: readonly string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: z.ZodMiniType): Part {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest as Part;
}

export const statusOf = ({ method, path, answer }: Pick<Route, 'method' | 'path' | 'answer'>): number =>
  answer === undefined ? 204 : method === 'POST' && CREATING.test(path) ? 201 : 200;

/** Something is there afterwards that was not before. */
const CREATING = /^\/(guest|tables|tokens|device|tables\/:id\/links)$/;

function answerOf(route: Route): Part {
  const { answer, isStream = false } = route;
  const status = String(statusOf(route));
  if (answer === undefined) return { [status]: { description: 'Done.' } };
  const type = isStream ? 'application/x-ndjson' : 'application/json';
  const description = isStream ? 'Lines of JSON; an empty one now and then is a sign of life.' : 'The answer.';
  return { [status]: { description, content: { [type]: { ...refTo(answer.name), example: answer.example } } } };
}

/** One answer for each status, whatever its codes. */
function errorsOf(route: Route): Part {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodesOf(route)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), together(codes)]));
}

const together = (codes: readonly ErrorCode[]): Part => {
  const [only, ...more] = codes;
  if (only !== undefined && more.length === 0) return { $ref: `#/components/responses/${only}` };
  return {
    description: codes.map(code => `\`${code}\`: ${ERRORS[code].means}`).join(' '),
    content: {
      'application/json': {
        schema: { type: 'object', required: ['code'], properties: { code: { enum: [...codes] } } },
      },
    },
  };
};

/** Every code that a route can answer with. */
export function errorCodesOf({ method, path, needs, body, query, errors }: Route): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    ...ALWAYS,
    ...errors,
    ...(path.includes(':id') ? (['not-found'] as const) : []),
    ...(body !== undefined || query !== undefined ? (['malformed'] as const) : []),
    ...(body !== undefined ? (['too-large', 'not-json'] as const) : []),
    ...(method === 'GET' ? [] : (['wrong-origin', 'storage-full'] as const)),
    ...(needs === 'nobody' ? [] : (['not-signed-in'] as const)),
    ...(needs === 'session' ? (['session-only'] as const) : []),
    ...(needs === 'read' || needs === 'play' || needs === 'chat' ? (['scope-missing'] as const) : []),
  ]);
}

/** What is sent is described as it is written, what is answered as it comes. */
function schemasOf(routes: readonly Route[]): Part {
  const sent = z.registry<{ id: string }>();
  const answered = z.registry<{ id: string }>();
  for (const { body } of routes)
    if (body !== undefined && !sent.has(body.schema)) sent.add(body.schema, { id: body.name });
  for (const { answer } of routes)
    if (answer !== undefined && !answered.has(answer.schema)) answered.add(answer.schema, { id: answer.name });
  return { ...componentsOf(sent, 'input'), ...componentsOf(answered, 'output') };
}

const SCHEMAS = '#/components/schemas/';

/** Each under its name. What zod thinks is shared has no name; it gets one here. */
function componentsOf(registry: z.core.$ZodRegistry<{ id: string }>, io: 'input' | 'output'): Part {
  const { schemas } = z.toJSONSchema(registry, { io, uri: id => `${SCHEMAS}${id}` });
  const { __shared: shared, ...own } = schemas;
  const parts = Object.entries((shared?.$defs ?? {}) as Part).map(([name, part]) => [`${io}-${name}`, part] as const);
  const all = JSON.stringify(Object.fromEntries([...Object.entries(own), ...parts]), (key, value: unknown) =>
    key === '$schema' || key === '$id' ? undefined : value,
  );
  return JSON.parse(all.replaceAll(`${SCHEMAS}__shared#/$defs/`, `${SCHEMAS}${io}-`)) as Part;
}
