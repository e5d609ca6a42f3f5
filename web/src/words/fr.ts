import type { AppWords } from './catalogue.js';

export const fr: AppWords = {
  newVersion: 'Une nouvelle version de Belfry est prête.',
  reload: 'Recharger maintenant',
  later: 'Plus tard',
  offlineReady: 'Belfry fonctionne maintenant aussi sans réseau.',
  notKept:
    'Ce navigateur n’autorise pas Belfry à enregistrer des données : les parties sont perdues à la fermeture de la page.',
  close: 'Fermer',
};
