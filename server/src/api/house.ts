/** The house itself: what it offers, and who is there. */
import { ok } from '@belfry/engine';
import type { PersonId } from '@belfry/table';
import { hereAnswer, houseAnswer } from './house-shapes.js';
import type { ApiParts } from './parts.js';
import { type Route, route } from './route.js';

/** So many people are told of by name. */
const MOST_PEOPLE = 50;
/** Of so many listed tables of somebody it is looked whether they sit there: hosts need not. */
const MOST_TABLES = 5;

export function houseRoutes(parts: ApiParts): readonly Route[] {
  const { lobby, mayList, push } = parts;
  return [
    route({
      method: 'GET',
      path: '/house',
      tag: 'house',
      summary: 'What this server offers.',
      needs: 'nobody',
      answer: houseAnswer,
      errors: [],
      handle: async () => ok({ listed: mayList, push: push.key }),
    }),
    route({
      method: 'GET',
      path: '/here',
      tag: 'house',
      summary: 'Who is here now, and what they play at tables that everybody may know of.',
      needs: 'read',
      answer: hereAnswer,
      errors: [],
      handle: async ({ who }) => {
        if (!mayList) return ok({ people: [], total: 0 });
        const others = [...lobby.people()].filter(person => person !== who.person);
        const people = await Promise.all(others.slice(0, MOST_PEOPLE).map(each => seenBy(parts, who.person, each)));
        return ok({ people: people.flatMap(person => person ?? []), total: others.length });
      },
    }),
  ];
}

/** Somebody as others may know them: nothing but a name, unless they play where everybody may know of it. */
async function seenBy({ registry, tables, hostFor }: ApiParts, viewer: PersonId, person: PersonId) {
  const known = registry.person(person);
  if (known === undefined) return undefined;
  const { name, figure } = known;
  const listed = await tables.list({ person, listed: true, phases: ['running'], limit: MOST_TABLES });
  const playing = listed.tables.find(({ seats }) => seats.some(seat => seat.person === person));
  const mayWatch = playing !== undefined && (await hostFor(viewer).summary(playing.id)) !== undefined;
  return {
    name,
    ...(figure !== undefined && { figure }),
    ...(playing !== undefined && { game: playing.game }),
    ...(mayWatch && { table: playing.id }),
  };
}
