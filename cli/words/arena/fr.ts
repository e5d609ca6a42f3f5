import { counter } from '@belfry/engine/words';
import type { ArenaWords } from './catalogue.js';

const count = counter('fr');

export const fr: ArenaWords = {
  title: ({ game, players, deals, orders, matches, seed }) =>
    `${game}, ${players} joueurs : ${count(deals, { one: 'donne', other: 'donnes' })} × ${count(orders, { one: 'ordre des places', other: 'ordres des places' })} = ${count(matches, { one: 'partie', other: 'parties' })}, graine ${seed}`,
  bot: 'robot',
  wins: 'victoires (intervalle à 95 %)',
  rating: 'cote',
  median: 'ms, médiane',
  slowest: 'ms, 99 sur 100',
  ahead: 'finit devant',
  idleEnds: share => `Parties terminées parce que plus personne n’avançait : ${share}.`,
  note: equalShare =>
    `À forces égales, chacun gagnerait ${equalShare}. Une victoire partagée compte à parts égales. Les intervalles portent sur les donnes et sont justes 19 fois sur 20. Les temps portent sur les décisions où il y a plus d’une action permise.`,
  goesOn: deals => `reprise : ${count(deals, { one: 'donne a déjà été jouée', other: 'donnes ont déjà été jouées' })}`,
  page: {
    title: game => `${game} dans l’arène`,
    standings: 'Classement',
    wins: 'Victoires',
    winsNote: 'Part des victoires, et où se trouve la vraie 19 fois sur 20. En pointillé : une part égale pour tous.',
    ratings: 'Cotes',
    ratingsNote:
      'Force d’après l’issue des parties, et la certitude que la méthode s’accorde (openskill). Chacun commence à 25.',
    times: 'Temps par décision',
    timesNote:
      'Millisecondes, dix fois plus à chaque trait. Le point est la médiane ; 99 décisions sur 100 sont à gauche du bout de la ligne.',
    scores: 'Résultats',
    scoresNote: score => `Combien de fois chaque résultat a été atteint : ${score}.`,
    ahead: 'Qui finit devant qui',
    aheadNote:
      'Combien de fois le robot de la ligne finit devant celui de la colonne. À égalité, cela compte pour moitié.',
    command: 'Pour rejouer tout cela :',
  },
  fault: {
    illegal: ({ action, refusal }) =>
      `ce robot a fait ce qui n’est pas permis (${refusal}) : ${JSON.stringify(action)}`,
    malformed: ({ line }) => `ce robot a répondu par quelque chose qui n’est pas une action : ${line}`,
    late: ({ seconds }) => `ce robot n’a pas répondu en ${count(seconds, { one: 'seconde', other: 'secondes' })}`,
    ended: ({ status, complaint }) =>
      `ce robot s’est arrêté alors qu’on avait besoin de lui (${status})${complaint === '' ? '' : ` : ${complaint}`}`,
    'not-started': ({ reason }) => `ce robot ne peut pas être lancé : ${reason}`,
  },
};
