/** The language people read, and catalogues that are loaded when somebody reads that language. */
import { type ByLanguage, chooseLanguage, LANGUAGES, type Language } from '@belfry/engine/words';
import { createContext, type ReactNode, startTransition, use, useContext, useEffect, useMemo, useState } from 'react';
import { loadEachOnce } from './loading.js';
import { updateSettings, useSettings } from './settings.js';

interface LanguageChoice {
  readonly language: Language;
  /** Switches in place: the old texts stay until the new ones are there. */
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

const choose = (language: Language): void => updateSettings({ language });

/** The language that was chosen, else the first wish of the browser that we speak. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { language: wish } = useSettings();
  const [language, setLanguage] = useState<Language>(() => wish ?? chooseLanguage(navigator.languages));
  // All at once, not each when somebody reads it.
  useState(() => void loadWords(language));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // Chosen here, or in another window.
  useEffect(() => {
    if (wish !== undefined) startTransition(() => setLanguage(wish));
  }, [wish]);
  const choice = useMemo(() => ({ language, choose }), [language]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === undefined) throw new Error('outside of a LanguageProvider');
  return choice;
}

const catalogues = new Set<(language: Language) => Promise<unknown>>();

/** Makes a hook that gives the texts of the current language and suspends while they are loaded. */
export function lazyWords<W>(load: ByLanguage<() => Promise<W>>): () => W {
  const words = loadEachOnce((language: Language) => load[language]());
  catalogues.add(words);
  return () => use(words(useLanguage().language));
}

/** Loads the texts of every part that is there. What fails here fails again, and is shown, where it is read. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.allSettled(Array.from(catalogues, words => words(language)));
}

export { LANGUAGES, type Language };
