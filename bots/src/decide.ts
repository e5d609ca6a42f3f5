/** How a bot is asked, wherever it thinks: in a thread of a server, or in a worker of a browser. */
import type { Game, GameTypes, Json, Limits, Policy, Random } from '@belfry/engine';

interface Players {
  readonly rules: Game;
  readonly policies: readonly { readonly name: string; readonly load: () => Promise<Policy> }[];
}

/**
 * Lets the policy of this name decide for the seat that is due, by what that sees, whatever is handed in.
 * @returns the action as records write it
 */
export async function letDecide(
  { rules, policies }: Players,
  name: string,
  given: GameTypes['State'],
  random: Random,
  limits?: Limits,
): Promise<Json> {
  const policy = await policies.find(candidate => candidate.name === name)?.load();
  if (policy === undefined) throw new Error(`no bot ${name} for ${rules.id}`);
  const due = rules.due(given);
  if (due.type !== 'seat') throw new Error('nobody is to act');
  return rules.actions.write(policy.choose(rules, rules.see(given, due.seat), random, limits));
}

/** So long after now, by this clock in milliseconds, it is time to answer. */
export function untilOver(milliseconds: number, now: () => number): Limits {
  const end = now() + milliseconds;
  return { isOver: () => now() >= end };
}
