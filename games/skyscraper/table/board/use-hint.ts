/** A way that was asked for: kept until the match moves on. Who shows it, and its words, are loaded when somebody asks. */
import { type People, useAnnounce, useLanguage } from '@belfry/ui';
import { useState } from 'react';
import type { Action, State } from '../../rules/index.js';

export interface Hint {
  readonly action: Action;
  readonly text: string;
}

interface Kept extends Hint {
  readonly moment: string;
}

/** `moment`: while it is the same, the way stays good. */
export function useHint(view: State, people: People, moment: string): readonly [Hint | undefined, () => void] {
  const announce = useAnnounce();
  const { language } = useLanguage();
  const [kept, setKept] = useState<Kept>();
  const here = `${moment} ${language}`;
  const ask = async (): Promise<void> => {
    const { hintWords, sayWay, wayFor } = await import('../hint/index.js');
    const action = wayFor(view);
    const text = sayWay(await hintWords(language), view, people, action);
    setKept({ moment: here, action, text });
    announce(text);
  };
  // What cannot be loaded now can be asked for again.
  return [kept?.moment === here ? kept : undefined, () => void ask().catch(() => undefined)];
}
