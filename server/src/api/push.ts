/** Browsers that let themselves be told of turns while no page of ours is open. */
import { ok } from '@belfry/engine';
import { type Answered, refuse, tooFast } from './errors.js';
import type { ApiParts } from './parts.js';
import { newPush, oldPush } from './people-shapes.js';
import { type Route, route } from './route.js';

export const pushRoutes = ({ push, guard: { rates } }: ApiParts): readonly Route[] => [
  route({
    method: 'PUT',
    path: '/push',
    tag: 'people',
    summary: 'Be told in this browser when it is your turn where you have days to think. The oldest of too many goes.',
    needs: 'session',
    body: newPush,
    errors: ['bad-endpoint'],
    handle: async ({ who: { person }, body: { endpoint, keys, language } }): Promise<Answered> => {
      const taken = rates.take('new-pushes', person);
      if (!taken.ok) return tooFast(taken.wait);
      return (await push.subscribe({ person, endpoint, ...keys, language })) ? ok(undefined) : refuse('bad-endpoint');
    },
  }),
  route({
    method: 'DELETE',
    path: '/push',
    tag: 'people',
    summary: 'Be told in this browser no more. Ask for this before you let the browser forget who you are.',
    needs: 'session',
    body: oldPush,
    errors: [],
    handle: async ({ who, body: { endpoint } }) => {
      await push.unsubscribe(who.person, endpoint);
      return ok(undefined);
    },
  }),
];
