/** What was set up the last time on this device, and the names that were used. What cannot be read counts as nothing. */
import type { OptionFields } from '@belfry/engine';
import type { ListedGame } from '@belfry/engine/words';
import { FIGURES, readStored, writeStored } from '@belfry/ui';
import type { SeatMix } from '../paths.js';
import { type Draft, PERSON, type SeatDraft, seatsOf, type Yourself } from './draft.js';

const NAMES = 'belfry-names';
const MOST_NAMES = 20;

const keyOf = (game: string, mix: SeatMix): string => `belfry-setup-${game}-${mix}`;

/** What the game can be set up with, and what is known of the one who does it. */
interface Known {
  readonly fields: OptionFields;
  readonly customs: NonNullable<ListedGame['customs']>;
  readonly policies: readonly string[];
  readonly you: Yourself;
  /** Names that nobody chose: earlier versions wrote them into the fields. */
  readonly unsaid: readonly string[];
}

/** The last set-up, as far as it still fits the game; the usual one where it does not. */
export function recall(game: string, mix: SeatMix, usual: Draft, known: Known): Draft {
  const { fields, customs, policies, you, unsaid } = known;
  const kept: Partial<Record<keyof Draft, unknown>> = Object(readStored(keyOf(game, mix)));
  const { min, max } = fields.players;
  const players = Number(kept.players);
  const seats = Array.isArray(kept.seats) ? kept.seats : [];
  return {
    players: Number.isInteger(players) && players >= min && players <= max ? players : usual.players,
    seats: withYou(
      usual.seats.map((seat, index) => recallSeat(seats[index], seat, [PERSON, ...policies], unsaid)),
      mix === 'bots' ? you : { name: '', figure: undefined },
    ),
    seating: kept.seating === 'chosen' ? 'chosen' : usual.seating,
    options: recallOptions(Object(kept.options), fields),
    customs: recallCustoms(Object(kept.customs), customs),
  };
}

/** Who plays against bots has the name and the figure that they chose in the settings, also if they chose them later. */
function withYou(seats: readonly SeatDraft[], { name, figure }: Yourself): readonly SeatDraft[] {
  const you = seats.findIndex(({ kind }) => kind === PERSON);
  return seats.map((seat, index) =>
    index === you ? { ...seat, name: name || seat.name, figure: figure ?? seat.figure } : seat,
  );
}

function recallSeat(kept: unknown, usual: SeatDraft, kinds: readonly string[], unsaid: readonly string[]): SeatDraft {
  const { name, kind, figure }: Partial<Record<keyof SeatDraft, unknown>> = Object(kept);
  return {
    ...usual,
    name: typeof name === 'string' && name !== '' && !unsaid.includes(name) ? name : usual.name,
    kind: kinds.find(each => each === kind) ?? usual.kind,
    figure: FIGURES.find(each => each === figure) ?? usual.figure,
  };
}

export function recallOptions(kept: Readonly<Record<string, unknown>>, fields: OptionFields): Draft['options'] {
  const values = Object.entries(fields).flatMap(([name, field]) => {
    const value =
      field.type === 'choice' ? field.values.find(each => each === kept[name]) : integerIn(kept[name], field);
    return name === 'players' || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

export const recallCustoms = (kept: Readonly<Record<string, unknown>>, customs: Known['customs']): Draft['customs'] =>
  Object.fromEntries(
    Object.entries(customs).flatMap(([name, values]) => {
      const value = values.find(each => each === kept[name]);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

const integerIn = (value: unknown, { min, max }: { readonly min: number; readonly max: number }): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;

export function remember(game: string, mix: SeatMix, draft: Draft): void {
  writeStored(keyOf(game, mix), draft);
  const people = seatsOf(draft).filter(({ kind }) => kind === PERSON);
  const names = [...people.map(({ name }) => name.trim()).filter(name => name !== ''), ...knownNames()];
  writeStored(NAMES, [...new Set(names)].slice(0, MOST_NAMES));
}

export function knownNames(): readonly string[] {
  const names = readStored(NAMES);
  return Array.isArray(names) ? names.filter(name => typeof name === 'string') : [];
}
