/** Language, colours and settings, at the top of every page. */
import { IconButton, updateSettings } from '@belfry/ui';
import { useState } from 'react';
import { LanguageSwitch } from './language-switch.js';
import { SettingsDialog } from './settings/settings-dialog.js';
import { useShownTheme } from './theme.js';
import styles from './tools.module.css';
import { useShellWords } from './words.js';

export const Tools = () => (
  <>
    <LanguageSwitch />
    <ThemeButton />
    <div>
      <SettingsButton />
    </div>
  </>
);

function ThemeButton() {
  const words = useShellWords();
  const dark = useShownTheme() === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? words.toLight : words.toDark}
      onClick={() => updateSettings({ theme: dark ? 'light' : 'dark' })}
    />
  );
}

function SettingsButton() {
  const words = useShellWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['settings']}
        aria-label={words.settings.title}
        title={words.settings.title}
        onClick={() => setOpen(true)}
      >
        <Sliders />
      </button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const Sliders = () => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M4 7h6M16 7h4M4 17h3M13 17h7" />
    <circle cx="13" cy="7" r="2.6" />
    <circle cx="10" cy="17" r="2.6" />
  </svg>
);
