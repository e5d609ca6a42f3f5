/** The house itself: what it offers, and who is there. */
import { ok } from '@belfry/engine';
import type { PersonId, StoredSummary } from '@belfry/table';
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
async function seenBy(parts: ApiParts, viewer: PersonId, person: PersonId) {
  const known = parts.registry.person(person);
  if (known === undefined) return undefined;
  const { name, figure } = known;
  return { name, ...(figure !== undefined && { figure }), ...(await playedBy(parts, viewer, person)) };
}

/** What somebody plays, as far as the viewer may know: for who sees matches later, they begin later, and end later. */
async function playedBy({ tables, hostFor, clock }: ApiParts, viewer: PersonId, person: PersonId) {
  const listed = { person, listed: true, limit: MOST_TABLES } as const;
  const running = await tables.list({ ...listed, phases: ['running'] });
  const over = await tables.list({ ...listed, phases: ['over'] });
  const isNew = ({ changed, delay = 0 }: StoredSummary): boolean => changed + delay * 1000 > clock.now();
  for (const { id, game, phase, seats } of [...running.tables, ...over.tables.filter(isNew)]) {
    if (!seats.some(seat => seat.person === person)) continue;
    const seen = await hostFor(viewer).summary(id);
    if (seen?.phase === 'running') return { game, table: id };
    // Nobody else may look: there is nothing to see later.
    if (seen === undefined && phase === 'running') return { game };
  }
  return {};
}
