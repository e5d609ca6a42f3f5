import type { SettingsWords } from './catalogue.js';

export const bg: SettingsWords = {
  name: 'Твоето име',
  nameHelp: 'За да знаят другите кой строи.',
  theme: 'Цветове',
  themes: { auto: 'Автоматично', light: 'Светли', dark: 'Тъмни' },
  motion: 'Анимации',
  motions: { auto: 'Автоматично', off: 'Без' },
  sound: 'Звук',
  botSpeed: 'Скорост на ботовете',
  autoPass: 'Пасувай вместо мен',
  autoPassHelp: 'Когато и без това нямаш друг избор.',
  shortcuts: 'Бързи клавиши',
  shortcutsHelp: 'Един клавиш действа веднага: цифрите, E, G, H, P, L и ?.',
  tips: 'Съвети в първите партии',
  tipsHelp: 'Кратки подсказки, когато нещо е ново.',
  kept: 'Тези настройки остават на това устройство.',
  licences: 'Лицензи за отворен код',
};
