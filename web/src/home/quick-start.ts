/** A table against bots in one click: two of the best, or as many as can play; printed rules, seats drawn by lot. */
import type { ListedGame } from '@belfry/engine/words';
import { forgetFailures, getSettings, useLanguage } from '@belfry/ui';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '../host/context.js';
import { newWishId } from '../new-id.js';
import { paths } from '../paths.js';
import { loadTable } from '../screens.js';
import type { ShellWords } from '../shell/words/catalogue.js';
import { useShellWords } from '../shell/words.js';

const BOTS = 2;

export interface QuickStart {
  readonly start: (game: ListedGame) => void;
  readonly starting: ListedGame | undefined;
  readonly failed: { readonly error: unknown; readonly game: ListedGame } | undefined;
}

export function useQuickStart(): QuickStart {
  const host = useHost();
  const words = useShellWords();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState<ListedGame>();
  const [failed, setFailed] = useState<QuickStart['failed']>();
  const open = useCallback(
    async (game: ListedGame) => {
      setStarting(game);
      setFailed(undefined);
      forgetFailures();
      try {
        // The screen is on its way while the table is laid. If it does not come, its own page says so.
        const loading = loadTable(game, language).catch(() => undefined);
        const made = await host.make(newWishId(), quickSetup(game, words), 'lot');
        if (!made.ok) throw new Error(made.error.code);
        await loading;
        navigate(paths.table(made.value));
      } catch (error) {
        setFailed({ error, game });
        setStarting(undefined);
      }
    },
    [host, words, language, navigate],
  );
  return { start: game => void open(game), starting, failed };
}

function quickSetup(game: ListedGame, words: ShellWords) {
  const name = getSettings().name.trim() || words.guest;
  const { min, max } = game.players;
  const bots = Math.min(Math.max(BOTS, min - 1), max - 1);
  const bells = words.bells.filter(bell => bell !== name).slice(0, bots);
  const player = { type: 'bot', policy: game.bots.at(-1) } as const;
  return {
    game: game.id,
    options: { players: bells.length + 1 },
    seats: [{ name, player: { type: 'human' } }, ...bells.map(bell => ({ name: bell, player }))],
  };
}
