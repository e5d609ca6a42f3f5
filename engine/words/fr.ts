import type { JsonType } from '../src/index.js';
import { type EngineWords, list } from './catalogue.js';

export const fr: EngineWords = {
  problem: {
    missing: () => 'manque',
    'too-large': () => 'est trop grand',
    'wrong-type': ({ expected }) => `n’a pas le bon type (attendu : ${TYPES[expected]})`,
    'not-one-of': ({ allowed }) => `a une valeur interdite à cet endroit${list('valeurs admises ', allowed)}`,
    'out-of-range': ({ limit, bound }) =>
      limit === 'min' ? `doit valoir au moins ${bound}` : `doit valoir au plus ${bound}`,
    'unknown-field': ({ field }) => `contient un champ qui n’a rien à y faire : « ${field} »`,
  },
  atPath: (path, problem) => (path === '' ? `le contenu ${problem}` : `« ${path} » ${problem}`),
  refusal: {
    'match-over': () => 'la partie est terminée',
    'no-such-seat': ({ seat }) => `la place ${seat} n’existe pas`,
    'not-your-turn': ({ seat, due }) => `c’est à la place ${due} de jouer, pas à la place ${seat}`,
    'fate-is-due': ({ chance }) => `le hasard doit d’abord décider (« ${chance} »)`,
    'seat-is-due': ({ seat }) => `c’est à la place ${seat} de jouer, pas au hasard`,
  },
  record: {
    'unknown-game': ({ game, known }) => `aucun jeu « ${game} » ici${list('connus ', known)}`,
    'seats-mismatch': ({ seats, players }) => `places nommées : ${seats}, joueurs : ${players}`,
    'result-too-early': () => 'un résultat est donné alors que la partie n’est pas terminée',
    'wrong-result': ({ expected }) => `le résultat est faux ; selon les règles, c’est ${expected}`,
  },
  unfair: {
    'key-malformed': () => 'la clé n’est pas faite de 64 chiffres hexadécimaux',
    'key-not-committed': () => 'la clé ne correspond pas à l’engagement du début',
    'not-from-key': ({ entry }) => `entrée ${entry} : selon la clé, le hasard aurait décidé autrement`,
  },
  inEntry: (entry, fault) => `entrée ${entry} : ${fault}`,
};

const TYPES: Readonly<Record<JsonType, string>> = {
  object: 'objet',
  list: 'liste',
  text: 'texte',
  number: 'nombre',
  'whole-number': 'nombre entier',
  'something-else': 'autre chose',
};
