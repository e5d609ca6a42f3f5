import { counter, ofName } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { fr as game } from '../../words/fr.js';
import { captionOf, named, type TableWords, tableWords } from './catalogue.js';

const count = counter('fr');
const either = new Intl.ListFormat('fr', { type: 'disjunction' });
const both = new Intl.ListFormat('fr');
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });
const floors = (n: number): string => count(n, { one: 'étage', other: 'étages' });

/** `Tu construis`, `Mila construit`. */
const does = (who: Who, yours: string, theirs: string): string => (who.you ? `Tu ${yours}` : `${who.name} ${theirs}`);
/** The same after the beginning of a sentence. */
const then = (who: Who, yours: string, theirs: string): string => (who.you ? `tu ${yours}` : `${who.name} ${theirs}`);
/** `ton étage`, `l’étage de Mila`. */
const belongs = ({ you, name }: Who, yours: string, thing: string): string =>
  you ? yours : `${thing} ${ofName(name)}`;
const Capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const the = (card: string): string =>
  card === game.cards.bone ? `l’${card}` : FEMININE.includes(card) ? `la ${card}` : `le ${card}`;
const FEMININE: readonly string[] = [game.cards['wrecking-ball'], game.cards['donut-truck']];
/** `Tu prends une carte à Mila`, `Mila te prend une carte`, `Mila prend une carte à Anna`. */
const doesTo = (who: Who, victim: Who, [yours, theirs]: readonly [string, string], what: string): string => {
  if (who.you) return `tu ${yours} ${what} à ${victim.name}`;
  return victim.you ? `${who.name} te ${theirs} ${what}` : `${who.name} ${theirs} ${what} à ${victim.name}`;
};
/** `tu as`, `Mila a`, `Mila et toi avez`, `Mila et Anna ont`. */
const haveAll = (all: readonly Who[]): string => {
  const isYours = all.some(({ you }) => you);
  if (all.length === 1) return isYours ? 'tu as' : `${all[0]?.name} a`;
  const names = [...all.filter(({ you }) => !you).map(({ name }) => name), ...(isYours ? ['toi'] : [])];
  return `${both.format(names)} ${isYours ? 'avez' : 'ont'}`;
};
const stolenCard = (card: string | undefined): string => (card === undefined ? 'une carte' : the(card));

const CAPTIONS = {
  joker: 'Joker',
  dog: 'Chien de garde',
  bone: 'Os',
  jackhammer: 'Marteau piqueur',
  'wrecking-ball': 'Boule',
  milkshake: 'Milk\u00adshake',
  'donut-truck': 'Camion\u00adnette',
  thief: 'Voleur',
  'super-thief': 'Super-voleur',
};

export const fr: TableWords = tableWords({
  game,
  options: {
    players: { name: 'Joueurs', help: 'De deux à quatre. Plus on est nombreux, plus on vole, et plus la partie dure.' },
    floors: {
      name: 'Étages pour gagner',
      help: 'La hauteur que doit atteindre un gratte-ciel.',
      values: {
        5: { name: '5 étages', help: 'Le jeu complet.' },
        4: { name: '4 étages', help: 'La partie courte, plus vite finie.' },
      },
    },
  },
  prompts: {
    over: 'La partie est terminée.',
    shuffling: 'On mélange les cartes.',
    stealing: 'Un voleur est à l’œuvre.',
    turn: who =>
      who.you ? `À toi${named(who)} : joue des cartes ou termine ton tour` : `C’est à ${who.name} de jouer`,
    turnWithTruck: who =>
      who.you
        ? `À toi${named(who)}, et tu rejoueras juste après`
        : `C’est à ${who.name} de jouer, et encore juste après`,
  },
  log: {
    heading: who => (who.you ? 'Ton tour' : `Tour ${ofName(who.name)}`),
    dealt: 'Chacun reçoit 5 cartes.',
    reshuffled: n => `La défausse est mélangée : la pioche compte de nouveau ${cards(n)}.`,
    draws: (who, n, names) =>
      `${does(who, 'pioches', 'pioche')}${names === undefined || names.length === 0 ? ` ${cards(n)}` : ` : ${names.join(', ')}`}.`,
    builds: (who, [one, other]) => `${does(who, 'construis', 'construit')} ${one} + ${other}.`,
    buildsWithJoker: (who, card, value) =>
      `${does(who, 'construis', 'construit')} ${card} + joker. Le joker vaut ${value}.`,
    stealsFloor: (who, victim, { card, with: own, lost, standsFor }) =>
      `${Capital(doesTo(who, victim, ['voles', 'vole'], `${the(card)}${standsFor === undefined ? '' : ` (qui vaut ${standsFor})`}`))} avec un ${own}. ${Capital(belongs(victim, 'ton étage', 'l’étage'))} disparaît, le ${lost} est défaussé.`,
    guards: (who, floor) => `${does(who, 'places', 'place')} un chien de garde à l’étage ${floor}.`,
    lures: (who, victim, floor) =>
      `${does(who, 'lances', 'lance')} un os : ${belongs(victim, 'ton chien', 'le chien')} quitte l’étage ${floor}.`,
    drills: (who, victim, [one, other]) =>
      `${does(who, 'sors', 'sort')} le marteau piqueur : ${belongs(victim, 'ton dernier étage', 'le dernier étage')}, ${one} + ${other}, disparaît.`,
    smashes: (who, victim, [one, other], dog) =>
      `${does(who, 'lances', 'lance')} la boule de démolition : ${belongs(victim, 'ton dernier étage', 'le dernier étage')}, ${one} + ${other}, disparaît${dog ? ', et son chien aussi' : ''}.`,
    takes: (who, victim, card) => `Voleur : ${doesTo(who, victim, ['prends', 'prend'], stolenCard(card))}.`,
    superTakes: (who, victim, card) => `Super-voleur : ${doesTo(who, victim, ['prends', 'prend'], stolenCard(card))}.`,
    serves: (who, victim) => `${Capital(doesTo(who, victim, ['sers', 'sert'], 'un milkshake'))} : un tour à passer.`,
    callsTruck: who =>
      `${does(who, 'appelles', 'appelle')} la camionnette à donuts : ${then(who, 'rejoueras', 'rejouera')} après ce tour.`,
    skips: who => `${does(who, 'bois', 'boit')} un milkshake et ${who.you ? 'passes ton' : 'passe son'} tour.`,
    again: who => `Camionnette à donuts : ${then(who, 'rejoues', 'rejoue')}, tous les autres passent leur tour.`,
    doesNothing: who => `${does(who, 'ne fais', 'ne fait')} rien.`,
    wins: who =>
      who.you
        ? 'Ton gratte-ciel est terminé. Tu gagnes !'
        : `Le gratte-ciel ${ofName(who.name)} est terminé. ${who.name} gagne !`,
    diedDown: 'Pendant tout un tour de table, il ne s’est rien passé : la partie est terminée.',
  },
  decided: {
    'died-down': (winners, n) =>
      `Plus personne ne pouvait rien faire : avec ${floors(n)}, ${haveAll(winners)} le plus haut gratte-ciel.`,
    'stole-last': (winner, victim) =>
      `Le dernier étage a tout décidé : ${winner.you ? `tu l’as volé à ${victim.name}` : victim.you ? `${winner.name} te l’a volé` : `${winner.name} l’a volé à ${victim.name}`}.`,
    'lost-top': (victim, by, how, floor) =>
      `Il ne ${victim.you ? 'te ' : ''}manquait qu’un étage${victim.you ? '' : ` à ${victim.name}`}, mais ${by.you ? 'tu as' : `${by.name} a`} ${how === 'stolen' ? 'volé' : how === 'jackhammer' ? 'percé' : 'démoli'} l’étage ${floor}.`,
    truck: winner =>
      `La camionnette à donuts a tout décidé : ce tour de plus a suffi à ${winner.you ? 'te faire gagner' : winner.name}.`,
    untouched: winner =>
      winner.you ? 'Personne ne t’a jamais pris d’étage.' : `Personne n’a jamais pris d’étage à ${winner.name}.`,
    close: (winner, rival) =>
      `C’était serré : il ${rival.you ? 'te ' : ''}manquait un seul étage${rival.you ? '' : ` à ${rival.name}`} quand ${winner.you ? 'tu as' : `${winner.name} a`} terminé.`,
    first: (winner, n) => `${does(winner, 'as', 'a')} construit ${floors(n)} avant que quiconque s’en approche.`,
  },
  refusals: ({ who, card }) => ({
    'not-in-hand': fact => `Tu n’as pas cette carte en main : ${card(fact.card)}.`,
    'no-floor': ({ cards: [one, other] }) =>
      `${Capital(card(one))} et ${card(other)} ne font pas un étage. Il faut deux cartes étage qui font 9, ou une carte étage et un joker.`,
    'no-such-opponent': () => 'Cela ne marche que contre un adversaire.',
    'nothing-built': ({ seat }) => `${does(who(seat), 'n’as', 'n’a')} encore aucun étage.`,
    guarded: ({ seat }) => `Un chien garde ${belongs(who(seat), 'ton dernier étage', 'le dernier étage')}.`,
    'not-in-top-floor': fact =>
      `Il n’y a pas de ${card(fact.card)} ${belongs(who(fact.seat), 'à ton dernier étage', 'au dernier étage')}.`,
    'does-not-add-up': ({ value }) => `La carte à voler vaut ${value} : il faut la carte étage qui la complète à 9.`,
    'no-such-floor': ({ seat, floor }) =>
      `${Capital(belongs(who(seat), 'ton gratte-ciel', 'le gratte-ciel'))} n’a pas d’étage ${floor + 1}.`,
    'has-a-dog': ({ floor }) => `L’étage ${floor + 1} a déjà un chien de garde.`,
    'no-dog-there': ({ seat, floor }) =>
      `Aucun chien ne garde ${belongs(who(seat), `ton étage ${floor + 1}`, `l’étage ${floor + 1}`)}.`,
    'hand-is-empty': ({ seat }) => `${does(who(seat), 'n’as', 'n’a')} aucune carte en main.`,
    'nobody-has-cards': () => 'Aucun adversaire n’a de carte à voler.',
    'not-these-cards': ({ expected }) => `Il faut mélanger exactement ${cards(expected)}.`,
    'victim-has-not': fact => `${does(who(fact.seat), 'n’as', 'n’a')} pas la carte volée.`,
  }),
  board: {
    street: 'Gratte-ciel',
    hand: 'Ta main',
    handOf: name => `Main ${ofName(name)}`,
    you: 'Toi',
    house: ({ who, floors: built, goal, cards: held, milkshakes }) =>
      [
        `${Capital(belongs(who, 'ton gratte-ciel', 'gratte-ciel'))} : ${floors(built.length)} sur ${goal}.`,
        ...built.map(
          ({ cards: [one, other], dog }, i) => `Étage ${i + 1} : ${one} et ${other}${dog ? ', avec un chien' : ''}.`,
        ),
        `${cards(held)} en main.`,
        ...(milkshakes > 0 ? [`${count(milkshakes, { one: 'milkshake', other: 'milkshakes' })} à boire.`] : []),
      ].join(' '),
    floors: (built, goal) => `${built} sur ${goal}`,
    toGo: missing => `encore ${missing}`,
    cardsInHand: n => `${cards(n)} en main`,
    misses: n => (n === 1 ? 'passe son tour' : `passe ${n} tours`),
    goalSign: goal => `${floors(goal)} pour gagner`,
    cardLabel: card => (/\d/.test(card) ? `${card}, carte étage` : Capital(game.cards[card])),
    caption: card => captionOf(card, CAPTIONS),
    tapToPlay: 'touche encore',
    sort: 'Trier la main',
    move: 'Déplacer',
    moveLeft: 'Vers la gauche',
    moveRight: 'Vers la droite',
    putBack: card => `Reposer ${the(game.cards[card])}`,
    toDraw: () => 'à piocher',
    discarded: () => 'à la défausse',
    discardTitle: 'Défausse',
    discardEmpty: 'Rien n’a encore été défaussé.',
    close: 'Fermer',
    truck: 'Camionnette à donuts',
    truckHelp: 'les autres passent leur tour',
    makesFloor: 'peut faire un étage maintenant',
    canPlay: 'peut être jouée maintenant',
    end: 'Fin du tour',
    endDraws: n => `Tu pioches ${cards(n)}.`,
    endNoDraw: n => `Tu en as ${n} : rien à piocher.`,
    endFull: n => `Tu en as ${n} : à partir de 8, on ne pioche pas en début de tour.`,
    endNothingLeft: 'Il n’y a plus rien à piocher.',
    endAgain: 'Camionnette : tu rejoues.',
    endThen: who => `Puis c’est à ${who.name}.`,
    endOver: 'Et la partie se termine.',
    waiting: who => `${who.name} joue…`,
    waitingFate: 'Un instant…',
    over: 'La partie est terminée.',
    chooseCard: 'Choisis une carte : ce qu’elle peut faire s’allume.',
    hints: {
      floor: ({ value, needs, hasPartner, hasJoker, from }) => {
        const ways = [
          ...(hasPartner || hasJoker
            ? [
                `construis avec ton ${either.format([...(hasPartner ? [String(needs)] : []), ...(hasJoker ? ['joker'] : [])])}`,
              ]
            : []),
          ...(from.length > 0 ? [`vole le ${needs} ${either.format(from.map(name => `à ${name}`))}`] : []),
        ];
        const how = ways.length === 0 ? 'Il n’y en a pas à portée.' : `${Capital(ways.join(' ou '))}.`;
        return `Il faut un ${needs} pour aller avec le ${value}. ${how}`;
      },
      joker: 'Le joker vaut ce qui manque pour faire 9. Choisis une carte étage à lui associer.',
      dog: 'Où placer le chien de garde ? Choisis un de tes étages.',
      bone: 'Quel chien suivra l’os ? Tous deux vont à la défausse.',
      jackhammer: 'Quel dernier étage détruire ? Un chien arrête le marteau piqueur.',
      'wrecking-ball': 'Quel dernier étage détruire ? Aucun chien n’arrête la boule de démolition.',
      thief: 'Qui voles-tu ? Tu prends une carte sans regarder.',
      milkshake: 'À qui le milkshake ? Cet adversaire passera son prochain tour.',
      'super-thief': 'Prends une carte à chacun, sans regarder.',
      'donut-truck': 'Tous les autres passent leur tour : tu rejoues après celui-ci.',
    },
    targets: {
      build: (one, other) => ({ short: `bâtir ${one}+${other}`, full: `Construire ${one} et ${other}` }),
      buildAs: (card, _joker, value) => ({ short: `comme ${value}`, full: `Construire ${card} et joker` }),
      stealFloor: (card, name) => ({ short: `voler ${the(card)}`, full: `Voler ${the(card)} à ${name}` }),
      guard: floor => ({ short: `étage ${floor}`, full: `Chien à l’étage ${floor}` }),
      bone: (floor, name) => ({ short: 'appâter', full: `Appâter le chien ${ofName(name)} (étage ${floor})` }),
      jackhammer: name => ({ short: 'percer', full: `Détruire le dernier étage ${ofName(name)}` }),
      wreckingBall: name => ({ short: 'démolir', full: `Démolir le dernier étage ${ofName(name)}` }),
      thief: (n, name) => ({ short: `1 carte sur ${n}`, full: `Voler une carte à ${name}` }),
      milkshake: name => ({ short: 'servir ici', full: `Milkshake pour ${name}` }),
      superThief: { short: 'voler chacun', full: 'Voler une carte à chacun' },
      donutTruck: { short: 'appeler', full: 'Appeler la camionnette à donuts' },
    },
    verdicts: card => ({
      'not-in-hand': fact => `pas de ${card(fact.card)} en main`,
      'no-floor': () => 'pas un étage',
      'no-such-opponent': () => 'pas contre toi',
      'nothing-built': () => 'aucun étage',
      guarded: () => 'chien de garde',
      'not-in-top-floor': fact => `pas de ${card(fact.card)} en haut`,
      'does-not-add-up': () => 'ne fait pas 9',
      'no-such-floor': () => 'aucun étage',
      'has-a-dog': () => 'tout est gardé',
      'no-dog-there': () => 'pas de chien',
      'hand-is-empty': () => 'aucune carte',
      'nobody-has-cards': () => 'aucune carte',
      'not-these-cards': () => 'non',
      'victim-has-not': () => 'non',
    }),
    notYours: 'pas chez toi',
    ownDogOnly: 'pas ton chien',
    jokersCannotSteal: 'le joker ne vole pas',
    noFloorCard: 'pas de carte étage',
    turnFact: turn => `Tour ${turn}`,
    pileFact: n => `${n} à piocher`,
    winner: 'Victoire',
    resultFloors: floors,
  },
});
