import type { SettingsWords } from './catalogue.js';

export const de: SettingsWords = {
  name: 'Dein Name',
  nameHelp: 'Damit die anderen wissen, wer da baut.',
  theme: 'Farben',
  themes: { auto: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
  motion: 'Bewegung',
  motions: { auto: 'Automatisch', off: 'Keine' },
  sound: 'Ton',
  botSpeed: 'Tempo der Bots',
  autoPass: 'Für mich passen',
  autoPassHelp: 'Wenn du ohnehin nichts anderes tun könntest.',
  shortcuts: 'Tastenkürzel',
  shortcutsHelp: 'Eine einzelne Taste wirkt sofort: Ziffern, E, G, H, P, L und ?.',
  tips: 'Tipps in den ersten Partien',
  tipsHelp: 'Kurze Hinweise, wenn etwas neu ist.',
  kept: 'Diese Einstellungen bleiben auf diesem Gerät.',
  licences: 'Open-Source-Lizenzen',
};
