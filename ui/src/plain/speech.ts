/** Any value of any game in words: by the game's own terms, or else as it is spelled. */
import type { Json, Seat } from '@belfry/engine';
import type { GameWords, Language } from '@belfry/engine/words';
import { minus } from '../numbers.js';
import type { People } from '../screen.js';
import type { PlainWords } from './words/catalogue.js';

type Scalar = null | boolean | number | string;
type Fields = Readonly<Record<string, Json>>;

export interface Speech {
  /** A key, or a text that stands for something. */
  readonly term: (name: string) => string;
  /** An action by its type. */
  readonly deed: (type: string) => string;
  readonly scalar: (value: Scalar) => string;
  /** Anything on one line. */
  readonly line: (value: Json, people: People) => string;
  /** What makes an action this one, beside its type; nothing if it has only that. */
  readonly details: (action: Json, people: People) => string;
  readonly player: (seat: Seat, people: People) => string;
  readonly capital: (text: string) => string;
}

export function speechOf(language: Language, game: GameWords, words: PlainWords): Speech {
  const term = (name: string): string => game.terms?.[name] ?? spelled(name);
  const player: Speech['player'] = (seat, { seats, you }) => (seat === you ? words.you : (seats[seat]?.name ?? '–'));
  const scalar: Speech['scalar'] = value => {
    if (value === null) return words.hidden;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return typeof value === 'number' ? minus(value) : term(value);
  };
  const inside = (value: Json, people: People): string =>
    isScalar(value) ? scalar(value) : `(${line(value, people)})`;
  const field = (key: string, value: Json, people: People): string =>
    isSeat(key, value) ? player(value, people) : inside(value, people);
  const line: Speech['line'] = (value, people) => {
    if (isScalar(value)) return scalar(value);
    if (isList(value)) return value.length === 0 ? words.none : value.map(item => inside(item, people)).join(', ');
    return Object.entries(value)
      .map(([key, part]) => `${term(key)} ${field(key, part, people)}`)
      .join(', ');
  };
  return {
    term,
    deed: type => game.actions[type] ?? term(type),
    scalar,
    line,
    details: (action, people) => {
      const { type: _, ...rest } = fieldsOf(action);
      const [only, ...others] = Object.entries(rest);
      if (only === undefined || others.length > 0) return line(rest, people);
      return isScalar(only[1]) ? field(...only, people) : line(only[1], people);
    },
    player,
    capital: text => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  };
}

/** `topFloor` and `wrecking-ball` as people write them; what is no such name stays as it is. */
const spelled = (name: string): string =>
  /^[a-z][\w-]*$/i.test(name)
    ? name.replace(/[a-z\d][A-Z]/g, hump => hump.split('').join(' ').toLowerCase()).replace(/[-_]/g, ' ')
    : name;

/** The engine's own word for a player's number. */
export const isSeat = (key: string, value: Json): value is Seat => key === 'seat' && typeof value === 'number';

export const isScalar = (value: Json): value is Scalar => value === null || typeof value !== 'object';

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The fields of something; none if it has none. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
