import { counter } from '@belfry/engine/words';
import type { StatsPageWords } from './catalogue.js';

const count = counter('fr');
const matches = (n: number): string => count(n, { one: 'partie', other: 'parties' });
/** French counts 0 and 1 alike. */
const many = (n: number, one: string, other: string): string => (n < 2 ? one : other);

export const fr: StatsPageWords = {
  title: 'Statistiques',
  lead: 'Tirées des parties gardées sur cet appareil. Personne d’autre ne les voit.',
  allGames: 'Tous les jeux',
  matches: 'Parties',
  together: n => `dont ${n} à plusieurs sur cet appareil`,
  won: 'Gagnées',
  wonOf: (wins, n) => `${wins} sur ${n}`,
  longest: 'Plus longue série de victoires',
  current: 'Série en cours',
  mean: 'Score moyen',
  most: 'Meilleur score',
  form: {
    title: 'Tes dernières parties',
    won: 'gagnée',
    lost: 'pas gagnée',
    label: (wins, n) =>
      `${many(n, 'Ta dernière partie', `Tes ${n} dernières parties`)}\u00a0: ${wins} ${many(wins, 'gagnée', 'gagnées')}.`,
  },
  opponents: {
    title: 'Victoires par adversaire',
    opponent: 'Adversaire',
    people: 'Personnes',
    each: 'Une partie contre plusieurs sortes compte pour chacune.',
  },
  scores: {
    title: 'De partie en partie',
    mean: mean => `moyenne ${mean}`,
    label: (n, least, most, last) =>
      `${many(n, 'Ta dernière partie', `Tes ${n} dernières parties`)}\u00a0: de ${least} à ${most}, ${last} pour finir.`,
    asTable: 'En tableau',
    match: 'Partie',
    score: 'Score',
    result: 'Résultat',
  },
  kind: 'Sorte',
  count: 'Construit',
  watch: 'Revoir cette partie',
  watchOf: what => `Revoir cette partie\u00a0: ${what}`,
  reading: (read, all) => `Lecture de tes parties\u00a0: ${read} sur ${all}`,
  older: n => `Pas encore lues\u00a0: ${matches(n)} plus ${many(n, 'ancienne', 'anciennes')}.`,
  readOlder: n => `En lire ${n} de plus`,
  notCounted: {
    watched: n => `Sans compter ${matches(n)} où tu ne faisais que regarder.`,
    imported: n => `Sans compter ${matches(n)} ${many(n, 'venue', 'venues')} de fichiers.`,
    unreadable: n => `La fin de ${matches(n)} est illisible\u00a0: le résultat compte, les tours non.`,
  },
  onlyTogether: 'Vous étiez plusieurs sur l’appareil\u00a0: personne n’y compte de victoire.',
  none: {
    title: 'Rien à compter pour l’instant',
    text: 'Dès que tu auras terminé une partie à toi, tu verras ici combien tu en gagnes, contre qui, et ta meilleure tour.',
    go: 'Jouer une partie',
  },
  keep: {
    title: 'À emporter',
    text: 'Tes parties et leur bilan, dans un fichier.',
    json: 'Enregistrer en JSON',
    csv: 'Enregistrer en tableau (CSV)',
    columns: {
      date: 'Date',
      game: 'Jeu',
      players: 'Joueurs',
      opponents: 'Adversaires',
      score: 'Mon score',
      won: 'Gagnée',
      yes: 'oui',
      no: 'non',
    },
  },
  forget: {
    title: 'Repartir de zéro',
    text: 'Les statistiques peuvent oublier le passé. Les parties restent, et tu peux toujours les revoir.',
    go: 'Oublier les statistiques',
    sure: 'Oublier les statistiques\u00a0?',
    warning:
      'Aucune partie jouée jusqu’ici ne comptera plus. Les parties elles-mêmes restent, et tu peux les compter de nouveau quand tu veux.',
    yes: 'Oublier',
    no: 'Garder',
    done: 'C’est oublié. Le compte repart de zéro.',
    state: when => `Début du compte\u00a0: ${when}. Les parties d’avant sont oubliées ici, mais toujours gardées.`,
    undo: 'Les compter de nouveau',
    undone: 'Toutes les parties comptent de nouveau.',
    notKept: 'Ce navigateur ne laisse pas Belfry le retenir\u00a0: après ton départ, elles compteront de nouveau.',
    remove: 'Supprimer des parties',
  },
};
