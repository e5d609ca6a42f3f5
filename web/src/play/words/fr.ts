import type { PlayWords } from './catalogue.js';
import { low } from './low.js';

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
const list = new Intl.ListFormat('fr');

export const fr: PlayWords = {
  birds: {
    fledgling: 'L’oisillon',
    jackdaw: 'Le choucas',
    owl: 'La chouette',
    stork: 'La cigogne',
    bird: 'Le robot',
    sparrow: 'Le moineau',
    falcon: 'Le faucon',
    magpie: 'La pie',
  },
  here: name => `${name} est là`,
  gone: name => `${name} n’est pas en ligne`,
  playsFor: (bird, name) => `${bird} joue pour ${name}`,
  onVacation: (name, until) => `${name} est en vacances jusqu’au ${until}`,
  away: (name, bird) => ({
    title: `${name} n’est pas là.`,
    text: `${bird} joue à sa place. ${name} peut revenir à tout moment.`,
  }),
  isBack: name => `${name} est de retour.`,
  hasLeft: (name, bird) => ({
    title: `${name} a quitté la table.`,
    text: `${bird} continue. La place est libre pour qui veut.`,
  }),
  goneLong: name => ({
    title: `${name} n’est plus en ligne depuis un moment.`,
    text: 'C’est ta table : tu peux aider.',
  }),
  letBot: name => `Laisser un robot jouer pour ${name}`,
  free: name => `Libérer la place de ${name}`,
  freeSure: (name, bird) =>
    `Alors ${low(bird)} continue, et ${name} ne pourra pas reprendre cette place. La libérer vraiment ?`,
  kept: {
    title: bird => `${bird} a gardé ta place au chaud.`,
    moves: count =>
      count === 0 ? 'Aucun coup n’a été joué pour toi.' : `${counted(count, 'coup joué', 'coups joués')} pour toi.`,
    points: 'Le robot continue jusqu’à ce que tu reprennes ta place.',
    take: 'Reprendre ma place',
    see: 'Voir les coups',
    hide: 'Cacher les coups',
  },
  clock: {
    of: (name, time, running) => (running ? `${name} : encore ${time}, le temps court` : `${name} : encore ${time}`),
    both: (move, reserve) => `${move} pour ce coup, puis ${reserve} de réserve`,
    yours: seconds => `À toi, encore ${counted(seconds, 'seconde', 'secondes')}.`,
    thenReserve: reserve => `Puis ta réserve commence : ${reserve}.`,
    fromReserve: 'Ta réserve s’épuise.',
    thenBot: bird => `Puis ${low(bird)} joue pour toi.`,
  },
  yourTurn: 'À toi de jouer',
  turnOf: name => `Au tour de ${name}`,
  over: 'Terminé',
  watchers: count => counted(count, 'regarde', 'regardent'),
  youWatch: 'Tu regardes.',
  later: seconds => `Tu vois tout ${counted(seconds, 'seconde', 'secondes')} plus tard.`,
  sitDown: name => `Continuer pour ${name}`,
  undo: {
    button: 'Reprendre',
    until: name =>
      name === undefined
        ? 'Tu peux reprendre ton coup jusqu’à ce que quelqu’un joue.'
        : `Tu peux reprendre ton coup jusqu’à ce que ${name} joue.`,
    why: 'Dès que quelqu’un a joué ou qu’une carte a été retournée, on ne peut plus rien reprendre.',
  },
  line: {
    lost: 'La connexion est coupée.',
    look: 'Tu peux regarder, mais pas jouer.',
    kept: 'Rien n’est perdu.',
    waits: (time, bird) => `La table t’attend encore ${time} ; puis ${low(bird)} joue jusqu’à ton retour.`,
    tryNow: 'Essayer',
    looking: 'On cherche la table…',
    attempt: (number, seconds) => {
      const which = `${number === 1 ? '1er' : `${number}e`} essai`;
      return seconds === undefined ? which : `${which} dans ${counted(seconds, 'seconde', 'secondes')}`;
    },
    renewed: {
      title: 'Le serveur est en cours de renouvellement.',
      text: 'Toutes les tables sont gardées, toutes les horloges sont arrêtées.',
    },
    back: 'Te revoilà.',
    nothingNew: 'Rien ne s’est passé entre-temps.',
    yourTurn: 'C’est à toi.',
  },
  menu: {
    cover: 'Un robot joue pour moi',
    coverHelp: bird => `${bird} garde ta place jusqu’à ce que tu la reprennes.`,
    leave: 'Quitter la table',
    leaveTitle: 'Quitter la table ?',
    keep: 'Garder ma place',
    keepHelp: 'Tu retrouves la table sur la page d’accueil et peux revenir à tout moment.',
    giveUp: 'Rendre ma place',
    giveUpHelp: bird => `${bird} continue, et quelqu’un d’autre peut s’asseoir.`,
    giveUpSure: 'La rendre pour de bon',
    device: 'Continuer sur un autre appareil',
    showHand: 'Seulement ma main',
    showBoard: 'Toute la table',
  },
  device: {
    title: 'Continuer sur un autre appareil',
    text: 'Scanne ceci ou ouvre le lien là-bas. Il marche une fois, pendant dix minutes ; l’autre appareil est alors aussi le tien. Un nouveau lien le remplace.',
    waiting: 'Le lien se prépare…',
    link: 'Lien pour ton autre appareil',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    picture: 'Le lien comme image à scanner',
  },
  rematch: {
    title: 'Encore une partie ?',
    wants: 'veut bien',
    youWant: 'tu veux bien',
    thinks: 'réfléchit',
    youThink: 'tu réfléchis encore',
    away: 'pas là',
    joins: 'joue aussi',
    left: 'a quitté',
    ask: (count, of) => `Revanche · ${count} sur ${of}`,
    asked: (count, of) => `Tu veux une revanche · ${count} sur ${of}`,
    start: count => `Commencer avec qui veut · ${count}`,
    toNext: 'À la partie suivante',
  },
  watch: 'Revoir',
  share: 'Partager',
  home: 'Accueil',
  fair: {
    checking: 'Cet appareil vérifie les mélanges…',
    checked: { title: 'Vérifié sur cet appareil :', text: 'tout le hasard découle des nombres scellés.' },
    withoutOwn: names =>
      `tout le hasard découle des nombres scellés par ${list.format(names)}, et aucun ne vient de cet appareil.`,
    byServer: 'personne n’a scellé de nombre, donc tout le hasard découle d’une clé que le serveur a tirée seul.',
    without: names => `Sans nombre\u00a0: ${list.format(names)}.`,
    redrawn: draws =>
      draws === 1
        ? 'Un tirage précédent n’a pas compté, car un nombre scellé n’a pas été montré à temps.'
        : `${draws} tirages précédents n’ont pas compté, car des nombres scellés n’ont pas été montrés à temps.`,
    lost: 'Cet appareil a montré son nombre, mais selon le serveur il n’est pas arrivé à temps.',
    unfair: {
      title: 'Un mélange ne découle pas des nombres scellés.',
      text: 'Garde cette partie et montre-la à qui a ouvert la table.',
    },
    differs: 'Montrer ce qui diffère',
    unknown: 'On n’a pas pu vérifier ici si le hasard était honnête.',
  },
  freed: {
    title: 'Ta place a été libérée',
    text: 'C’est la personne qui a ouvert la table. Tu peux regarder là où c’est permis, ou redemander la place.',
  },
  closed: {
    title: 'Cette table est fermée',
    text: 'On ne peut plus la voir d’ici. Elle a peut-être été supprimée.',
  },
};
