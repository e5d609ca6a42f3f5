/** A table against bots in one click: two of the best, the rules as they are printed, seats drawn by lot. */
import { forgetFailures, getSettings, useLanguage } from '@belfry/ui';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { PlayableId } from '../games.js';
import { useHost } from '../host/context.js';
import { newWishId } from '../new-id.js';
import { paths } from '../paths.js';
import { loadTable } from '../screens.js';
import { BEST_BOT } from '../setup/best-bot.js';
import type { ShellWords } from '../shell/words/catalogue.js';
import { useShellWords } from '../shell/words.js';

const BOTS = 2;

export interface QuickStart {
  readonly start: (game: PlayableId) => void;
  readonly starting: PlayableId | undefined;
  readonly failed: { readonly error: unknown; readonly game: PlayableId } | undefined;
}

export function useQuickStart(): QuickStart {
  const host = useHost();
  const words = useShellWords();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState<PlayableId>();
  const [failed, setFailed] = useState<QuickStart['failed']>();
  const open = useCallback(
    async (game: PlayableId) => {
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

function quickSetup(game: PlayableId, words: ShellWords) {
  const name = getSettings().name.trim() || words.guest;
  const bells = words.bells.filter(bell => bell !== name).slice(0, BOTS);
  const player = { type: 'bot', policy: BEST_BOT[game] } as const;
  return {
    game,
    options: { players: BOTS + 1 },
    seats: [{ name, player: { type: 'human' } }, ...bells.map(bell => ({ name: bell, player }))],
  };
}
