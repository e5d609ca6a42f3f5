import type { AppWords } from './catalogue.js';

export const en: AppWords = {
  newVersion: 'A new version of Belfry is ready.',
  reload: 'Reload now',
  later: 'Later',
  offlineReady: 'Belfry now also works without a network.',
  notKept: 'This browser does not let Belfry store anything: matches are lost when you close the page.',
  close: 'Close',
};
