/** The language in one tap on a desk, in a short list where there is less room. */
import { LANGUAGES, type Language, useLanguage } from '@belfry/ui';
import styles from './language-switch.module.css';
import { LANGUAGE_NAMES } from './words/basics.js';
import { useShellWords } from './words.js';

const Globe = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.2 12h17.6M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z" />
  </svg>
);

export const LanguageSwitch = () => (
  <>
    <LanguageRow />
    <LanguageList />
  </>
);

function LanguageRow() {
  const { language, choose } = useLanguage();
  const words = useShellWords();
  return (
    <fieldset className={styles['row']} aria-label={words.language}>
      {LANGUAGES.map(each => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-label={`${LANGUAGE_NAMES[each].short} ${LANGUAGE_NAMES[each].full}`}
          aria-pressed={each === language}
          onClick={() => choose(each)}
        >
          {LANGUAGE_NAMES[each].short}
        </button>
      ))}
    </fieldset>
  );
}

function LanguageList() {
  const { language, choose } = useLanguage();
  const words = useShellWords();
  return (
    <div className={styles['pick']}>
      <Globe />
      <span aria-hidden="true">{LANGUAGE_NAMES[language].short}</span>
      <select
        aria-label={words.language}
        value={language}
        // The values of the list are the languages.
        onChange={event => choose(event.target.value as Language)}
      >
        {LANGUAGES.map(each => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each].full}
          </option>
        ))}
      </select>
    </div>
  );
}
