/**
 * How people are asked to a table: by a link, or by the six digits of its waiting room. A link's secret stands behind its `#`, which
 * browsers keep to themselves: it reaches no log and no other site.
 */
import { ok } from '@belfry/engine';
import { isBegun } from '@belfry/table';
import { originFor } from '../addresses.js';
import type { Caller } from '../guard/index.js';
import { digestOfSecret, drawCode, newSecret } from '../people/index.js';
import type { Link } from '../registry.js';
import { type Answered, malformed, refuse, refusedByTable, tooFast } from './errors.js';
import { codeAnswer, invitation, joined, joining, linkMade, looked, newLink } from './invitation-shapes.js';
import { joinWith } from './joining.js';
import { lookWith } from './looking.js';
import type { ApiParts } from './parts.js';
import { type Route, route } from './route.js';

/** Milliseconds in which another device must be let in. */
const DEVICE_TIME = 10 * 60_000;

export function invitationRoutes(parts: ApiParts): readonly Route[] {
  const { hostFor, registry, clock } = parts;
  const { rates } = parts.guard;
  const linkTo = async (link: Link, caller: Caller): Promise<Answered> => {
    const secret = newSecret();
    await registry.addLink(link, digestOfSecret(secret));
    return ok({ link: `${originFor(caller, parts)}/join#${secret}` });
  };
  return [
    route({
      method: 'POST',
      path: '/tables/:id/links',
      tag: 'invitations',
      summary: 'A link to a table of yours: for all who have it, or for one person on one seat.',
      needs: 'play',
      body: newLink,
      answer: linkMade,
      errors: ['no-such-table', 'refused'],
      handle: async ({ who, caller, id, body }): Promise<Answered> => {
        const view = await hostFor(who.person).view(id);
        if (view === undefined) return refuse('no-such-table');
        if (!view.isHost) return refusedByTable({ code: 'only-the-host' });
        if (body.kind === 'seat' && body.seat >= view.seats.length) return noSeat(view.seats.length - 1);
        const taken = rates.take('new-links', who.person);
        if (!taken.ok) return tooFast(taken.wait);
        return await linkTo({ ...body, table: id, made: clock.now() }, caller);
      },
    }),
    route({
      method: 'DELETE',
      path: '/tables/:id/links',
      tag: 'invitations',
      summary: 'From now on no link to this table is good for anything, nor are its six digits: there are others.',
      needs: 'play',
      errors: ['no-such-table', 'refused'],
      handle: async ({ who, id }): Promise<Answered> => {
        const view = await hostFor(who.person).view(id);
        if (view === undefined) return refuse('no-such-table');
        if (!view.isHost) return refusedByTable({ code: 'only-the-host' });
        await Promise.all([registry.revokeLinks(id), registry.dropCode(id)]);
        return ok(undefined);
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/code',
      tag: 'invitations',
      summary: 'The six digits of a table, as long as its waiting room is open. For those who sit there.',
      needs: 'play',
      answer: codeAnswer,
      errors: ['no-such-table', 'refused', 'only-at-the-table'],
      handle: async ({ who, id }): Promise<Answered> => {
        const view = await hostFor(who.person).view(id);
        if (view === undefined) return refuse('no-such-table');
        if (isBegun(view)) {
          await registry.dropCode(id);
          return refusedByTable({ code: 'begun-already' });
        }
        const isAtTable = view.isHost || view.seats.some(({ isYours }) => isYours);
        if (!isAtTable) return refuse('only-at-the-table');
        return ok({ code: await registry.codeOf(id, drawCode) });
      },
    }),
    route({
      method: 'POST',
      path: '/device',
      tag: 'invitations',
      summary: 'A link that lets you in on another device: once, within ten minutes, and until you ask for the next.',
      needs: 'session',
      answer: linkMade,
      errors: [],
      handle: async ({ who, caller }): Promise<Answered> => {
        const taken = rates.take('new-links', who.person);
        if (!taken.ok) return tooFast(taken.wait);
        const made = clock.now();
        return await linkTo({ kind: 'device', person: who.person, until: made + DEVICE_TIME, made }, caller);
      },
    }),
    route({
      method: 'POST',
      path: '/look',
      tag: 'invitations',
      summary: 'What a link or a code is good for, without using it.',
      needs: 'nobody',
      body: invitation,
      answer: looked,
      errors: ['no-such-invitation', 'codes-closed', 'scope-missing'],
      handle: call => lookWith(parts, call),
    }),
    route({
      method: 'POST',
      path: '/join',
      tag: 'invitations',
      summary: 'Come with a link or a code: to a table, or to this device as who you are on another.',
      needs: 'nobody',
      body: joining,
      answer: joined,
      errors: ['no-such-invitation', 'codes-closed', 'scope-missing', 'session-only', 'refused', 'storage-full'],
      handle: call => joinWith(parts, call),
    }),
  ];
}

const noSeat = (bound: number): Answered =>
  malformed({ code: 'malformed', path: 'seat', problem: { code: 'out-of-range', limit: 'max', bound } });
