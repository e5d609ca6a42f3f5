/** What is asked about sounds: loaded with the question, in all languages at once. */
import type { ByLanguage } from '@belfry/engine/words';

interface SoundWords {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
}

export const SOUND_WORDS: ByLanguage<SoundWords> = {
  en: { title: 'Shall the table make sounds?', yes: 'Yes, please', no: 'Keep it quiet' },
  de: { title: 'Soll der Tisch klingen?', yes: 'Ja, gern', no: 'Lieber leise' },
  fr: { title: 'Veux-tu entendre la table\u00a0?', yes: 'Oui, volontiers', no: 'Plutôt sans son' },
  bg: { title: 'Да се чуват ли звуци на масата?', yes: 'Да, нека', no: 'По-добре тихо' },
};
