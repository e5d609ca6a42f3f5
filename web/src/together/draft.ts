/** A table for friends as it is being set up. What was chosen last is remembered on this device for each game. */
import type { OptionFields } from '@belfry/engine';
import { type ListedGame, usualBot } from '@belfry/engine/words';
import type { ClockSetting, Seating } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';
import type { Me } from '../server/calls.js';
import type { Chosen } from '../setup/draft.js';
import { recallCustoms, recallOptions } from '../setup/memory.js';
import type { Guests } from './guests-choice.js';

export const OPEN = 'open';

export interface TogetherDraft extends Chosen, Guests {
  readonly players: number;
  /** Who sits on each seat: open, or the bot of this policy. The first is one's own, if one has a seat. */
  readonly seats: readonly string[];
  readonly clock: ClockSetting;
  readonly seating: Seating;
}

const USUAL_PLAYERS = 4;

const keyOf = (game: string): string => `belfry-together-${game}`;
const LAST_GAME = 'belfry-together';

const usualDraft = ({ players: { min, max } }: ListedGame): TogetherDraft => ({
  players: Math.min(Math.max(USUAL_PLAYERS, min), max),
  seats: Array.from({ length: max }, () => OPEN),
  options: {},
  customs: {},
  clock: { type: 'none' },
  seating: 'lot',
  listed: false,
  spectators: true,
  delay: 0,
});

/** The last set-up, as far as it still fits the game. */
export function recallDraft(game: ListedGame, fields: OptionFields): TogetherDraft {
  const usual = usualDraft(game);
  const kept: Partial<Record<keyof TogetherDraft, unknown>> = Object(readStored(keyOf(game.id)));
  const { min, max } = game.players;
  const players = Number(kept.players);
  const seats: readonly unknown[] = Array.isArray(kept.seats) ? kept.seats : [];
  return {
    players: Number.isInteger(players) && players >= min && players <= max ? players : usual.players,
    seats: usual.seats.map((_, seat) => game.bots.find(policy => policy === seats[seat]) ?? OPEN),
    options: recallOptions(Object(kept.options), fields),
    customs: recallCustoms(Object(kept.customs), game.customs ?? {}),
    clock: clockOf(kept.clock) ?? usual.clock,
    seating: kept.seating === 'chosen' ? 'chosen' : 'lot',
    listed: kept.listed === true,
    spectators: kept.spectators !== false,
    delay: typeof kept.delay === 'number' && kept.delay >= 0 ? kept.delay : 0,
  };
}

function clockOf(kept: unknown): ClockSetting | undefined {
  const { type, seconds, reserve, days }: Readonly<Record<string, unknown>> = Object(kept);
  if (type === 'days' && typeof days === 'number') return { type, days };
  if (type === 'move' && typeof seconds === 'number' && typeof reserve === 'number') return { type, seconds, reserve };
  return undefined;
}

export function rememberDraft(game: string, draft: TogetherDraft): void {
  writeStored(keyOf(game), draft);
  writeStored(LAST_GAME, game);
}

/** The game that was set up last, if there was one. */
export const lastGame = (): unknown => readStored(LAST_GAME);

interface Table {
  readonly game: ListedGame;
  readonly draft: TogetherDraft;
  /** Nothing where one only shows the table: then all seats are open. */
  readonly you: Me | undefined;
  /** Names for bots. */
  readonly bells: readonly string[];
}

/** As a server reads it. The usual bot plays for those who are away: it neither spoils a match nor wins it for them. */
export const setupOf = ({ game, draft, you, bells }: Table) => ({
  game: game.id,
  options: { ...draft.options, players: draft.players },
  ...(Object.keys(draft.customs).length > 0 && { customs: draft.customs }),
  seats: draft.seats.slice(0, draft.players).map((kind, seat) => {
    if (you === undefined) return null;
    if (seat === 0) return { name: you.name, player: { type: 'human', ...(you.figure && { figure: you.figure }) } };
    if (kind === OPEN) return null;
    const names = bells.filter(name => name !== you.name);
    return { name: names[(seat - 1) % names.length] ?? '', player: { type: 'bot', policy: kind } };
  }),
  clock: draft.clock,
  standIn: usualBot(game),
  listed: draft.listed,
  spectators: draft.spectators,
  delay: draft.spectators ? draft.delay : 0,
});
