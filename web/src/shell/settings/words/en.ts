import type { SettingsWords } from './catalogue.js';

export const en: SettingsWords = {
  name: 'Your name',
  nameHelp: 'So that the others know who is building.',
  theme: 'Colours',
  themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
  motion: 'Movement',
  motions: { auto: 'Automatic', off: 'None' },
  sound: 'Sound',
  botSpeed: 'Speed of the bots',
  autoPass: 'Pass for me',
  autoPassHelp: 'When there is nothing else you could do anyway.',
  shortcuts: 'Single-key shortcuts',
  shortcutsHelp: 'A key alone acts at once: digits, E, G, H, P, L and ?.',
  tips: 'Tips in first matches',
  tipsHelp: 'Small hints when something is new.',
  kept: 'These settings stay on this device.',
  licences: 'Open-source licences',
};
