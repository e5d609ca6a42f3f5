/** A draft outlives its page: whoever reloads in the middle of a build finds it as it was. Only the last one is kept. */
import { at, type Seat } from '@belfry/engine';
import { readStored, writeStored } from '@belfry/ui';
import type { State } from '../../rules/index.js';
import { standingOf } from '../position.js';
import { canPlace, canTear, type Draft, placedSteps } from './draft.js';

const KEY = 'belfry-draft';

/** A position and who builds in it. */
const momentOf = (view: State, seat: Seat): string => JSON.stringify([seat, view]);

/** Where nothing may be stored, a draft ends with its page. */
export function keepDraft(view: State, seat: Seat, draft: Draft): void {
  writeStored(KEY, { moment: momentOf(view, seat), draft }, 'sessionStorage');
}

/** What was drafted in this position, as far as it is still allowed. */
export function keptDraft(view: State, seat: Seat): Draft {
  const { moment, draft }: { readonly moment?: unknown; readonly draft?: unknown } = Object(
    readStored(KEY, 'sessionStorage'),
  );
  if (moment !== momentOf(view, seat) || !Array.isArray(draft)) return [];
  return draft.reduce<Draft>((done, step) => withStep(view, seat, done, Object(step)), []);
}

/** What was stored may be anything: a step that is not allowed is left out. */
function withStep(view: State, seat: Seat, draft: Draft, step: Readonly<Record<string, unknown>>): Draft {
  const towers = at(view.towers, seat);
  const { tower, slot } = step;
  if (step['type'] === 'tear' && typeof tower === 'number' && tower in towers)
    return canTear(towers, draft, tower) ? [...draft, { type: 'tear', tower }] : draft;
  const card = typeof slot === 'number' ? view.display[slot] : undefined;
  if (typeof slot !== 'number' || card === undefined) return draft;
  const isFree = placedSteps(draft).every(placed => placed.slot !== slot);
  return isFree && canPlace(towers, draft, card, standingOf(view).bid)
    ? [...draft, { type: 'place', slot, card }]
    : draft;
}
