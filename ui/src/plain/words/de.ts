import { counter } from '@belfry/engine/words';
import type { PlainWords } from './catalogue.js';

const count = counter('de');
const choices = (n: number): string => count(n, { one: 'Möglichkeit', other: 'Möglichkeiten' });

export const de: PlainWords = {
  hidden: 'verdeckt',
  yes: 'ja',
  no: 'nein',
  none: 'nichts',
  items: n => count(n, { one: 'Eintrag', other: 'Einträge' }),
  you: 'Du',
  onTurn: 'am Zug',
  position: 'Spielstand',
  players: 'Mitspielende',
  common: 'Auf dem Tisch',
  winner: 'gewonnen',
  decision: 'Deine Entscheidung',
  search: 'Möglichkeiten durchsuchen',
  choices,
  fitting: (n, all) => `${n} von ${all} Möglichkeiten ${n === 1 ? 'passt' : 'passen'}`,
  more: n => `${n} weitere: Such danach.`,
  searchedOnly: n => `Nur die ersten ${choices(n)} wurden durchsucht.`,
  over: 'Die Partie ist zu Ende.',
  yourTurn: name => (name === undefined ? 'Du bist dran' : `Du bist dran, ${name}`),
  turnOf: name => `${name} ist dran`,
};
