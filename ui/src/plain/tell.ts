/** What is expected and what happened, as far as that can be said of any game. */
import type { Game, Json } from '@belfry/engine';
import type { LogLine, People } from '../screen.js';
import { fieldsOf, type Speech } from './speech.js';
import type { PlainWords } from './words/catalogue.js';

export function promptOf(rules: Game, view: unknown, people: People, words: PlainWords, say: Speech): string {
  const due = rules.due(view);
  if (due.type === 'over') return words.over;
  if (due.type === 'chance') return `${say.capital(say.term(due.chance))}.`;
  if (people.you === due.seat) return words.yourTurn(undefined);
  const { name = '', isBot = false } = people.seats[due.seat] ?? {};
  return people.isShared === true && !isBot ? words.yourTurn(name) : words.turnOf(name);
}

export const tellLog = (log: readonly Json[], people: People, say: Speech): readonly LogLine[] =>
  log.map((entry, index) => ({ entry: index, ...lineOf(entry, people, say) }));

/** `Ada: swap the light (3).` What followed by itself stands in brackets too. */
function lineOf(entry: Json, people: People, say: Speech): Omit<LogLine, 'entry'> {
  const { seat, action = null, chance, ...rest } = fieldsOf(entry);
  const { type = '' } = fieldsOf(action);
  const what = typeof chance === 'string' ? say.term(chance) : typeof type === 'string' ? say.deed(type) : '';
  const details = [say.details(action, people), say.line(rest, people)].filter(text => text !== '').join('; ');
  const text = `${what}${details === '' ? '' : ` (${details})`}.`;
  if (typeof seat !== 'number') return { text: say.capital(text) };
  return { seat, text: `${say.player(seat, people)}: ${text}` };
}
