import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { fr as game } from '../../../words/fr.js';
import type { BoardWords, WhosePawn } from './catalogue.js';

const count = counter('fr');
const list = new Intl.ListFormat('fr');
const rings = (n: number): string => count(n, { one: 'anneau', other: 'anneaux' });

const Subject = ({ you, name }: Who): string => (you ? 'Toi' : name);
const colours = { red: 'rouge', blue: 'bleu', green: 'vert', black: 'noir' } as const;
const owner = ({ who, colour }: WhosePawn): string =>
  colour === undefined ? Subject(who) : `${Subject(who)}, ${colours[colour]}`;
const hands = { steady: 'Une main sûre', natural: 'Une main normale', shaky: 'Une main tremblante' } as const;

export const fr: BoardWords = {
  game,
  players: 'Qui joue',
  owner,
  player: (pawn, height, left, could, onTurn) =>
    `${owner(pawn)} : hauteur ${height}${could === undefined ? '' : `, ${could} possible`}, encore ${rings(left)}${onTurn ? ', à son tour' : ''}`,
  together: height => `ensemble ${height}`,
  colours,
  build: {
    heading: 'Pose un bloc, puis grimpe',
    headingOf: colour => `Pose un bloc ${colours[colour]}, puis grimpe`,
    dice: (one, other) => `Les dés montrent ${one} et ${other}`,
    allows: (one, other) => `Un ${one} ou un ${other}, jamais la somme.`,
    allowsAll: 'Double : le bloc que tu veux.',
    chooseStone: 'Choisis un bloc en bas.',
    inHand: stone => `Tu as le ${stone} en main.`,
    takesRing: left => `Cela coûte un anneau, ${left === 0 ? 'ton dernier' : `il t’en reste ${left}`}.`,
    noPlace: 'Il n’entre nulle part.',
    thinking: 'Recherche de bons emplacements …',
    unknown: 'L’examen des emplacements a échoué. Tu peux poser le bloc quand même.',
    again: 'Réessayer',
    place: (number, of) => `Emplacement ${number} sur ${of}`,
    shortPlace: (number, of) => `${number} sur ${of}`,
    order: 'les meilleurs d’abord',
    showFalling: n => (n === 1 ? 'Montrer celui qui tombe' : `Montrer les ${n} qui tombent`),
    hideFalling: 'Cacher ceux qui tombent',
    allFall: n =>
      n === 1 ? 'Il n’a qu’un emplacement, et il y tomberait.' : `Il tomberait à chacun des ${n} emplacements.`,
    next: 'Emplacement suivant',
    previous: 'Emplacement précédent',
    turn: 'Tourner',
    tip: 'Basculer',
    roll: 'Rouler',
    button: stone => `Poser le ${stone} ici`,
    anyway: stone => `Poser le ${stone} quand même`,
    discard: 'Rien n’entre : écarte un bloc.',
    discardHelp: ring =>
      ring
        ? 'Aucun bloc permis par les dés n’a d’emplacement. Mets-en un dans la boîte, ou prends un anneau et pose celui que tu veux.'
        : 'Aucun bloc permis par les dés n’a d’emplacement. Celui de ton choix part inutilisé dans la boîte.',
    discardStone: stone => `Mettre le ${stone} dans la boîte`,
  },
  verdicts: { firm: 'Solide', shaky: 'Fragile', falls: 'Tombe' },
  gauge: 'La poussée qu’il supporte',
  bears: percent => `supporte ${percent} %`,
  handMark: percent => `ta main ${percent}`,
  explain: (verdict, percent, hand, strongest) => {
    if (verdict === 'falls') return 'Il n’y reste pas, si sûre que soit la main.';
    if (verdict === 'firm')
      return strongest === 0
        ? `Il repose bien : il faut une poussée de ${percent} % de son poids pour le renverser. Une main sûre ne pousse pas.`
        : `Il repose bien : il faut une poussée de ${percent} % de son poids pour le renverser. ${hands[hand]} pousse à ${strongest} au plus.`;
    return strongest === 0
      ? `Il tient, mais tout juste. Une poussée de ${percent} % de son poids le renverserait.`
      : `Il tient, mais une poussée de ${percent} % de son poids le renverse. ${hands[hand]} pousse jusqu’à ${strongest}.`;
  },
  gain: (pawn, from, to, isFirst) => {
    if (!isFirst) return `${owner(pawn)} aussi ${from} → ${to}`;
    return pawn.who.you ? `tu peux grimper ${from} → ${to}` : `${owner(pawn)} peut grimper ${from} → ${to}`;
  },
  noGain: 'n’élève personne',
  counts: { firm: n => `solides ${n}`, shaky: n => `fragiles ${n}` },
  rack: {
    label: (who, colour) => (who.you ? `Tes blocs, ${colours[colour]}` : `Blocs de ${who.name}, ${colours[colour]}`),
    reason: reason => {
      switch (reason.code) {
        case 'die':
          return `un dé montre ${reason.size}`;
        case 'doubles':
          return 'double : tous permis';
        case 'no-place':
          return 'n’entre nulle part';
        case 'needs':
          if (reason.ring === 'yours') return `il faut ${reason.size} ou un anneau`;
          return reason.ring === 'none'
            ? `il faut ${reason.size}, plus d’anneau`
            : `il faut ${reason.size}, anneau joué`;
        case 'used':
          if (reason.boxed === 0) return 'tous deux posés';
          return reason.built === 0 ? 'tous deux en boîte' : 'un posé, un en boîte';
        case 'left':
          return reason.count === 1 ? 'il en reste un' : 'il en reste deux';
      }
    },
    short: reason => (reason.code === 'needs' ? `faut ${reason.size}` : reason.code === 'no-place' ? 'sans place' : ''),
    inHand: 'en main',
    stone: (stone, parts) => `Bloc ${stone}, ${count(parts, { one: 'cube', other: 'cubes' })}`,
    built: 'posé',
    boxed: 'dans la boîte',
    ringHelp:
      'Un anneau permet de poser n’importe quel bloc, ou aide le pion : un saut de deux, ou un passage sur les couleurs des autres. Un par tour.',
    none: 'plus de blocs',
  },
  climb: {
    heading: (holds, height) => (holds ? 'Ça tient. Maintenant, grimpe' : `Grimpe, ou reste à ${height}`),
    headingOf: colour => `Grimpe avec le pion ${colours[colour]}`,
    hint: 'Touche une case éclairée, ou choisis comment tu avances.',
    now: 'maintenant',
    atMost: 'au plus',
    gaits: { foot: 'À pied', leap: 'Saut : une marche de deux', trespass: 'Libre passage partout' },
    shortGaits: { foot: 'À pied', leap: 'Saut', trespass: 'Libre passage' },
    foot: n => `${count(n, { one: 'case', other: 'cases' })}, sans anneau`,
    ring: (n, isLast) => `${n} de plus, coûte ${isLast ? 'ton dernier anneau' : 'un anneau'}`,
    addsNothing: 'n’ajoute rien',
    byRing: 'Avec un anneau',
    nowhere: 'aucun chemin ne part d’ici',
    noRing: refusal => (refusal?.code === 'one-ring-a-turn' ? 'l’anneau de ce tour est joué' : 'plus d’anneau'),
    others: (standings, left) => {
      const told = list.format(standings.map(({ who, height }) => `${who} à ${height}`));
      const rounds =
        left === 0 ? 'c’est la dernière manche' : `encore ${count(left, { one: 'manche', other: 'manches' })}`;
      return `${told} ; ${rounds}. Un anneau gardé peut départager.`;
    },
    go: (height, by, change) => {
      if (by === 'leap') return `Sauter à ${height}`;
      if (by === 'trespass') return `Passer à ${height}`;
      return change > 0 ? `Grimper à ${height}` : `Aller à ${height}`;
    },
    stay: height => `Rester à ${height}`,
  },
  waiting: {
    roll: who => (who.you ? 'Les dés roulent pour toi' : `Les dés roulent pour ${who.name}`),
    build: who => (who.you ? 'Tu construis' : `${who.name} construit`),
    settle: 'La tour se pose …',
    move: who => (who.you ? 'Tu grimpes' : `${who.name} grimpe`),
    builds: (who, stone) => (who.you ? `Tu poses le ${stone}` : `${who.name} pose le ${stone}`),
    skip: 'Passer',
    over: 'La partie est finie.',
    falls: 'La tour s’écroule…',
  },
  fall: {
    failed: (stone, hasFallen, others) => {
      if (others.length === 0) return `Le ${stone} est tombé et revient.`;
      const told = hasFallen
        ? `Le ${stone} est tombé et a entraîné ${list.format(others)}.`
        : `Le ${stone} a renversé ${list.format(others)}.`;
      return `${told} Tout est remis en place, et le ${stone} revient.`;
    },
    again: tries =>
      tries === 2 ? 'Deuxième essai sur trois, sans relancer.' : 'Troisième et dernier essai, sans relancer.',
    third: stone =>
      `Troisième échec : le ${stone} part inutilisé dans la boîte, car il n’y a pas de quatrième essai dans un tour.`,
    broughtDown: (who, stone) =>
      who.you ? `Ton ${stone} la fait tomber` : `Le ${stone} de ${who.name} la fait tomber`,
    count: (fallen, all) => `${fallen} blocs sur ${all} tombent. Trois suffisent pour finir la partie.`,
    wins: winners =>
      winners.length === 1 && winners[0]?.you === true
        ? `Tu gagnes, ${winners[0].name}`
        : `${list.format(winners.map(({ name }) => name))} ${winners.length === 1 ? 'gagne' : 'gagnent'}`,
    wasVerdict: { firm: 'Il était solide', shaky: 'Il était fragile', falls: 'Il ne pouvait pas tenir' },
    bore: (percent, push) =>
      push === undefined
        ? `Il supportait une poussée de ${percent} %.`
        : `Il supportait une poussée de ${percent} %. La main a poussé à ${push} %.`,
    play: 'Lire',
    pause: 'Pause',
    time: 'Moment de la chute',
    seconds: seconds => `${seconds.toFixed(1).replace('.', ',')} s`,
    slow: 'vitesse ¼',
    otherPhysics: 'Cette chute ne peut pas être remontrée : une autre version de la physique l’a calculée.',
    untold: 'Cette chute ne peut pas être remontrée : rien ne dit comment la main a poussé.',
  },

  story: {
    title: 'Le fil de la partie',
    axis: 'hauteur par manche',
    spoken: lines =>
      `Hauteur par manche. ${lines.map(({ name, heights }) => `${name} : ${heights.join(', ')}`).join('. ')}.`,
    player: 'Joueur',
    built: 'Blocs posés',
    fell: 'Tombés',
    rings: 'Anneaux utilisés',
    savePicture: 'Enregistrer une image',
  },
  view: {
    label: 'Vue',
    scene: '3D',
    plan: 'Plan',
    tools: 'Caméra',
    sides: { front: 'De face', right: 'De droite', back: 'De dos', left: 'De gauche' },
    turn: 'Vers le côté suivant',
    top: 'Dessus',
    pawn: 'Mon pion',
    mirror: 'Boutons de caméra de l’autre côté',
    lost: 'Pas d’image 3D sur cet appareil pour l’instant ; le plan montre la même chose.',
  },
};
