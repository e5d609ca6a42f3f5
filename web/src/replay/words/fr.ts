import type { ReplayWords } from './catalogue.js';

export const fr: ReplayWords = {
  back: 'Retour aux parties',
  replayOf: game => `Revoir : ${game}`,
  first: 'Au début',
  previous: 'Un pas en arrière',
  next: 'Un pas en avant',
  last: 'À la fin',
  play: 'Lecture',
  pause: 'Pause',
  moment: 'Moment',
  momentOf: (at, of) => `Moment ${at} sur ${of}`,
  start: 'Avant le début',
  seenBy: 'Vu par',
  open: 'Toutes les cartes',
  spectator: 'Public',
  everyone: 'Tout le monde',
  speed: 'Vitesse',
  previousMark: 'Au temps fort précédent ou au début',
  nextMark: 'Au temps fort suivant',
  graph: score => `Évolution de la partie (${score})`,
  keys: 'Touches\u00a0: ← → un pas, Page préc. et Page suiv. d’un temps fort à l’autre, Début et Fin, espace pour la lecture',
  fairness: {
    fair: () => 'Équitable\u00a0: tout le hasard découle de la clé.',
    'key-malformed': () => 'Pas équitable\u00a0: la clé n’en est pas une.',
    'key-not-committed': () => 'Pas équitable\u00a0: la clé contredit l’engagement.',
    'not-from-key': ({ entry }) => `Pas équitable\u00a0: pour le moment ${entry + 1}, la clé donne autre chose.`,
    'key-withheld': () => 'Pas équitable\u00a0: la partie est terminée et sa clé n’est pas montrée.',
    'commitment-differs': () => 'Pas équitable\u00a0: la table avait pris un autre engagement.',
    'terms-differ': () =>
      'Pas équitable\u00a0: la table, le jeu, les options, les noms ou la version ne sont pas ceux convenus.',
    'seal-broken': ({ place }) =>
      `Pas équitable\u00a0: le nombre de la place ${place + 1} ne correspond pas à son sceau.`,
    'seal-unasked': ({ place }) =>
      `Pas équitable\u00a0: la place ${place + 1} a scellé un nombre alors qu’elle ne devait pas en avoir.`,
    'number-missing': ({ place }) =>
      `Pas équitable\u00a0: la place ${place + 1} a scellé un nombre qui n’est pas montré.`,
    'seal-differs': ({ place }) =>
      `Pas équitable\u00a0: le sceau de la place ${place + 1} n’est plus celui que cet appareil voyait en montrant son nombre.`,
    'own-number-missing': () => 'Pas équitable\u00a0: la clé a été tirée sans le nombre de cet appareil.',
    'attempts-differ': ({ attempt }) =>
      `Pas équitable\u00a0: le tirage ${attempt + 1} n’est pas celui dont découlent les autres.`,
    'order-not-from-key': () => 'Pas équitable\u00a0: la clé donne un autre ordre autour de la table.',
    'chain-broken': () => 'Pas équitable\u00a0: la partie a été modifiée après coup.',
    'head-differs': ({ count }) =>
      `Pas équitable\u00a0: jusqu’au moment ${count}, ce n’est pas la partie que cet appareil a vue.`,
    'key-hidden': () => 'L’équité pourra être vérifiée à la fin, avec la clé.',
    'key-missing': () => 'Équité invérifiable\u00a0: pas de clé dans le fichier.',
    'fate-elsewhere': () => 'Équité invérifiable ici, sauf en ligne de commande.',
    'other-version': () => 'Équité invérifiable aujourd’hui\u00a0: jouée avec une autre version de la physique.',
  },
  checking: 'Vérification de l’équité…',
  unknown: 'L’équité n’a pas pu être vérifiée.',
  share: {
    button: 'Partager',
    title: 'Partager cette partie',
    packing: 'Le lien se prépare…',
    text: 'Ce lien montre la partie sur n’importe quel appareil, à ce moment précis. Toute la partie est dans le lien\u00a0; aucun serveur ne la garde.',
    running: 'La partie n’est pas finie\u00a0: le lien contient aussi ce qui est encore caché.',
    tooLong:
      'Cette partie est trop longue pour un lien\u00a0: elle voyage dans un fichier. La personne qui le reçoit l’ouvre sous «\u00a0Parties\u00a0».',
    link: 'Lien vers ce moment',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    notCopied: 'Le lien n’a pas pu être copié. Il est sélectionné\u00a0: copie-le toi-même.',
    send: 'Envoyer le lien…',
    sendFile: 'Envoyer le fichier…',
  },
  link: {
    title: 'Une partie dans un lien',
    reading: 'Lecture et vérification…',
    failed: 'Ce lien n’a pas pu être ouvert.',
    none: 'Il ne contient pas de partie.',
    damaged:
      'Il est abîmé ou incomplet\u00a0: un morceau s’est peut-être perdu en route. Copie le lien entier ou demande qu’on te l’envoie encore une fois. Rien n’a été changé ici.',
    toMatches: 'Vers les parties',
  },
};
