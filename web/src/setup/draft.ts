/** A table as it is being set up, before anything is checked. */
import type { OptionFields } from '@belfry/engine';
import type { Custom, ListedGame } from '@belfry/engine/words';
import type { Seating } from '@belfry/table';
import type { SeatMix } from '../paths.js';
import { LONGEST_NAME } from '../shell/names.js';
import type { ShellWords } from '../shell/words/catalogue.js';

export const PERSON = 'person';

export interface SeatDraft {
  /** Stays with the seat when it moves. */
  readonly key: number;
  readonly name: string;
  /** A person, or the bot of this policy. */
  readonly kind: string;
}

export interface Draft {
  readonly players: number;
  /** As many as could play; only the first `players` do. So nobody is lost by trying another number. */
  readonly seats: readonly SeatDraft[];
  readonly seating: Seating;
  readonly options: Readonly<Record<string, string | number>>;
  /** What is agreed beside the rules, where it is not as usual. */
  readonly customs: Readonly<Record<string, string>>;
}

const USUAL_PLAYERS = 3;
const FEWEST_PEOPLE = 2;

export function newDraft({ players, bots }: ListedGame, mix: SeatMix, words: ShellWords, yourName: string): Draft {
  const best = bots.at(-1) ?? bots[0];
  const kindOf = (seat: number): string => (mix === 'people' || seat === 0 ? PERSON : best);
  const you = yourName || (mix === 'bots' ? words.guest : '');
  const seats = Array.from({ length: players.max }, (_, seat) => ({
    key: seat,
    kind: kindOf(seat),
    name: seat === 0 && you !== '' ? you : usualName(seat, kindOf(seat), words),
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

/** A name for one who has said none. */
const usualName = (seat: number, kind: string, words: ShellWords): string =>
  (kind === PERSON ? words.player(seat + 1) : words.bells[(seat + words.bells.length - 1) % words.bells.length]) ?? '';

/** Another one sits there. A name that nobody chose changes with it. */
export function withKind(draft: Draft, seat: number, kind: string, words: ShellWords): Draft {
  const before = draft.seats[seat];
  const isUsual = before !== undefined && before.name === usualName(before.key, before.kind, words);
  return withSeat(draft, seat, { kind, ...(isUsual && { name: usualName(before.key, kind, words) }) });
}

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

export type NameFault = 'empty' | 'too-long' | 'doubled';

/** What is wrong with each name. */
export function nameFaults(draft: Draft): readonly (NameFault | undefined)[] {
  const names = seatsOf(draft).map(({ name }) => name.trim().toLocaleLowerCase());
  return names.map((name, seat) => {
    if (name === '') return 'empty';
    if (name.length > LONGEST_NAME) return 'too-long';
    return names.indexOf(name) < seat ? 'doubled' : undefined;
  });
}

export const optionValue = (draft: Draft, name: string, fields: OptionFields): string | number | undefined =>
  draft.options[name] ?? fields[name]?.default;

/** The values of a custom as an option has them, and the one that is chosen. */
export const customField = (values: Custom) => ({ type: 'choice', values, default: values[0] }) as const;

/** As a host reads it. */
export const setupOf = (game: string, draft: Draft) => ({
  game,
  options: { ...draft.options, players: draft.players },
  ...(Object.keys(draft.customs).length > 0 && { customs: draft.customs }),
  seats: seatsOf(draft).map(({ name, kind }) => ({
    name: name.trim(),
    player: kind === PERSON ? { type: 'human' } : { type: 'bot', policy: kind },
  })),
});
