/** A table as it is being set up, before anything is checked. */
import type { OptionFields } from '@belfry/engine';
import { type Custom, type ListedGame, usualBot } from '@belfry/engine/words';
import type { Seating } from '@belfry/table';
import { FIGURES, type Figure } from '@belfry/ui';
import type { SeatMix } from '../paths.js';
import { LONGEST_NAME } from '../shell/names.js';
import type { ShellWords } from '../shell/words/catalogue.js';

export const PERSON = 'person';

export interface SeatDraft {
  /** Stays with the seat when it moves. */
  readonly key: number;
  /** Empty where nobody said one: then they have their usual name. */
  readonly name: string;
  /** A person, or the bot of this policy. */
  readonly kind: string;
  /** What a person there looks like. */
  readonly figure: Figure;
}

/** Whose device it is, as they said it in the settings. */
export interface Yourself {
  /** May be empty. */
  readonly name: string;
  readonly figure: Figure | undefined;
}

/** By which rules it is played. */
export interface Chosen {
  readonly options: Readonly<Record<string, string | number>>;
  /** What is agreed beside the rules, where it is not as usual. */
  readonly customs: Readonly<Record<string, string>>;
}

export interface Draft extends Chosen {
  readonly players: number;
  /** As many as could play; only the first `players` do. So nobody is lost by trying another number. */
  readonly seats: readonly SeatDraft[];
  readonly seating: Seating;
}

const USUAL_PLAYERS = 3;
const FEWEST_PEOPLE = 2;

export function newDraft(game: ListedGame, mix: SeatMix, you: Yourself): Draft {
  const { players } = game;
  const figures = figuresFor(you);
  const seats = Array.from({ length: players.max }, (_, seat) => ({
    key: seat,
    kind: mix === 'people' || seat === 0 ? PERSON : usualBot(game),
    name: seat === 0 ? you.name : '',
    figure: figures[seat % figures.length] ?? FIGURES[0],
  }));
  const usual = mix === 'people' ? FEWEST_PEOPLE : USUAL_PLAYERS;
  return {
    players: Math.min(Math.max(usual, players.min), players.max),
    seats,
    seating: 'lot',
    options: {},
    customs: {},
  };
}

/** Yours first; everybody has another one. */
const figuresFor = ({ figure }: Yourself): readonly Figure[] =>
  figure === undefined ? FIGURES : [figure, ...FIGURES.filter(other => other !== figure)];

/** The name of one who has said none. */
export const usualName = ({ key, kind }: SeatDraft, words: ShellWords): string =>
  (kind === PERSON ? words.player(key + 1) : words.bells[(key + words.bells.length - 1) % words.bells.length]) ?? '';

export const nameOf = (seat: SeatDraft, words: ShellWords): string => seat.name.trim() || usualName(seat, words);

export const withSeat = (draft: Draft, seat: number, change: Partial<SeatDraft>): Draft => ({
  ...draft,
  seats: draft.seats.map((each, index) => (index === seat ? { ...each, ...change } : each)),
});

/** Two neighbours change places. */
export function withSwap(draft: Draft, seat: number): Draft {
  const seats = [...draft.seats];
  const pair = seats.splice(seat, 2);
  seats.splice(seat, 0, ...pair.toReversed());
  return { ...draft, seats };
}

export const seatsOf = ({ seats, players }: Draft): readonly SeatDraft[] => seats.slice(0, players);

export type NameFault = 'too-long' | 'doubled';

/** What is wrong with each name. */
export function nameFaults(draft: Draft, words: ShellWords): readonly (NameFault | undefined)[] {
  const names = seatsOf(draft).map(seat => nameOf(seat, words).toLocaleLowerCase());
  return names.map((name, seat) => {
    if (name.length > LONGEST_NAME) return 'too-long';
    return names.indexOf(name) < seat ? 'doubled' : undefined;
  });
}

export const optionValue = (draft: Chosen, name: string, fields: OptionFields): string | number | undefined =>
  draft.options[name] ?? fields[name]?.default;

/** The values of a custom as an option has them, and the one that is chosen. */
export const customField = (values: Custom) => ({ type: 'choice', values, default: values[0] }) as const;

/** As a host reads it. */
export const setupOf = (game: string, draft: Draft, words: ShellWords) => ({
  game,
  options: { ...draft.options, players: draft.players },
  ...(Object.keys(draft.customs).length > 0 && { customs: draft.customs }),
  seats: seatsOf(draft).map(seat => ({
    name: nameOf(seat, words),
    player: seat.kind === PERSON ? { type: 'human', figure: seat.figure } : { type: 'bot', policy: seat.kind },
  })),
});
