/** The language people read, and catalogues that are loaded when somebody reads that language. */
import { type ByLanguage, chooseLanguage, LANGUAGES, type Language } from '@belfry/engine/words';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { updateSettings, useSettings } from './settings.js';

interface LanguageChoice {
  readonly language: Language;
  /** Switches in place: the old texts stay until the new ones are there. */
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** The language that was chosen, else the first wish of the browser that we speak. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { language: wish } = useSettings();
  const [language, setLanguage] = useState<Language>(() => wish ?? chooseLanguage(navigator.languages));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = useCallback((next: Language) => {
    updateSettings({ language: next });
    startTransition(() => setLanguage(next));
  }, []);
  const choice = useMemo(() => ({ language, choose }), [language, choose]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === undefined) throw new Error('outside of a LanguageProvider');
  return choice;
}

/** Makes a hook that gives the texts of the current language and suspends while they are loaded. */
export function lazyWords<W>(load: ByLanguage<() => Promise<W>>): () => W {
  const loaded = new Map<Language, Promise<W>>();
  const words = (language: Language): Promise<W> => {
    const promise = loaded.get(language) ?? load[language]();
    if (!loaded.has(language)) {
      loaded.set(language, promise);
      // A network that failed once may work the next time.
      promise.catch(() => loaded.delete(language));
    }
    return promise;
  };
  return () => use(words(useLanguage().language));
}

export { LANGUAGES, type Language };
