import type { SettingsWords } from './catalogue.js';

export const fr: SettingsWords = {
  name: 'Ton nom',
  nameHelp: 'Pour que les autres sachent qui construit.',
  theme: 'Couleurs',
  themes: { auto: 'Automatique', light: 'Claires', dark: 'Sombres' },
  motion: 'Animations',
  motions: { auto: 'Automatique', off: 'Aucune' },
  sound: 'Son',
  botSpeed: 'Vitesse des bots',
  autoPass: 'Passer à ma place',
  autoPassHelp: 'Quand tu n’as de toute façon pas d’autre choix.',
  shortcuts: 'Raccourcis à une touche',
  shortcutsHelp: 'Une seule touche suffit\u00a0: chiffres, E, G, H, P, L et\u00a0?.',
  tips: 'Conseils des premières parties',
  tipsHelp: 'De courtes indications quand quelque chose est nouveau.',
  kept: 'Ces réglages restent sur cet appareil.',
  licences: 'Licences open source',
};
