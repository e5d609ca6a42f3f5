import type { Manners } from './catalogue.js';

export const de: Manners = {
  gentle: 'Nimmt, was hübsch aussieht, und lässt dir viel übrig.',
  fair: 'Nimmt, was jetzt die meisten Punkte bringt.',
  sharp: 'Zählt mit, was noch im Zugstapel ist, und wartet darauf.',
  master: 'Denkt weit voraus und weiß, was du brauchst. Schlag ihn einmal und erzähl es allen.',
};
