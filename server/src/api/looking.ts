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

async function lookAt({ tables, hostFor, registry }: ApiParts, who: Who | undefined, id: TableId): Promise<Answered> {
  const stored = await tables.summary(id);
  if (stored === undefined) return VOID;
  const own = who && (await hostFor(who.person).view(id));
  // Who was not let in yet is shown what everybody at the table knows. Its host always may look.
  const view = own ?? (await hostFor(stored.host).view(id));
  if (view === undefined) return VOID;
  const { game, clock, spectators } = view;
  // Where a match runs without anybody looking on, nobody is let in any more.
  if (own === undefined && stored.phase !== 'room' && !spectators) return VOID;
  const seats = view.seats.map(seat => ({ ...seat, isYours: own !== undefined && seat.isYours }));
  return ok({
    kind: 'table',
    table: own === undefined ? null : id,
    game,
    host: stored.seats.find(({ person }) => person === stored.host)?.name ?? registry.person(stored.host)?.name ?? '',
    seats,
    clock,
    spectators,
    phase: stored.phase,
    isYours: seats.some(({ isYours }) => isYours),
  });
}
