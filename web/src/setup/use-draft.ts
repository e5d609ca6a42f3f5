/** A set-up that is being edited, and the way from it to a table. */
import type { Malformed } from '@belfry/engine';
import { engineWords, explainMalformed, type ListedGame, phrase } from '@belfry/engine/words';
import type { SetupProblem } from '@belfry/table';
import { type GameScreen, getSettings, type Language, updateSettings, useLanguage } from '@belfry/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '../host/context.js';
import { newWishId } from '../new-id.js';
import { paths, type SeatMix } from '../paths.js';
import { useShellWords } from '../shell/words.js';
import { type Draft, nameFaults, newDraft, PERSON, seatsOf, setupOf } from './draft.js';
import { recall, remember } from './memory.js';
import type { SetupWords } from './words/catalogue.js';
import { useSetupWords } from './words.js';

export type Progress =
  | { readonly type: 'editing' }
  | { readonly type: 'starting' }
  /** The host did not want it so. */
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'failed'; readonly error: unknown };

export function useDraft(game: ListedGame, mix: SeatMix, screen: GameScreen) {
  const words = useSetupWords();
  const shell = useShellWords();
  const { language } = useLanguage();
  const host = useHost();
  const [, navigate] = useLocation();
  const [begun] = useState(() => {
    const { name, figure } = getSettings();
    const you = { name: name.trim(), figure };
    const unsaid = [
      shell.guest,
      ...shell.bells,
      ...Array.from({ length: game.players.max }, (_, n) => shell.player(n + 1)),
    ];
    const known = { fields: screen.rules.options, customs: game.customs ?? {}, policies: game.bots, you, unsaid };
    return recall(game.id, mix, newDraft(game, mix, you), known);
  });
  const [draft, setDraft] = useState(begun);
  const [progress, setProgress] = useState<Progress>({ type: 'editing' });
  const start = async (): Promise<void> => {
    setProgress({ type: 'starting' });
    try {
      const made = await host.make(newWishId(), setupOf(game.id, draft, shell), draft.seating);
      if (!made.ok) return setProgress({ type: 'refused', why: explainProblem(made.error, words, language) });
      remember(game.id, mix, draft);
      keepYourself(draft, begun);
      navigate(paths.table(made.value));
    } catch (error) {
      setProgress({ type: 'failed', error });
    }
  };
  return { draft, setDraft, faults: nameFaults(draft, shell), progress, start };
}

/** Who plays alone against bots, and has changed their name or figure there, has told us theirs. */
function keepYourself(draft: Draft, begun: Draft): void {
  const [you, ...others] = seatsOf(draft).filter(({ kind }) => kind === PERSON);
  if (you === undefined || others.length > 0) return;
  const before = begun.seats.find(({ key }) => key === you.key);
  const name = you.name.trim();
  updateSettings({
    ...(name !== '' && name !== before?.name && { name }),
    ...(you.figure !== before?.figure && { figure: you.figure }),
  });
}

export function explainProblem(problem: SetupProblem, words: SetupWords, language: Language): string {
  if (isMalformed(problem)) return explainMalformed(engineWords[language], problem);
  return phrase(words.problem, problem);
}

const isMalformed = (problem: SetupProblem): problem is Malformed => problem.code === 'malformed';
