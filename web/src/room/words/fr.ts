import { counter } from '@belfry/engine/words';
import type { RoomWords } from './catalogue.js';

const count = counter('fr');
const list = new Intl.ListFormat('fr');
const of = (name: string) => (/^[aeiouyhàâéèêëîïôùû]/i.test(name) ? `d’${name}` : `de ${name}`);

export const fr: RoomWords = {
  title: host => (host === undefined ? 'Salle d’attente' : `La table ${of(host)}`),
  seats: n => count(n, { one: 'place', other: 'places' }),
  watchers: n => count(n, { one: 'regarde', other: 'regardent' }),
  facts: { lot: 'places au sort', chosen: 'places comme assis', link: 'avec le lien', listed: 'visible de tous' },
  invite: {
    title: open => (open === 1 ? 'Invite encore quelqu’un' : `Invite encore ${open} personnes`),
    scan: 'À scanner, ou saisis ce code sur',
    type: 'Pour venir, on saisit ce code sur',
    link: 'Lien vers cette table',
    copy: 'Copier',
    copied: 'Copié',
    selected: 'Le lien est sélectionné\u00a0: copie-le avec le clavier ou le menu de ton appareil.',
    send: 'Envoyer le lien',
    message: game => `Viens jouer à ${game} avec moi\u00a0:`,
    picture: 'Code QR du lien vers cette table',
    code: 'Code de la table',
    renew: 'Nouveau lien',
    renewHelp:
      'Le lien et le code QR déjà transmis ne marcheront plus. Ensuite, seuls comptent le lien et le code affichés ici. Les personnes déjà là restent.',
    renewGo: 'Remplacer le lien',
    renewed: 'L’ancien lien ne marche plus. Voici le nouveau.',
    notRenewed: 'Aucun nouveau lien n’est arrivé, et l’ancien ne marche peut-être plus. Réessaie dans un instant.',
    more: 'Lien et code de la table',
  },
  seat: {
    list: 'Qui s’assoit où',
    number: seat => `Place ${seat}`,
    you: 'toi',
    host: 'invite',
    here: 'à table',
    away: 'pas là pour l’instant',
    bot: 'bot',
    open: 'Place libre',
    openHelp: listed => (listed ? 'attend qui veut venir' : 'attend quelqu’un'),
    sit: 'S’asseoir',
    sitHere: 'S’asseoir ici',
    getUp: 'Se lever',
    look: 'Nom et figure',
    swap: name => `${name}\u00a0: échanger les places`,
    swapWith: name => `${name} échange sa place avec…`,
    swapped: (name, other) => `${name} et ${other} ont échangé leurs places`,
    remove: name => `Libérer la place ${of(name)}`,
    removeHelp: name => `${name} perd sa place et ne pourra plus s’asseoir à cette table.`,
    cancel: 'Annuler',
    letBot: 'Asseoir un bot ici',
    whichBot: 'Un bot\u00a0: qui du beffroi\u00a0?',
    fill: 'Compléter avec des bots',
    sat: name => `${name} prend place`,
    gotUp: name => `${name} se lève`,
  },
  start: {
    go: players => `Commencer à ${players}`,
    goesAway: open => (open === 1 ? 'la place libre disparaît' : 'les places libres disparaissent'),
    tooFew: players => `Il faut au moins ${players} joueurs à table pour commencer.`,
    waits: host =>
      host === undefined ? 'L’appareil qui a ouvert la table lance la partie.' : `C’est ${host} qui lance la partie.`,
    seating: 'Qui commence\u00a0?',
  },
  arrange: { open: 'Modifier la table', save: 'Enregistrer' },
  removed: {
    title: 'Ta place a été libérée',
    text: host =>
      host === undefined
        ? 'Cela vient de l’appareil qui a ouvert la table.'
        : `${host} a ouvert la table et l’a décidé ainsi.`,
    watch: 'Regarder',
    home: 'Accueil',
  },
  fair: {
    title: 'Personne ne peut prévoir le mélange',
    text: 'Chaque appareil scelle un nombre secret. Seuls tous ensemble, ils mélangent le paquet. Après la partie, les enveloppes s’ouvrent et chacun peut vérifier.',
    how: 'Comment ça marche\u00a0?',
    steps: [
      'Le serveur choisit un secret et le promet\u00a0: ce long nombre en découle, et de rien d’autre.',
      'Puis chaque appareil choisit un nombre et l’envoie sous enveloppe scellée. Personne ne peut regarder dedans, ni le changer.',
      'Quand tous sont scellés, les nombres sont montrés. Secret et nombres ensemble décident du mélange et du sort.',
      'Après la partie, le serveur montre son secret, et ton appareil refait tous les calculs.',
    ],
    promise: 'La promesse',
    sealed: (n, all) => `${n} appareils sur ${all} ont scellé leur nombre.`,
    opened: (n, all) => `${n} nombres sur ${all} sont sur la table.`,
    awaited: names => `On attend ${list.format(names.map(name => `l’appareil ${of(name)}`))}.`,
    anew: names => `Il manque le nombre ${list.format(names.map(of))}. On tire à nouveau sans ce nombre.`,
    state: (name, state) =>
      ({
        empty: `${name}\u00a0: enveloppe ouverte`,
        sealed: `${name}\u00a0: scellée`,
        shown: `${name}\u00a0: nombre montré`,
      })[state],
    about: 'La partie va commencer',
  },
  lot: {
    title: 'Le sort a décidé',
    begins: name => `${name} commence`,
    check: 'Ton appareil vérifie le tirage après la partie.',
    close: 'À table',
  },
};
