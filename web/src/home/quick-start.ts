/** A table against bots in one click, with printed rules and seats drawn by lot. Whoever has no name yet is asked for one first. */
import type { ListedGame } from '@belfry/engine/words';
import { forgetFailures, getSettings, useLanguage } from '@belfry/ui';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '../host/context.js';
import { newWishId } from '../new-id.js';
import { paths } from '../paths.js';
import { forLearning, type Opponents, recallOpponents, rememberOpponents } from '../people/opponents.js';
import { loadTable } from '../screens.js';
import type { ShellWords } from '../shell/words/catalogue.js';
import { useShellWords } from '../shell/words.js';

/** Before a match: who plays, and against whom? */
interface Question {
  readonly game: ListedGame;
  /** Shall somebody show them how, while they play? */
  readonly isTaught: boolean;
}

export interface QuickStart {
  /** Plays against those of the last time. */
  readonly play: (game: ListedGame) => void;
  /** A first match, at which somebody shows how. */
  readonly teach: (game: ListedGame) => void;
  /** Asks how many bots there shall be, and how strong. */
  readonly choose: (game: ListedGame) => void;
  readonly question: Question | undefined;
  /** Who plays is in the settings by now. */
  readonly answer: (opponents: Opponents) => void;
  readonly leave: () => void;
  readonly starting: ListedGame | undefined;
  readonly failed: { readonly error: unknown; readonly game: ListedGame } | undefined;
}

export function useQuickStart(): QuickStart {
  const [question, ask] = useState<Question>();
  const { open, starting, failed } = useOpen();
  const askFirst = (asked: Question, opponents: Opponents): void =>
    getSettings().name.trim() === '' ? ask(asked) : void open(asked, opponents);
  return {
    play: game => askFirst({ game, isTaught: false }, recallOpponents(game)),
    teach: game => askFirst({ game, isTaught: true }, forLearning(game)),
    choose: game => ask({ game, isTaught: false }),
    question,
    answer: opponents => {
      if (question === undefined) return;
      const { game, isTaught } = question;
      if (!isTaught) rememberOpponents(game, opponents);
      ask(undefined);
      void open(question, isTaught ? forLearning(game) : opponents);
    },
    leave: () => ask(undefined),
    starting,
    failed,
  };
}

/** Lays a table, and goes there. */
function useOpen() {
  const host = useHost();
  const words = useShellWords();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState<ListedGame>();
  const [failed, setFailed] = useState<QuickStart['failed']>();
  const open = useCallback(
    async ({ game, isTaught }: Question, opponents: Opponents) => {
      setStarting(game);
      setFailed(undefined);
      forgetFailures();
      try {
        // The screen is on its way while the table is laid. If it does not come, its own page says so.
        const loading = loadTable(game, language).catch(() => undefined);
        const made = await host.make(newWishId(), quickSetup(game, opponents, words), 'lot');
        if (!made.ok) throw new Error(made.error.code);
        await loading;
        navigate(paths.table(made.value, { coach: isTaught }));
      } catch (error) {
        setFailed({ error, game });
        setStarting(undefined);
      }
    },
    [host, words, language, navigate],
  );
  return { open, starting, failed };
}

function quickSetup(game: ListedGame, { bots, policy }: Opponents, words: ShellWords) {
  const { name: said, figure } = getSettings();
  const name = said.trim() || words.guest;
  const bells = words.bells.filter(bell => bell !== name).slice(0, bots);
  return {
    game: game.id,
    options: { players: bells.length + 1 },
    seats: [
      { name, player: { type: 'human', ...(figure !== undefined && { figure }) } },
      ...bells.map(bell => ({ name: bell, player: { type: 'bot', policy } })),
    ],
  };
}
