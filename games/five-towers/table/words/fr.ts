import { counter, ofName } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { fr as game } from '../../words/fr.js';
import { type TableTexts, tableWords } from './catalogue.js';

const count = counter('fr');
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });
const tower = (index: number): string => game.towers[index] ?? '';
const Tower = (index: number): string => tower(index).charAt(0).toUpperCase() + tower(index).slice(1);
const list = (type: 'conjunction' | 'disjunction', items: readonly (string | number)[]): string =>
  new Intl.ListFormat('fr', { type }).format(items.map(String));
const or = (items: readonly (string | number)[]): string => list('disjunction', items);

/** `Tu annonces`, `Mila annonce`. */
const does = ({ you, name }: Who, yours: string, theirs: string): string => (you ? `Tu ${yours}` : `${name} ${theirs}`);

const texts: TableTexts = {
  game,
  options: {
    players: { name: 'Joueurs', help: 'À 4 ou 5, la pioche compte 30 cartes de plus.' },
    bids: {
      name: 'Annonces',
      help: 'Ce qui se passe quand on annonce plus que ce qu’on peut construire.',
      values: {
        checked: { name: 'Vérifiées', help: 'Seules les annonces réalisables sont permises.' },
        table: {
          name: 'Comme à table',
          help: 'Annonce ce que tu veux. Si tu ne peux pas le construire, tu retires ton annonce.',
        },
      },
    },
  },
  tell: {
    round: n => `Manche ${n}`,
    shuffle: n => `La pioche est mélangée : ${cards(n)}.`,
    reshuffle: n => `La pioche est épuisée. La défausse, mélangée, devient la dernière : ${cards(n)}.`,
    dealt: 'Cartes visibles : {}',
    begins: (who, n) => `${does(who, 'commences', 'commence')} avec ${n}`,
    bids: (who, n) => `${does(who, 'annonces', 'annonce')} ${n}`,
    passes: who => does(who, 'passes', 'passe'),
    tears: who => `${does(who, 'démolis', 'démolit')} {}`,
    builds: who => `${does(who, 'construis', 'construit')} {}`,
    revokes: ({ you, name }) =>
      you
        ? 'Tu ne peux pas tout construire et retires ton annonce'
        : `${name} ne peut pas tout construire et retire son annonce`,
    nobodyBuilds: 'Personne ne construit. Les cartes visibles sont défaussées.',
  },
  prompt: {
    bid: ({ you, name }, bids, mayPass) => {
      const whose = you ? 'À toi' : name;
      if (bids.length === 0) return `${whose} : aucune annonce possible, il faut passer`;
      if (mayPass) return `${whose} : annonce ${or(bids)}, ou passe`;
      if (bids.length === 1) return `${whose} : tu ne peux commencer qu’avec ${or(bids)}`;
      return `${whose} : combien de cartes à construire ?`;
    },
    build: ({ you, name }, n) => (you ? `Tu construis ${cards(n)}` : `${name} : construis ${cards(n)}`),
    revoke: ({ you, name }, n) =>
      you ? `Tu ne peux pas en construire ${n}` : `${name} ne peut pas en construire ${n}`,
    waitForBid: ({ name }) => `${name} réfléchit à une annonce`,
    waitForBuild: ({ name }, n) => `${name} construit ${cards(n)}`,
    shuffling: 'On mélange la pioche',
    over: 'La partie est terminée',
  },
  fit: {
    begins: 'commence une tour',
    beginsShort: 'début',
    on: top => `va sur le ${top}`,
    onShort: 'convient',
    nine: 'le 9 va sur tout sauf 0',
    ifTorn: top => `si le ${top} est démoli`,
    ifTornShort: top => `sans ${top}`,
    after: value => `après le ${value}`,
    roofed: 'déjà un sommet',
    roofedShort: 'sommet',
    none: 'pas de place',
    noneShort: 'bloquée',
    placed: 'posée',
    inHand: 'choisie',
    inHandShort: 'choisie',
    stays: 'reste là',
    staysShort: 'reste',
  },
  why: {
    notAbove: ({ you, name }, bid) => (you ? `pas plus haut que ton ${bid}` : `pas plus haut que ${bid} (${name})`),
    notAboveNothing: 'au lieu de 0, passe',
    mostBuildable: most => (most === 0 ? 'tu ne peux rien construire' : `tu peux en construire ${most} au plus`),
    revoked: most => `annonce retirée : ${most} au plus`,
    ifTorn: 'en démolissant une carte',
  },
  build: {
    choose: ({ you, name }) => (you ? 'Choisis une carte à poser' : `${name} : choisis une carte à poser`),
    place: (card, index) => `Pose ${card} sur ta ${tower(index)}`,
    tearFirst: top => `Démolis ${top} ou choisis une autre carte`,
    chooseOther: 'Choisis une autre carte',
    wrongTower: (card, index) => `${card} va seulement sur ta ${tower(index)}.`,
    allPlaced: 'Tout est posé. C’est bon ?',
    progress: (placed, all) => `Cartes posées : ${placed} sur ${all}.`,
    left: n => `${cards(n)} à construire.`,
    done: 'Terminé',
    doneLeft: n => `Encore ${cards(n)} à poser`,
    takeBack: 'Reprendre',
    showWay: 'Montre-moi comment',
    placeOn: index => `Poser sur la ${tower(index)}`,
    placeHere: 'Poser ici',
    tearDown: card => `Démolir ${card}`,
    torn: card => `${card} : démolie.`,
    pile: (n, cost) => `${cards(n)} dans ta pile de démolition (points : ${cost})`,
    didPlace: (card, placed, all) => `${card} : posée, ${placed} sur ${all}.`,
    didTakeBack: card => `${card} : reprise.`,
    didShowWay: 'Voilà une façon de faire. Tu peux encore reprendre les cartes.',
    revoke: 'Retirer l’annonce',
    revokeHelp:
      'Il est impossible d’en construire autant, même en démolissant une carte. Tu annonces de nouveau, moins haut, ou tu passes si ce n’est pas toi qui commences.',
  },
  board: {
    you: 'Toi',
    otherPlayers: 'Les autres joueurs',
    allPlayers: 'Joueurs',
    towersOf: ({ you, name }) => (you ? 'Tes tours' : `Tours ${ofName(name)}`),
    showTowersOf: name => `Montrer les tours ${ofName(name)}`,
    display: 'Cartes visibles',
    emptyDisplay: 'Aucune carte visible.',
    decision: 'Ta décision',
    yourBid: 'Ton annonce',
    bid: n => `Annoncer ${n}`,
    pass: 'Passer',
    autoPass: 'Passer automatiquement s’il le faut',
    points,
    pointsUnit: n => (Math.abs(n) < 2 ? 'point' : 'points'),
    scoreParts: 'D’où viennent les points',
    cards: 'Sans sommet',
    roofed: 'Avec sommet, × 2',
    mainTower: 'Tour principale',
    tornDown: 'Démolies',
    tornCount: n => count(n, { one: 'démolie', other: 'démolies' }),
    nextTearCosts: n => `La prochaine coûtera encore ${points(n)}.`,
    saidBid: n => `annonce ${n}`,
    saidPass: 'a passé',
    began: 'a commencé',
    highest: 'la plus haute',
    onTurn: 'annonce',
    builds: 'construit',
    yourTurn: 'à toi',
    youBuild: 'tu construis',
    highestBid: ({ you, name }, n) =>
      you ? `Ton annonce de ${n} est la plus haute.` : `Plus haute annonce : ${n}, par ${name}.`,
    noBidYet: 'La plus haute annonce doit être construite.',
    speakAfter: names => `Après toi : ${list('conjunction', names)}.`,
    lastToSpeak: 'Personne ne parle après toi.',
    tower: (index, values, n) => `${Tower(index)} : ${values.join(', ')} ; ${points(n)}`,
    towerNotBegun: index => `${Tower(index)} : pas commencée`,
    roofedTower: 'avec sommet',
    isMainTower: 'tour principale',
    toCome: 'Encore à venir',
    deck: (n, isLast) => `${isLast ? 'Dernière pioche' : 'Pioche'} : ${cards(n)}`,
    discard: n => `Défausse : ${cards(n)}`,
    toComeHelp: 'Ces cartes sont dans la pioche. Personne n’en connaît l’ordre.',
    noneToCome: 'aucune',
    keyTitle: 'Cartes spéciales',
    key: {
      8: 'accepte n’importe quelle carte',
      9: 'va sur toute carte sauf un 0',
      0: 'sommet : ferme la tour, chaque carte compte double',
    },
    close: 'Fermer',
  },
  result: { title: 'Feuille de score', part: 'Détail', total: 'Total', winner: 'Victoire' },
  decided: {
    nobody: (names, n) => `Personne n’est devant : ${list('conjunction', names)} sont à égalité avec ${points(n)}.`,
    topped: ({ you, name }, index, n) =>
      `Le sommet de ${you ? `ta ${tower(index)}` : `la ${tower(index)} ${ofName(name)}`} a tout décidé : ${points(n)}.`,
    main: ({ you, name }, index, n) =>
      `${you ? 'Ta tour principale' : `La tour principale ${ofName(name)}`} a tout décidé : la ${tower(index)} compte encore ${points(n)}.`,
    plain: (who, than, n) =>
      `${who.you ? 'Tes tours' : `Les tours ${ofName(who.name)}`} sans sommet ont tout décidé : ${points(n)} de plus que ${than.you ? 'les tiennes' : `celles ${ofName(than.name)}`}.`,
    torn: ({ you, name }, n) =>
      you
        ? `Les cartes démolies ont tout décidé : elles te coûtent ${points(n)}.`
        : `Les cartes démolies ont tout décidé : elles coûtent ${points(n)} à ${name}.`,
  },
  facts: { round: n => `Manche ${n}`, cards: n => cards(n), lastDeck: 'Dernière pioche :' },
};

export const fr = tableWords('fr', texts);
