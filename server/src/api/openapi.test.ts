import { loadGames } from '@belfry/games';
import { keeperOf } from '@belfry/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openApp, type TestApp } from '../../testing/app.js';
import { ERRORS, type ErrorCode } from './errors.js';
import { errorCodesOf } from './openapi.js';

type Node = { readonly [field: string]: unknown };

/** What is said of a request before it has come to a route. */
const NO_ROUTES = ['bad-request', 'bad-address', 'too-slow', 'address-too-long', 'headers-too-large'];

let app: TestApp;
let description: Node;
beforeAll(async () => {
  app = await openApp(keeperOf(await loadGames()));
  description = (await app.server.inject({ url: '/api' })).json();
});
afterAll(() => app.server.close());

/** Every object in it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

const at = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce((value: unknown, key) => (Object(value) as Node)[key], description);

const operations = (): [string, Node][] =>
  Object.entries(description['paths'] as Record<string, Record<string, Node>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [`${method} ${path}`, operation] as [string, Node]),
  );

describe('the description', () => {
  test('is OpenAPI 3.1, with a name, a version and a licence', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Belfry', version: '0.0.0', license: { identifier: 'MIT' } },
      servers: [{ url: '/api' }],
    });
  });

  test('has every route that answers, and no other', () => {
    const described = operations().map(([name]) => name);
    const routed = app.routes.map(({ method, path }) => `${method.toLowerCase()} ${path.replace(':id', '{id}')}`);
    expect(described.toSorted()).toEqual(routed.toSorted());
    const unanswered = app.routes.filter(({ method, path }) => !app.server.hasRoute({ method, url: `/api${path}` }));
    expect(unanswered).toEqual([]);
  });

  test('refers to nothing that is not there', () => {
    const refs = [...nodesIn(description)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter(ref => at(ref) === undefined)).toEqual([]);
  });

  test('says of every operation what it is, what it answers, and all it can refuse', () => {
    const ids = new Set<unknown>();
    for (const [name, operation] of operations()) {
      const { summary, tags, operationId, responses, parameters } = operation as {
        summary: string;
        tags: string[];
        operationId: string;
        responses: Node;
        parameters: { name: string; in: string; required: boolean; schema: Node }[];
      };
      expect(summary.length).toBeGreaterThan(10);
      expect((description['tags'] as { name: string }[]).map(tag => tag.name)).toContain(tags[0]);
      ids.add(operationId);
      const statuses = Object.keys(responses);
      expect([name, statuses.some(status => /^20[014]$/.test(status))]).toEqual([name, true]);
      expect(statuses).toEqual(expect.arrayContaining(['421', '429', '500', '503']));
      expect(parameters.some(each => each.in === 'path' && each.required)).toBe(name.includes('{id}'));
      for (const response of Object.values(responses) as { $ref?: string; description?: string }[])
        expect(response.$ref ?? response.description).toBeTruthy();
    }
    expect(ids.size).toBe(operations().length);
  });

  test('names the security of every route that asks who somebody is', () => {
    for (const [name, { security }] of operations()) {
      const isOpen = ['get /house', 'post /guest', 'get /me', 'post /look', 'post /join'].includes(name);
      expect([name, security === undefined]).toEqual([name, isOpen]);
    }
    expect(Object.keys(at('#/components/securitySchemes') as Node)).toEqual(['session', 'token']);
  });

  test('has every error with its status, and each is some route’s or comes before there is one', () => {
    const responses = at('#/components/responses') as Node;
    expect(Object.keys(responses)).toEqual(Object.keys(ERRORS));
    for (const { status, means } of Object.values(ERRORS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(means).toMatch(/^[A-Z].*\.$/);
    }
    const codes = new Set(app.routes.flatMap(route => [...errorCodesOf(route)]));
    expect(Object.keys(ERRORS).filter(code => !codes.has(code as ErrorCode))).toEqual(NO_ROUTES);
  });

  test('describes the whole set-up of a table', () => {
    const { setup } = at('#/components/schemas/NewTable/properties') as { setup: Node };
    const { properties, required } = setup as { properties: Node; required: string[] };
    const fields = ['game', 'options', 'seats', 'clock', 'standIn', 'spectators', 'listed', 'delay', 'customs'];
    expect(Object.keys(properties)).toEqual(fields);
    expect(required).toEqual(['game', 'options', 'seats']);
    expect(properties['delay']).toEqual({ type: 'integer', minimum: 0, maximum: 3600, default: 0 });
    expect(setup['additionalProperties']).toBe(false);
  });

  test('says of every route with a name in its path what is answered if there can be none like it', async () => {
    const named = app.routes.filter(({ path }) => path.includes(':id'));
    expect(named.length).toBeGreaterThan(10);
    const ada = await app.visitor().named('Ada');
    for (const { method, path } of named)
      expect((await ada.ask(method, path.replace(':id', 'x'.repeat(65)))).json).toEqual({ code: 'not-found' });
  });

  test('has examples that fit what is read and answered', () => {
    let count = 0;
    for (const { body, answer } of app.routes)
      for (const named of [body, answer]) {
        if (named === undefined) continue;
        const parsed = z.safeParse(named.schema, named.example);
        expect([named.name, parsed.error?.issues ?? []]).toEqual([named.name, []]);
        count += 1;
      }
    expect(count).toBeGreaterThan(20);
  });

  test('has schemas that JSON Schema knows', () => {
    const schemas = Object.values(at('#/components/schemas') as Node);
    expect(schemas.length).toBeGreaterThan(15);
    const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
    for (const node of nodesIn(schemas)) {
      const { type } = node;
      if (typeof type === 'string' && !('const' in node)) expect([...types, 'human', 'bot', 'none']).toContain(type);
      expect(node).not.toHaveProperty('$id');
      expect(node).not.toHaveProperty('$schema');
    }
  });
});
