import type { AppWords } from './catalogue.js';

export const de: AppWords = {
  newVersion: 'Eine neue Version von Belfry ist da.',
  reload: 'Jetzt neu laden',
  later: 'Später',
  offlineReady: 'Belfry geht jetzt auch ohne Netz.',
  notKept: 'Dieser Browser lässt Belfry nichts speichern: Partien gehen verloren, wenn du die Seite schließt.',
  close: 'Schließen',
};
