/** A board on a real match, for tests: what is played on it is played in the match. */
import type { Viewer } from '@belfry/engine';
import type { Language } from '@belfry/engine/words';
import type { BoardProps, Hint, People } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import type { Action, Skyscraper } from '../../rules/index.js';
import type { SkyscraperMatch } from '../../testing/scenario.js';
import { Board } from '../board/board.js';

const NAMES = ['Anna', 'Mila', 'Jonas', 'Theo'];

export const peopleAt = (match: SkyscraperMatch, you: Viewer): People => ({
  seats: match.seats.map((_, seat) => ({ name: NAMES[seat] ?? '', isBot: false })),
  you: you === 'spectator' ? undefined : you,
});

interface Live {
  readonly match: SkyscraperMatch;
  readonly viewer: Viewer;
  /** The board, or what a phone shows instead. */
  readonly Part: ComponentType<BoardProps<Skyscraper>>;
  /** Until something is done. */
  readonly hint?: Hint<Skyscraper> | undefined;
}

function LiveBoard({ match, viewer, Part, hint }: Live) {
  const [moves, setMoves] = useState(0);
  const due = match.due();
  const play = (action: Action): void => {
    if (due.type === 'seat') match.play({ seat: due.seat, action });
    setMoves(count => count + 1);
  };
  const mayAct = due.type === 'seat' && due.seat === viewer;
  return (
    <Part
      view={match.see(viewer)}
      viewer={viewer}
      people={peopleAt(match, viewer)}
      log={match.seeLog(viewer)}
      act={mayAct ? play : undefined}
      hint={moves === 0 ? hint : undefined}
    />
  );
}

/** Shows it, once the words of the language are there. */
export async function showBoard(
  match: SkyscraperMatch,
  viewer: Viewer = 0,
  language: Language = 'en',
  hint?: Hint<Skyscraper>,
): Promise<void> {
  await showPart(Board, match, viewer, language, hint);
}

export async function showPart(
  Part: Live['Part'],
  match: SkyscraperMatch,
  viewer: Viewer = 0,
  language: Language = 'en',
  hint?: Hint<Skyscraper>,
): Promise<void> {
  await renderIn(language, <LiveBoard match={match} viewer={viewer} Part={Part} hint={hint} />);
  await screen.findAllByRole('list', {}, { timeout: 20_000 });
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

/** Presses the first button of this name. */
export const press = async (name: string | RegExp): Promise<void> => {
  const [first] = screen.getAllByRole('button', { name });
  if (first === undefined) throw new Error(`no button ${String(name)}`);
  await act(async () => fireEvent.click(first));
};

export const key = async (pressed: string, init: KeyboardEventInit = {}): Promise<void> => {
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...init }));
};
