/** A match from its beginning to its end, forward and back, through anybody's eyes. */
import { SPECTATOR } from '@belfry/engine';
import type { ListedGame } from '@belfry/engine/words';
import type { Eye, TableId, TableSummary } from '@belfry/table';
import type { GameScreen } from '@belfry/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { useAsked } from '../asked.js';
import { useScreen } from '../games.js';
import { useHost } from '../host/context.js';
import { findPlayable } from '../playable.js';
import { Failure } from '../shell/failure.js';
import { Waiting } from '../shell/waiting.js';
import { peopleAt } from '../table/eye.js';
import { MissingTable } from '../table/missing-table.js';
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
  const eye = eyes.find(candidate => String(candidate) === wished) ?? eyes[0] ?? SPECTATOR;
  const seen = useSeen(table.id, eye);
  if (seen.state === 'waiting') return <Waiting />;
  if (seen.state === 'failed') return <Failure error={seen.error} again={seen.again} />;
  if (seen.value === undefined) return <MissingTable />;
  return <ReplayScreen id={table.id} screen={screen} eyes={eyes} chosen={eye} {...seen.value} />;
}

/** While a match runs, nobody's secrets are shown here but those of the only person at the table. */
export function eyesFor(
  { hasSecrets }: Pick<GameScreen, 'hasSecrets'>,
  { phase, seats }: Pick<TableSummary, 'phase' | 'seats'>,
): readonly Eye[] {
  const all = seats.map((_, seat) => seat);
  if (phase === 'over') return hasSecrets ? ['open', ...all, SPECTATOR] : [...all];
  const people = peopleAt(seats);
  if (!hasSecrets) return people.length === 0 ? [SPECTATOR] : people;
  return people.length === 1 ? [...people, SPECTATOR] : [SPECTATOR];
}
