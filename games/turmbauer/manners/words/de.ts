import type { Manners } from './catalogue.js';

export const de: Manners = {
  gentle: 'Klettert zum Vergnügen und baut Stufen, die auch dir nützen.',
  fair: 'Baut, wo es wohl hält, und klettert so hoch es geht.',
  sharp: 'Baut sich den eigenen Weg nach oben und spart die Ringe, bis sie zählen.',
  master:
    'Sieht, wie hoch jeder als Nächstes klettern kann, und verbaut dir den Weg. Schlag ihn einmal und erzähl es allen.',
};
