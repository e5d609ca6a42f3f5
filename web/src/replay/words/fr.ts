import type { ReplayWords } from './catalogue.js';

export const fr: ReplayWords = {
  fairness: {
    fair: () => 'Équitable\u00a0: tout le hasard découle de la clé.',
    'key-malformed': () => 'Pas équitable\u00a0: la clé n’en est pas une.',
    'key-not-committed': () => 'Pas équitable\u00a0: la clé contredit l’engagement.',
    'not-from-key': ({ entry }) => `Pas équitable\u00a0: pour le moment ${entry + 1}, la clé donne autre chose.`,
    'key-hidden': () => 'L’équité pourra être vérifiée à la fin, avec la clé.',
    'key-missing': () => 'Équité invérifiable\u00a0: pas de clé dans le fichier.',
    'fate-elsewhere': () => 'Équité invérifiable ici, sauf en ligne de commande.',
    'other-version': () => 'Équité invérifiable aujourd’hui\u00a0: jouée avec une autre version de la physique.',
  },
  checking: 'Vérification de l’équité…',
  unknown: 'L’équité n’a pas pu être vérifiée.',
};
