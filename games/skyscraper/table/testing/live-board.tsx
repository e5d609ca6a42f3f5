/** A board on a real match, for tests: what is played on it is played in the match. */
import type { Viewer } from '@belfry/engine';
import type { Language } from '@belfry/engine/words';
import type { BoardProps, People } from '@belfry/ui';
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
}

function LiveBoard({ match, viewer, Part }: Live) {
  const [, setMoves] = useState(0);
  const due = match.due();
  const play = (action: Action): void => {
    if (due.type === 'seat') match.play({ seat: due.seat, action });
    setMoves(moves => moves + 1);
  };
  const mayAct = due.type === 'seat' && due.seat === viewer;
  return (
    <Part
      view={match.see(viewer)}
      viewer={viewer}
      people={peopleAt(match, viewer)}
      log={match.seeLog(viewer)}
      act={mayAct ? play : undefined}
    />
  );
}

/** Shows it, once the words of the language are there. */
export async function showBoard(match: SkyscraperMatch, viewer: Viewer = 0, language: Language = 'en'): Promise<void> {
  await showPart(Board, match, viewer, language);
}

export async function showPart(
  Part: Live['Part'],
  match: SkyscraperMatch,
  viewer: Viewer = 0,
  language: Language = 'en',
): Promise<void> {
  await renderIn(language, <LiveBoard match={match} viewer={viewer} Part={Part} />);
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
