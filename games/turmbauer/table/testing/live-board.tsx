/** A board on a real match, for tests: what is played on it is played in the match, and what falls is said beforehand. */
import type { Json, Viewer } from '@belfry/engine';
import type { Language } from '@belfry/engine/words';
import { type BoardProps, type People, type Work, WorkProvider, writeStored } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import type { Action, PieceName, Turmbauer } from '../../rules/index.js';
import { look, settle, type TurmbauerMatch } from '../../testing/scenario.js';
import { judge, survey } from '../../works/survey.js';
import { Board } from '../board/board.js';

const NAMES = ['Anna', 'Mila', 'Jonas', 'Theo'];

export interface Live {
  readonly match: TurmbauerMatch;
  readonly viewer?: Viewer;
  readonly language?: Language;
  readonly readOut?: 'shown' | 'hidden';
  /** What falls, build after build. Nothing where it is left out. */
  readonly falls?: readonly (readonly PieceName[])[];
  readonly work?: Work;
  readonly fateBy?: string;
  readonly point?: (at: Json) => void;
  readonly pointed?: { readonly seat: number; readonly at: Json };
  /** The line is lost: what is done goes there, and stays on its way. */
  readonly onSent?: (action: Action) => void;
  /** Another part of the game's screen than the board. */
  readonly Part?: ComponentType<BoardProps<Turmbauer>>;
}

/** Everything but films, on the spot. */
export const works: Work = async (_, name, input) => {
  if (name === 'survey') return survey(input as Parameters<typeof survey>[0]);
  if (name === 'judge') return judge(input as Parameters<typeof judge>[0]);
  throw new Error(`no ${name} here`);
};

const peopleAt = (match: TurmbauerMatch, viewer: Viewer): People => ({
  seats: match.seats.map((_, seat) => ({ name: NAMES[seat] ?? '', isBot: false })),
  you: viewer === 'spectator' ? undefined : viewer,
});

function LiveBoard({ match, viewer = 0, readOut = 'shown', falls = [], work = works, Part = Board, ...rest }: Live) {
  const { fateBy, point, pointed, onSent } = rest;
  const [isSent, setSent] = useState(false);
  const [builds, setBuilds] = useState(0);
  const [, setMoves] = useState(0);
  const due = match.due();
  const play = (action: Action): void => {
    if (onSent !== undefined) {
      onSent(action);
      setSent(true);
      return;
    }
    if (due.type === 'seat') match.play({ seat: due.seat, action });
    if (action.type === 'build') {
      match.play(settle(...(falls[builds] ?? [])));
      setBuilds(builds + 1);
    }
    setMoves(moves => moves + 1);
  };
  const mayAct = due.type === 'seat' && due.seat === viewer;
  return (
    <WorkProvider value={work}>
      <Part
        view={look(match)}
        viewer={viewer}
        people={peopleAt(match, viewer)}
        log={match.seeLog('spectator')}
        act={mayAct && !isSent ? play : undefined}
        isSent={isSent}
        customs={{ readOut }}
        {...(fateBy !== undefined && { fateBy })}
        point={point}
        pointed={pointed}
      />
    </WorkProvider>
  );
}

/** Shows it flat: there is no WebGL in tests. */
export async function showBoard(live: Live): Promise<void> {
  writeStored('belfry-turmbauer-view', 'plan');
  await renderIn(live.language ?? 'en', <LiveBoard {...live} />);
  await screen.findAllByRole(live.Part === undefined ? 'heading' : 'button');
}

export const press = async (name: string | RegExp): Promise<void> => {
  const [first] = await screen.findAllByRole('button', { name });
  if (first === undefined) throw new Error(`no button ${String(name)}`);
  await act(async () => fireEvent.click(first));
};

export const key = async (pressed: string, init: KeyboardEventInit = {}): Promise<void> => {
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...init }));
};

/** Lets everything be worked out. */
export const settled = async (isDone: () => boolean): Promise<void> => {
  for (let turns = 0; turns < 500 && !isDone(); turns++)
    await act(async () => await new Promise(done => setTimeout(done)));
  if (!isDone()) throw new Error('it does not come to rest');
};
