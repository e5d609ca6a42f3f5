import type { AppWords } from './catalogue.js';

export const bg: AppWords = {
  newVersion: 'Има нова версия на Belfry.',
  reload: 'Презареди сега',
  later: 'По-късно',
  offlineReady: 'Belfry вече работи и без мрежа.',
  notKept: 'Този браузър не позволява на Belfry да запазва данни: партиите се губят, щом затвориш страницата.',
  close: 'Затвори',
};
