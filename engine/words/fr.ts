import type { JsonType } from '../src/index.js';
import { type EngineWords, list } from './catalogue.js';
import { counter } from './language.js';

const count = counter('fr');

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
    'key-withheld': () => 'la partie est terminée et la clé n’est pas montrée',
    'commitment-differs': () => 'un autre engagement a été pris au début de la partie',
    'terms-differ': () =>
      'la table, le jeu, les options, les noms ou la version ne sont pas ceux convenus avant le tirage',
    'seal-broken': ({ place }) => `le nombre de la place ${place} ne correspond pas à son sceau`,
    'seal-unasked': ({ place }) => `la place ${place} a scellé un nombre alors qu’elle ne devait pas en avoir`,
    'number-missing': ({ place }) => `la place ${place} a scellé un nombre qui n’est pas montré`,
    'seal-differs': ({ place }) => `le sceau de la place ${place} n’est pas celui noté quand un nombre a été montré`,
    'own-number-missing': () => 'la clé a été tirée sans votre propre nombre',
    'attempts-differ': ({ attempt }) => `le tirage ${attempt} n’est pas celui dont découlent les autres`,
    'order-not-from-key': () => 'la clé donne un autre ordre autour de la table',
    'chain-broken': () => 'le déroulement ou le début de la partie a été modifié après coup',
    'head-differs': ({ count: entries }) =>
      `le déroulement n’est pas celui noté après ${count(entries, { one: 'entrée', other: 'entrées' })}`,
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
