import type { MatchesWords } from './catalogue.js';

export const fr: MatchesWords = {
  title: 'Parties',
  stats: 'Statistiques',
  running: 'En cours',
  over: 'Terminées',
  onDevice: 'Sur cet appareil',
  onServer: 'Sur le serveur',
  none: {
    title: 'Pas encore de partie',
    text: 'Chaque partie commencée reste ici jusqu’à ce que tu la supprimes\u00a0: tu peux la reprendre plus tard, la revoir ou l’enregistrer dans un fichier.',
    go: 'En commencer une',
  },
  continue: 'Continuer',
  watch: 'Revoir',
  result: 'Résultat',
  save: 'Enregistrer dans un fichier',
  remove: 'Supprimer',
  of: (action, match) => `${action}\u00a0: ${match}`,
  wonBy: names => `Victoire\u00a0: ${names}`,
  confirm: {
    title: 'Supprimer cette partie\u00a0?',
    running: 'Elle n’est pas terminée. Une fois supprimée, elle ne pourra plus être reprise.',
    over: 'C’est définitif, sauf si tu l’as enregistrée dans un fichier.',
    forAll: 'Elle disparaît pour tous ceux qui y jouent.',
    yes: 'Supprimer',
    no: 'Garder',
  },
  more: n => (n === 1 ? 'Afficher une partie de plus' : `Afficher ${n} parties de plus`),
  removed: 'La partie est supprimée.',
  open: {
    title: 'Ouvrir une partie depuis un fichier',
    text: 'Une partie enregistrée, ici ou sur un autre appareil, peut être revue. Chaque coup est vérifié.',
    choose: 'Choisir un fichier',
    drop: 'ou dépose-le ici',
    reading: 'Lecture et vérification…',
    done: game =>
      `${game}\u00a0: partie lue, chaque coup suit les règles. En la revoyant, tu sauras si elle était équitable.`,
    known: game => `${game}\u00a0: tu as déjà cette partie. La voici.`,
    show: 'Voir la partie',
    failed: file => `Le fichier «\u00a0${file}\u00a0» n’a pas pu être ouvert.`,
    notJson:
      'Ce n’est pas une partie enregistrée\u00a0: Belfry les enregistre au format JSON. Prends un fichier dont le nom finit par .json.',
    damaged: 'Ce fichier est abîmé ou incomplet. Enregistre la partie une nouvelle fois, puis réessaie.',
    changed:
      'Ce qu’il contient est contraire aux règles\u00a0: il a été modifié après l’enregistrement ou ne vient pas de Belfry. Ouvre une copie intacte.',
    atMoment: (moment, why) => `moment ${moment}\u00a0: ${why}`,
    brokenJson: 'La raison\u00a0: ce n’est pas du JSON complet.',
    notMatch:
      'Ce fichier n’est pas une partie enregistrée par Belfry. Prends-en un autre, ou enregistre la partie une nouvelle fois, puis réessaie.',
    tooLarge: 'Il est trop gros pour une partie enregistrée.',
    noScreen: 'Il n’y a pas encore de table pour ce jeu\u00a0: la partie ne peut pas être affichée.',
  },
};
