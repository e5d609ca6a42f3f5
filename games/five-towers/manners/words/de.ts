import type { Manners } from './catalogue.js';

export const de: Manners = {
  gentle: 'Greift sofort nach Punkten, verschätzt sich oft und lässt dir viel übrig.',
  fair: 'Weiß, was ein guter Turm ist, achtet aber nur auf die eigenen.',
  sharp: 'Zählt mit, was noch im Zugstapel ist, schließt Türme aber gern etwas zu früh ab.',
  master: 'Denkt weit voraus und weiß, was du brauchst. Schlag ihn einmal und erzähl es allen.',
};
