/** A match from its beginning to its end, forward and back, through anybody's eyes. */
import { SPECTATOR } from '@belfry/engine';
import type { Eye, Frames, TableId, TableView } from '@belfry/table';
import type { GameScreen } from '@belfry/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { useAsked } from '../asked.js';
import { isPlayable, useScreen } from '../games.js';
import { useHost } from '../host/context.js';
import { Failure } from '../shell/failure.js';
import { Waiting } from '../shell/waiting.js';
import { peopleAt } from '../table/eye.js';
import { MissingTable } from '../table/missing-table.js';
import { ReplayScreen } from './replay-screen.js';

export function Replay({ id }: { readonly id: TableId }) {
  const host = useHost();
  const [query] = useSearchParams();
  const found = useAsked(useCallback(() => host.view(id, SPECTATOR), [host, id]));
  if (found.state === 'waiting') return <Waiting />;
  if (found.state === 'failed') return <Failure error={found.error} again={found.again} />;
  const table = found.value;
  if (table === undefined || !isPlayable(table.game)) return <MissingTable />;
  return <WithScreen id={id} game={table.game} table={table} wished={query.get('seen')} />;
}

interface WithScreenProps {
  readonly id: TableId;
  readonly game: Parameters<typeof useScreen>[0];
  readonly table: TableView;
  readonly wished: string | null;
}

function WithScreen({ id, game, table, wished }: WithScreenProps) {
  const screen = useScreen(game);
  const eyes = eyesFor(screen, table);
  const eye = eyes.find(candidate => String(candidate) === wished) ?? eyes[0] ?? SPECTATOR;
  return <WithFrames id={id} screen={screen} table={table} eyes={eyes} eye={eye} />;
}

/** While a match runs, nobody's secrets are shown here but those of the only person at the table. */
export function eyesFor({ hasSecrets }: Pick<GameScreen, 'hasSecrets'>, { due, seats }: TableView): readonly Eye[] {
  const all = seats.map((_, seat) => seat);
  if (due.type === 'over') return hasSecrets ? ['open', ...all, SPECTATOR] : [...all];
  const people = peopleAt(seats);
  if (!hasSecrets) return all;
  return people.length === 1 ? [...people, SPECTATOR] : [SPECTATOR];
}

interface WithFramesProps {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly table: TableView;
  readonly eyes: readonly Eye[];
  readonly eye: Eye;
}

function WithFrames({ id, eye, ...rest }: WithFramesProps) {
  const host = useHost();
  const frames = useAsked(useCallback(() => framesOf(host.frames(id, eye), eye), [host, id, eye]));
  if (frames.state === 'waiting') return <Waiting />;
  if (frames.state === 'failed') return <Failure error={frames.error} again={frames.again} />;
  if (frames.value === undefined) return <MissingTable />;
  return <ReplayScreen id={id} chosen={eye} {...rest} {...frames.value} />;
}

export interface SeenFrames {
  readonly eye: Eye;
  readonly frames: Frames;
}

/** Frames with the eyes they were seen by: while others are on their way, the old ones stay. */
async function framesOf(asked: Promise<Frames | undefined>, eye: Eye): Promise<SeenFrames | undefined> {
  const frames = await asked;
  return frames && { eye, frames };
}
