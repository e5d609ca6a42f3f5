/** A match from its beginning to its end, forward and back, through anybody's eyes. */
import { SPECTATOR } from '@belfry/engine';
import type { ListedGame } from '@belfry/engine/words';
import type { Eye, TableId, TableSummary } from '@belfry/table';
import { type GameScreen, useMedia } from '@belfry/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { useAsked } from '../asked.js';
import { useScreen } from '../games.js';
import { useHost } from '../host/context.js';
import { findPlayable } from '../playable.js';
import { Failure } from '../shell/failure.js';
import { Waiting } from '../shell/waiting.js';
import { peopleAt } from '../table/eye.js';
import { MissingTable } from '../table/missing.js';
import { ReplayScreen } from './replay-screen.js';
import { useSeen } from './use-replay.js';

export function Replay({ id }: { readonly id: TableId }) {
  const host = useHost();
  const [query] = useSearchParams();
  const found = useAsked(useCallback(() => host.summary(id), [host, id]));
  if (found.state === 'waiting') return <Waiting />;
  if (found.state === 'failed') return <Failure error={found.error} again={found.again} />;
  const table = found.value;
  const game = findPlayable(table?.game ?? '');
  if (table === undefined || game === undefined) return <MissingTable />;
  return <WithScreen game={game} table={table} wished={query.get('seen')} />;
}

interface WithScreenProps {
  readonly game: ListedGame;
  readonly table: TableSummary;
  readonly wished: string | null;
}

function WithScreen({ game, table, wished }: WithScreenProps) {
  const screen = useScreen(game);
  const eyes = eyesFor(screen, table);
  const isSmall = useMedia('(max-width: 720px), (max-height: 560px)');
  const eye = eyes.find(candidate => String(candidate) === wished) ?? firstEye(eyes, table, isSmall);
  const seen = useSeen(table.id, eye);
  if (seen.state === 'waiting') return <Waiting />;
  if (seen.state === 'failed') return <Failure error={seen.error} again={seen.again} />;
  if (seen.value === undefined) return <MissingTable />;
  return <ReplayScreen id={table.id} screen={screen} eyes={eyes} chosen={eye} {...seen.value} />;
}

/**
 * Those who see most come first. While a match runs, nobody's secrets are shown here but those of the only person at the table.
 * Without secrets whoever belongs to nobody sees everybody, side by side.
 */
export function eyesFor(
  { hasSecrets }: Pick<GameScreen, 'hasSecrets'>,
  { phase, seats }: Pick<TableSummary, 'phase' | 'seats'>,
): readonly Eye[] {
  const all = seats.map((_, seat) => seat);
  const people = peopleAt(seats);
  if (!hasSecrets) return [SPECTATOR, ...(phase === 'over' ? all : people)];
  if (phase === 'over') return ['open', ...all, SPECTATOR];
  return people.length === 1 ? [...people, SPECTATOR] : [SPECTATOR];
}

/** On a desk there is room for everybody. On a phone one looks from a seat: one's own, if there is one. */
export function firstEye(eyes: readonly Eye[], { seats }: Pick<TableSummary, 'seats'>, isSmall: boolean): Eye {
  const taken = eyes.filter(eye => typeof eye === 'number');
  const seat = taken.find(eye => seats[eye]?.isYours === true) ?? taken[0];
  return (isSmall ? seat : undefined) ?? eyes[0] ?? SPECTATOR;
}
