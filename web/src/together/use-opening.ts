/** Opens a table on the server, as somebody there, and goes to it. */
import type { ListedGame } from '@belfry/engine/words';
import { updateSettings, useLanguage } from '@belfry/ui';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { newWishId } from '../new-id.js';
import { paths } from '../paths.js';
import { keepSeating } from '../room/seating.js';
import { type Me, NoServerError, ServerError } from '../server/calls.js';
import { useServer } from '../server/context.js';
import { lookAgain } from '../server/reach.js';
import { explainProblem } from '../setup/use-draft.js';
import { useSetupWords } from '../setup/words.js';
import { useShellWords } from '../shell/words.js';
import { rememberDraft, setupOf, type TogetherDraft } from './draft.js';
import { type TogetherWords, useTogetherWords } from './words/index.js';

export type Opening =
  | { readonly type: 'editing' }
  | { readonly type: 'opening' }
  | { readonly type: 'refused'; readonly why: string };

interface Wanted {
  readonly draft: TogetherDraft;
  readonly you: Me;
  /** Does one only show the table, without a seat? */
  readonly isScreen: boolean;
}

export function useOpening(game: ListedGame) {
  const server = useServer();
  const words = useTogetherWords();
  const setup = useSetupWords();
  const { bells } = useShellWords();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<Opening>({ type: 'editing' });
  /** The same wish sent twice makes one table: for as long as nobody knows how it ended. */
  const wish = useRef(newWishId());
  const open = async ({ draft, you, isScreen }: Wanted): Promise<void> => {
    setOpening({ type: 'opening' });
    try {
      await server.beSomebody(you);
      const table = setupOf({ game, draft, you: isScreen ? undefined : you, bells });
      const made = await server.host.make(wish.current, table);
      if (!made.ok) {
        wish.current = newWishId();
        setOpening({ type: 'refused', why: explainProblem(made.error, setup, language) });
        return;
      }
      rememberDraft(game.id, draft);
      keepSeating(made.value, draft.seating);
      if (!isScreen) updateSettings(settingsOf(you));
      navigate(isScreen ? paths.screen(made.value) : paths.play(made.value));
    } catch (error) {
      if (error instanceof NoServerError) void lookAgain();
      else wish.current = newWishId();
      setOpening({ type: 'refused', why: explainError(error, words) });
    }
  };
  return { opening, open };
}

/** Who opens a table has told us their name. */
const settingsOf = ({ name, figure }: Me) => ({ name, ...(figure !== undefined && { figure: figure as never }) });

function explainError(error: unknown, words: TogetherWords): string {
  const { problem } = words;
  const code = error instanceof ServerError ? error.code : '';
  return Object.hasOwn(problem, code) ? problem[code as keyof typeof problem] : words.failed;
}
