/** What an invitation is good for, told to whoever has it before they use it. */
import { ok } from '@belfry/engine';
import type { TableId } from '@belfry/table';
import { mayDo, type Who } from '../people/index.js';
import { type Answered, refuse } from './errors.js';
import { type InvitedCall, invitationOf, VOID } from './joining.js';
import type { ApiParts } from './parts.js';

export async function lookWith(parts: ApiParts, call: InvitedCall): Promise<Answered> {
  const { who } = call;
  if (who !== undefined && !mayDo(who, 'read')) return refuse('scope-missing', { scope: 'read' });
  const found = await invitationOf(parts, call);
  if (!found.ok) return found;
  if (found.value.type === 'table') return await lookAt(parts, who, found.value.table);
  const person = parts.registry.person(found.value.person);
  return person === undefined ? VOID : ok({ kind: 'device', name: person.name });
}

async function lookAt(parts: ApiParts, who: Who | undefined, id: TableId): Promise<Answered> {
  const { tables, outside, hostFor, registry } = parts;
  const stored = await tables.summary(id);
  const own = who && (await hostFor(who.person).summary(id));
  const table = own ?? (await outside(id));
  if (stored === undefined || table === undefined) return VOID;
  const { game, seats, clock, spectators, phase } = table;
  // Where a match runs without anybody looking on, nobody is let in any more.
  if (own === undefined && stored.phase !== 'room' && !spectators) return VOID;
  return ok({
    kind: 'table',
    table: own === undefined ? null : id,
    game,
    host: table.host ?? registry.person(stored.host)?.name ?? '',
    seats,
    clock,
    spectators,
    phase,
    isYours: seats.some(({ isYours }) => isYours),
  });
}
