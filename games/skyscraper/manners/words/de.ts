import type { Manners } from './catalogue.js';

export const de: Manners = {
  gentle: 'Baut, was er kann, und nimmt dir nur selten etwas weg.',
  fair: 'Spielt vernünftig, vergisst aber, welche Karten sie gesehen hat.',
  sharp: 'Merkt sich jede Karte, die sie gesehen hat, und schlägt im rechten Moment zu.',
  master: 'Denkt weit voraus, auch an dein nächstes Stockwerk. Schlag ihn einmal und erzähl es allen.',
};
