/** The legal actions as they are offered: by type, a few at a time, and found by what stands on them. */
import type { Choices } from '@belfry/engine';

interface Action {
  readonly type: string;
}

export interface DeedGroup {
  readonly type: string;
  readonly shown: readonly Action[];
  /** How many more fit. */
  readonly more: number;
}

export interface Deeds {
  readonly groups: readonly DeedGroup[];
  readonly fitting: number;
  /** How many of the choices were looked at. */
  readonly searched: number;
}

const MOST_SHOWN = 60;
/** A moment's work. Games with more choices than that at once need a screen of their own. */
const MOST_SEARCHED = 20_000;

/** @param text what an action is found by */
export function findDeeds(choices: Choices<Action>, query: string, text: (action: Action) => string): Deeds {
  const wanted = query.toLocaleLowerCase().split(/\s+/);
  const fits = (action: Action): boolean => {
    const said = text(action).toLocaleLowerCase();
    return wanted.every(word => said.includes(word));
  };
  const searched = Math.min(choices.count, MOST_SEARCHED);
  const byType = new Map<string, Action[]>();
  let fitting = 0;
  for (let number = 0; number < searched; number++) {
    const action = choices.at(number);
    if (query !== '' && !fits(action)) continue;
    fitting++;
    const same = byType.get(action.type);
    if (same === undefined) byType.set(action.type, [action]);
    else same.push(action);
  }
  const room = roomFor([...byType.values()].map(({ length }) => length));
  const groups = Array.from(byType, ([type, actions]) => ({
    type,
    shown: actions.slice(0, room),
    more: Math.max(0, actions.length - room),
  }));
  return { groups, fitting, searched };
}

/** How many of each group can be shown, if all are to have the same room: what small ones leave, large ones get. */
function roomFor(sizes: readonly number[]): number {
  let room = MOST_SHOWN;
  for (const [index, size] of sizes.toSorted((a, b) => a - b).entries()) {
    const share = Math.ceil(room / (sizes.length - index));
    if (size > share) return share;
    room -= size;
  }
  return MOST_SHOWN;
}
