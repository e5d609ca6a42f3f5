/** Guests, and the tokens of their programs. */
import { ok } from '@belfry/engine';
import type { PersonId } from '@belfry/table';
import type { Person, Token } from '../registry.js';
import { type Answered, refuse, tooFast } from './errors.js';
import type { ApiParts } from './parts.js';
import { meAnswer, meChange, newGuest, newToken, tokenList, tokenMade } from './people-shapes.js';
import { type Route, route } from './route.js';

export function meRoutes({ registry, people, guard: { rates, limits } }: ApiParts): readonly Route[] {
  const personOf = (id: PersonId): Person => {
    const person = registry.person(id);
    if (person === undefined) throw new Error('a session of nobody');
    return person;
  };
  return [
    route({
      method: 'POST',
      path: '/guest',
      tag: 'people',
      summary: 'Become a guest: a name, and a cookie that says who you are from now on.',
      needs: 'nobody',
      body: newGuest,
      answer: meAnswer,
      errors: ['signed-in-already'],
      handle: async ({ who, caller, body, setSession }): Promise<Answered> => {
        if (who !== undefined) return refuse('signed-in-already');
        const taken = rates.take('new-guests', caller.address);
        if (!taken.ok) return tooFast(taken.wait);
        const person = await people.add(body);
        setSession(await people.signIn(person.id));
        return ok({ me: seenBySelf(person) });
      },
    }),
    route({
      method: 'GET',
      path: '/me',
      tag: 'people',
      summary: 'Who am I? Nobody yet, if `me` is null.',
      needs: 'nobody',
      answer: meAnswer,
      errors: [],
      handle: async ({ who }) => {
        if (who === undefined) return ok({ me: null });
        const scopes = who.via === 'token' ? { scopes: who.scopes } : {};
        return ok({ me: { ...seenBySelf(personOf(who.person)), ...scopes } });
      },
    }),
    route({
      method: 'PATCH',
      path: '/me',
      tag: 'people',
      summary: 'Change your name or figure. Where you sit already, you keep the old ones.',
      needs: 'session',
      body: meChange,
      answer: meAnswer,
      errors: [],
      handle: async ({ who, body: { name, figure } }) => {
        const { figure: before, ...person } = personOf(who.person);
        const after = figure === undefined ? before : (figure ?? undefined);
        const changed = {
          ...person,
          ...(name !== undefined && { name }),
          ...(after !== undefined && { figure: after }),
        };
        await registry.changePerson(changed);
        return ok({ me: seenBySelf(changed) });
      },
    }),
    route({
      method: 'DELETE',
      path: '/session',
      tag: 'people',
      summary: 'Forget who I am on this device. Without a link from another one there is no way back.',
      needs: 'session',
      errors: [],
      handle: async ({ who, setSession }) => {
        if (who.via === 'session') await people.signOut(who.session);
        setSession(undefined);
        return ok(undefined);
      },
    }),
    route({
      method: 'GET',
      path: '/tokens',
      tag: 'people',
      summary: 'Your tokens. What they are themselves was shown once, and is kept nowhere.',
      needs: 'session',
      answer: tokenList,
      errors: [],
      handle: async ({ who }) => ok({ tokens: registry.tokensOf(who.person).map(listed) }),
    }),
    route({
      method: 'POST',
      path: '/tokens',
      tag: 'people',
      summary: 'A token for a program of yours: to read tables, to play, to chat.',
      needs: 'session',
      body: newToken,
      answer: tokenMade,
      errors: ['too-many-tokens'],
      handle: async ({ who, body: { name, scopes } }): Promise<Answered> => {
        if (registry.tokensOf(who.person).length >= limits.tokensPerGuest) return refuse('too-many-tokens');
        const made = await people.addToken(who.person, name, scopes);
        return ok({ ...listed(made), token: made.token });
      },
    }),
    route({
      method: 'DELETE',
      path: '/tokens/:id',
      tag: 'people',
      summary: 'From now on this token is worth nothing.',
      needs: 'session',
      errors: ['no-such-token'],
      handle: async ({ who, id }): Promise<Answered> =>
        (await people.removeToken(who.person, id)) ? ok(undefined) : refuse('no-such-token'),
    }),
  ];
}

/** Ids of people are told to nobody, not even to themselves. */
const seenBySelf = ({ name, figure }: Person) => ({ name, ...(figure !== undefined && { figure }) });

const listed = ({ id, name, scopes, made }: Token) => ({ id, name, scopes, made });
