import { counter } from '@belfry/engine/words';
import type { ListWords } from './catalogue.js';

const count = counter('fr');
const list = new Intl.ListFormat('fr');

export const fr: ListWords = {
  title: 'Tes tables',
  goOn: 'Continuer',
  gameWith: (game, names) => `${game} avec ${names}`,
  onThisDevice: game => `${game}, sur cet appareil`,
  waitsForPlayers: 'Attend des joueurs',
  readyToStart: 'Tout le monde est là',
  waitsThere: 't’attend sur le serveur',
  keptThere: 'Ce qui est sur le serveur y est gardé et reviendra avec lui.',
  more: n => count(n, { one: 'autre', other: 'autres' }),
  openTables: 'Tables ouvertes',
  noOpenTables: 'Aucune table ouverte pour l’instant. La tienne pourrait être la première.',
  hereNow: 'Ici en ce moment',
  people: n => count(n, { one: 'personne', other: 'personnes' }),
  nobodyElse: 'Personne d’autre n’est là pour l’instant.',
  isFree: 'libre',
  plays: game => `joue à ${game}`,
  watch: 'Regarder',
  watchLabel: name => `Regarder\u00a0: ${name}`,
  areHere: (names, others) => {
    const all = others === 0 ? names : [...names, count(others, { one: 'autre', other: 'autres' })];
    return `${list.format(all)} ${names.length + others === 1 ? 'est là' : 'sont là'}`;
  },
};
