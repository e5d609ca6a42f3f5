/** Everything a person can choose for this device. Each change counts at once. */
import {
  BOT_SPEEDS,
  LANGUAGES,
  lazyPart,
  Segments,
  type Settings,
  updateSettings,
  useLanguage,
  useSettings,
} from '@belfry/ui';
import { type ReactNode, Suspense, useId } from 'react';
import { FigurePicker } from '../../people/figure-picker.js';
import { usePeopleWords } from '../../people/words/index.js';
import { ErrorBoundary } from '../error-boundary.js';
import { LONGEST_NAME } from '../names.js';
import { LANGUAGE_NAMES } from '../words/basics.js';
import { useShellWords } from '../words.js';
import styles from './settings-form.module.css';
import { Switch } from './switch.js';
import { useSettingsWords } from './words/index.js';

/** Only where a browser might notify: the rest is found out by asking the server. */
const PushSwitch = lazyPart(async () => (await import('../../days/push-switch.js')).PushSwitch);

/** On Apple's phones, of which alone `standalone` tells, one can be said how to. */
const mayNotify = (): boolean =>
  'serviceWorker' in navigator && ('PushManager' in globalThis || 'standalone' in navigator);

/** A file that the build writes. It opens beside the app, for it has no way back. */
const LICENCES = '/licences.txt';

const THEMES: readonly Settings['theme'][] = ['auto', 'light', 'dark'];
const MOTIONS: readonly Settings['motion'][] = ['auto', 'off'];

export function SettingsForm() {
  const words = useSettingsWords();
  const settings = useSettings();
  return (
    <div className={styles['form']}>
      <You />
      <LanguageChoice />
      <Choice
        label={words.theme}
        value={settings.theme}
        values={THEMES}
        names={words.themes}
        onChange={theme => updateSettings({ theme })}
      />
      <Choice
        label={words.motion}
        value={settings.motion}
        values={MOTIONS}
        names={words.motions}
        onChange={motion => updateSettings({ motion })}
      />
      <BotSpeedChoice label={words.botSpeed} />
      <Switch label={words.sound} checked={settings.sound} onChange={sound => updateSettings({ sound })} />
      {mayNotify() && (
        <ErrorBoundary quiet>
          <Suspense fallback={null}>
            <PushSwitch />
          </Suspense>
        </ErrorBoundary>
      )}
      <Switch
        label={words.autoPass}
        help={words.autoPassHelp}
        checked={settings.autoPass}
        onChange={autoPass => updateSettings({ autoPass })}
      />
      <Switch
        label={words.shortcuts}
        help={words.shortcutsHelp}
        checked={settings.shortcuts}
        onChange={shortcuts => updateSettings({ shortcuts })}
      />
      <Switch
        label={words.tips}
        help={words.tipsHelp}
        checked={settings.tips}
        onChange={tips => updateSettings({ tips })}
      />
      <div>
        <p className={styles['kept']}>{words.kept}</p>
        <a className={styles['licences']} href={LICENCES} target="_blank" rel="noopener" hrefLang="en">
          {words.licences}
        </a>
      </div>
    </div>
  );
}

/** What you are called, and what you look like. */
function You() {
  const words = useSettingsWords();
  const people = usePeopleWords();
  const { name, figure } = useSettings();
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {words.name}
      </label>
      <input
        id={id}
        className={styles['name']}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="given-name"
        aria-describedby={`${id}help`}
        onChange={event => updateSettings({ name: event.target.value })}
      />
      <p id={`${id}help`} className={styles['help']}>
        {words.nameHelp}
      </p>
      <FigurePicker label={people.yourFigure} value={figure} onChange={chosen => updateSettings({ figure: chosen })} />
    </div>
  );
}

function LanguageChoice() {
  const words = useShellWords();
  const { language, choose } = useLanguage();
  const choices = LANGUAGES.map(value => ({ value, name: <span lang={value}>{LANGUAGE_NAMES[value].full}</span> }));
  return (
    <Field label={words.language}>
      <Segments label={words.language} value={language} choices={choices} onChange={choose} />
    </Field>
  );
}

function BotSpeedChoice({ label }: { readonly label: string }) {
  const { speeds } = useShellWords().settings;
  const { botSpeed } = useSettings();
  return (
    <Choice
      label={label}
      value={botSpeed}
      values={BOT_SPEEDS}
      names={speeds}
      onChange={chosen => updateSettings({ botSpeed: chosen })}
    />
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly values: readonly V[];
  readonly names: Readonly<Record<V, string>>;
  readonly onChange: (value: V) => void;
}

function Choice<V extends string>({ label, value, values, names, onChange }: ChoiceProps<V>) {
  const choices = values.map(each => ({ value: each, name: names[each] }));
  return (
    <Field label={label}>
      <Segments label={label} value={value} choices={choices} onChange={onChange} />
    </Field>
  );
}

const Field = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles['field']}>
    <span className={styles['label']} aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);
