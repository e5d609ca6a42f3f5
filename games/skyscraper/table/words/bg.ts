import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { bg as game } from '../../words/bg.js';
import { captionOf, named, type TableWords, tableWords } from './catalogue.js';

const count = counter('bg');
const either = new Intl.ListFormat('bg', { type: 'disjunction' });
const both = new Intl.ListFormat('bg');
const cards = (n: number): string => count(n, { one: 'карта', other: 'карти' });
const floors = (n: number): string => count(n, { one: 'етаж', other: 'етажа' });

/** `Строиш`, `Мила строи`. */
const does = (who: Who, yours: string, theirs: string): string => (who.you ? Capital(yours) : `${who.name} ${theirs}`);
/** The same after the beginning of a sentence. */
const then = (who: Who, yours: string, theirs: string): string => (who.you ? yours : `${who.name} ${theirs}`);
/** `твоят етаж`, `етажът на Мила`. */
const belongs = ({ you, name }: Who, yours: string, thing: string): string => (you ? yours : `${thing} на ${name}`);
const from = ({ you, name }: Who): string => (you ? 'теб' : name);
const Capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The number of a floor card, or a joker, as what is taken. */
const the = (card: string): string => (card === game.cards.joker ? 'жокера' : `картата ${card}`);
/** `имаш`, `Мила има`, `Мила и ти имате`, `Мила и Анна имат`. */
const haveAll = (all: readonly Who[]): string => {
  const isYours = all.some(({ you }) => you);
  if (all.length === 1) return isYours ? 'имаш' : `${all[0]?.name} има`;
  const names = [...all.filter(({ you }) => !you).map(({ name }) => name), ...(isYours ? ['ти'] : [])];
  return `${both.format(names)} ${isYours ? 'имате' : 'имат'}`;
};
const stolenCard = (victim: Who, card: string | undefined): string =>
  `${card === undefined ? 'карта' : card} от ${from(victim)}`;

const CAPTIONS = {
  joker: 'Жокер',
  dog: 'Куче пазач',
  bone: 'Кокал',
  jackhammer: 'Къртач',
  'wrecking-ball': 'Гюле',
  milkshake: 'Млечен шейк',
  'donut-truck': 'Понички',
  thief: 'Крадец',
  'super-thief': 'Супер\u00adкрадец',
};

export const bg: TableWords = tableWords({
  game,
  options: {
    players: {
      name: 'Играчи',
      help: 'От двама до четирима. Колкото повече играчи, толкова повече кражби и по-дълга партия.',
    },
    floors: {
      name: 'Етажи за победа',
      help: 'Колко висок трябва да стане небостъргачът.',
      values: {
        5: { name: '5 етажа', help: 'Пълната игра.' },
        4: { name: '4 етажа', help: 'Кратката игра, свършва по-скоро.' },
      },
    },
  },
  prompts: {
    over: 'Партията приключи.',
    shuffling: 'Картите се размесват.',
    stealing: 'Крадецът действа.',
    turn: who => (who.you ? `Ти си на ход${named(who)}: играй карти или завърши хода` : `На ход е ${who.name}`),
    turnWithTruck: who => (who.you ? `Ти си на ход${named(who)}, а после пак` : `На ход е ${who.name}, а после пак`),
  },
  log: {
    heading: who => (who.you ? 'Твоят ход' : `Ходът на ${who.name}`),
    dealt: 'Всеки получава по 5 карти.',
    reshuffled: n => `Изчистените карти се размесват: за теглене отново има ${cards(n)}.`,
    draws: (who, n, names) =>
      `${does(who, 'теглиш', 'тегли')}${names === undefined || names.length === 0 ? ` ${cards(n)}` : `: ${names.join(', ')}`}.`,
    builds: (who, [one, other]) => `${does(who, 'строиш', 'строи')} ${one} + ${other}.`,
    buildsWithJoker: (who, card, value) =>
      `${does(who, 'строиш', 'строи')} ${card} + жокер. Жокерът замества ${value}.`,
    stealsFloor: (who, victim, { card, with: own, lost, standsFor }) =>
      `${does(who, 'крадеш', 'краде')} ${the(card)}${standsFor === undefined ? '' : ` (замества ${standsFor})`} от ${from(victim)} ${own === '7' ? 'със' : 'с'} ${own}. ${Capital(belongs(victim, 'твоят етаж', 'етажът'))} изчезва, ${lost === game.cards.joker ? 'жокерът' : `картата ${lost}`} се изчиства.`,
    guards: (who, floor) => `${does(who, 'слагаш', 'слага')} куче пазач до етаж ${floor}.`,
    lures: (who, victim, floor) =>
      `${does(who, 'хвърляш', 'хвърля')} кокал: ${belongs(victim, 'твоето куче', 'кучето')} напуска етаж ${floor}.`,
    drills: (who, victim, [one, other]) =>
      `${does(who, 'пускаш', 'пуска')} къртача: ${belongs(victim, 'най-горният ти етаж', 'най-горният етаж')}, ${one} + ${other}, изчезва.`,
    smashes: (who, victim, [one, other], dog) =>
      `${does(who, 'залюляваш', 'залюлява')} гюлето: ${belongs(victim, 'най-горният ти етаж', 'най-горният етаж')}, ${one} + ${other}, изчезва${dog ? ', кучето също' : ''}.`,
    takes: (who, victim, card) => `Крадец: ${then(who, 'взимаш', 'взима')} ${stolenCard(victim, card)}.`,
    superTakes: (who, victim, card) => `Суперкрадец: ${then(who, 'взимаш', 'взима')} ${stolenCard(victim, card)}.`,
    serves: (who, victim) => `${does(who, 'сервираш', 'сервира')} млечен шейк на ${from(victim)}: един пропуснат ход.`,
    callsTruck: who =>
      `${does(who, 'викаш', 'вика')} камиончето с понички: след този ход ${who.you ? 'играеш' : `${who.name} играе`} отново.`,
    skips: who => `${does(who, 'пиеш', 'пие')} млечен шейк и ${who.you ? 'пропускаш' : 'пропуска'} хода.`,
    again: who => `Камиончето с понички: ${then(who, 'играеш', 'играе')} отново, всички други чакат.`,
    doesNothing: who => `${does(who, 'не правиш', 'не прави')} нищо.`,
    wins: who =>
      who.you ? 'Небостъргачът ти е готов. Печелиш!' : `Небостъргачът на ${who.name} е готов. ${who.name} печели!`,
    diedDown: 'През цяла обиколка нищо не се случи: партията приключи.',
  },
  decided: {
    'died-down': (winners, n) =>
      `Никой не можеше да направи нищо повече: с ${floors(n)} ${haveAll(winners)} най-високия небостъргач.`,
    'stole-last': (winner, victim) =>
      `Последният етаж реши всичко: ${winner.you ? 'ти го открадна' : `${winner.name} го открадна`} от ${from(victim)}.`,
    'lost-top': (victim, by, how, floor) =>
      `На ${from(victim)} липсваше само един етаж, но ${by.you ? 'ти' : by.name} ${how === 'stolen' ? 'открадна' : how === 'jackhammer' ? 'разби' : 'събори'} етаж ${floor}.`,
    truck: winner =>
      `Камиончето с понички реши всичко: допълнителният ход ${winner.you ? 'ти стигна' : `стигна на ${winner.name}`}.`,
    untouched: winner => `Никой нито веднъж не взе етаж от ${from(winner)}.`,
    close: (winner, rival) =>
      `Беше оспорвано: на ${from(rival)} липсваше само един етаж, когато ${winner.you ? 'ти завърши' : `${winner.name} завърши`}.`,
    first: (winner, n) =>
      `${winner.you ? 'Ти построи' : `${winner.name} построи`} ${floors(n)}, преди някой да се доближи.`,
  },
  refusals: ({ who, card }) => ({
    'not-in-hand': fact => `Нямаш тази карта в ръката: ${card(fact.card)}.`,
    'no-floor': ({ cards: [one, other] }) =>
      `${Capital(card(one))} и ${card(other)} не правят етаж. Нужни са две карти за етаж със сбор 9 или карта за етаж и жокер.`,
    'no-such-opponent': () => 'Това може само срещу противник.',
    'nothing-built': ({ seat }) => `${does(who(seat), 'още нямаш', 'още няма')} нито един етаж.`,
    guarded: ({ seat }) => `Куче пази ${belongs(who(seat), 'най-горния ти етаж', 'най-горния етаж')}.`,
    'not-in-top-floor': fact =>
      `В ${belongs(who(fact.seat), 'най-горния ти етаж', 'най-горния етаж')} няма ${card(fact.card)}.`,
    'does-not-add-up': ({ value }) =>
      `Картата, която се краде, е ${value}: нужна е картата за етаж, която я допълва до 9.`,
    'no-such-floor': ({ seat, floor }) =>
      `${Capital(belongs(who(seat), 'твоят небостъргач', 'небостъргачът'))} няма етаж ${floor + 1}.`,
    'has-a-dog': ({ floor }) => `До етаж ${floor + 1} вече има куче пазач.`,
    'no-dog-there': ({ seat, floor }) =>
      `До ${belongs(who(seat), `твоя етаж ${floor + 1}`, `етаж ${floor + 1}`)} няма куче пазач.`,
    'hand-is-empty': ({ seat }) => `${does(who(seat), 'нямаш', 'няма')} карти в ръката.`,
    'nobody-has-cards': () => 'Никой от противниците няма карта, която да откраднеш.',
    'not-these-cards': ({ expected }) => `Трябва да се размесят точно ${cards(expected)}.`,
    'victim-has-not': fact => `${does(who(fact.seat), 'нямаш', 'няма')} откраднатата карта.`,
  }),
  board: {
    street: 'Небостъргачи',
    hand: 'Твоята ръка',
    handOf: name => `Ръката на ${name}`,
    you: 'Ти',
    house: ({ who, floors: built, goal, cards: held, milkshakes }) =>
      [
        `${Capital(belongs(who, 'твоят небостъргач', 'небостъргачът'))}: ${built.length} от ${goal} етажа.`,
        ...built.map(({ cards: [one, other], dog }, i) => `Етаж ${i + 1}: ${one} и ${other}${dog ? ', с куче' : ''}.`),
        `${cards(held)} в ръката.`,
        ...(milkshakes > 0 ? [`${count(milkshakes, { one: 'млечен шейк', other: 'млечни шейка' })} за пиене.`] : []),
      ].join(' '),
    floors: (built, goal) => `${built} от ${goal}`,
    toGo: missing => `още ${missing}`,
    cardsInHand: n => `${cards(n)} в ръката`,
    misses: n => (n === 1 ? 'пропуска ход' : `пропуска ${n} хода`),
    goalSign: goal => `${floors(goal)} за победа`,
    cardLabel: card => (/\d/.test(card) ? `${card}, карта за етаж` : Capital(game.cards[card])),
    caption: card => captionOf(card, CAPTIONS),
    tapToPlay: 'докосни пак',
    sort: 'Подреди ръката',
    move: 'Премести',
    moveLeft: 'Наляво',
    moveRight: 'Надясно',
    putBack: card => `Върни: ${game.cards[card]}`,
    toDraw: () => 'за теглене',
    discarded: () => 'изчистени',
    discardTitle: 'Изчистени карти',
    discardEmpty: 'Още нищо не е изчистено.',
    close: 'Затвори',
    truck: 'Камионче с понички',
    truckHelp: 'другите пропускат ход',
    makesFloor: 'прави етаж сега',
    canPlay: 'може да се изиграе сега',
    end: 'Край на хода',
    endDraws: n => `Теглиш ${cards(n)}.`,
    endNoDraw: n => `Имаш ${n}: не теглиш.`,
    endFull: n => `Имаш ${n}: при 8 и повече не се тегли в началото на хода.`,
    endNothingLeft: 'Няма какво да се тегли.',
    endAgain: 'Камиончето: играеш отново.',
    endThen: who => `После на ход е ${who.name}.`,
    endOver: 'И партията приключва.',
    waiting: who => `${who.name} играе…`,
    waitingFate: 'Един момент…',
    over: 'Партията приключи.',
    chooseCard: 'Избери карта и ще светне какво може тя.',
    hints: {
      floor: ({ value, needs, hasPartner, hasJoker, from: victims }) => {
        const ways = [
          ...(hasPartner || hasJoker
            ? [
                `построй със ${either.format([...(hasPartner ? [`своята ${needs}`] : []), ...(hasJoker ? ['своя жокер'] : [])])}`,
              ]
            : []),
          ...(victims.length > 0 ? [`открадни ${needs} от ${either.format(victims)}`] : []),
        ];
        return `Към ${value} трябва ${needs}. ${ways.length === 0 ? 'Засега няма откъде.' : `${Capital(ways.join(' или '))}.`}`;
      },
      joker: 'Жокерът замества каквото липсва до 9. Избери карта за етаж към него.',
      dog: 'Къде да застане кучето? Избери един от своите етажи.',
      bone: 'Кое куче ще тръгне след кокала? И двете карти се изчистват.',
      jackhammer: 'Кой най-горен етаж да падне? Кучето спира къртача.',
      'wrecking-ball': 'Кой най-горен етаж да падне? Гюлето не го спира дори куче.',
      thief: 'От кого крадеш? Взимаш една карта, без да гледаш.',
      milkshake: 'За кого е шейкът? Този противник пропуска следващия си ход.',
      'super-thief': 'Вземи по една карта от всеки противник, без да гледаш.',
      'donut-truck': 'Всички други пропускат ход: след този играеш отново.',
    },
    targets: {
      build: (one, other) => ({ short: `строй ${one}+${other}`, full: `Строй ${one} и ${other}` }),
      buildAs: (card, _joker, value) => ({ short: `строй като ${value}`, full: `Строй ${card} и жокер` }),
      stealFloor: (card, name) => ({ short: `открадни ${card}`, full: `Открадни ${card} от ${name}` }),
      guard: floor => ({ short: `етаж ${floor}`, full: `Куче до етаж ${floor}` }),
      bone: (floor, name) => ({ short: 'примами', full: `Примами кучето на ${name} (етаж ${floor})` }),
      jackhammer: name => ({ short: 'разбий', full: `Разбий най-горния етаж на ${name}` }),
      wreckingBall: name => ({ short: 'събори', full: `Събори най-горния етаж на ${name}` }),
      thief: (n, name) => ({ short: `вземи 1 от ${n}`, full: `Открадни карта от ${name}` }),
      milkshake: name => ({ short: 'сервирай', full: `Млечен шейк за ${name}` }),
      superThief: { short: 'ограби всички', full: 'Ограби всички' },
      donutTruck: { short: 'повикай го', full: 'Повикай камиончето с понички' },
    },
    verdicts: card => ({
      'not-in-hand': fact => `нямаш ${card(fact.card)}`,
      'no-floor': () => 'не е етаж',
      'no-such-opponent': () => 'не срещу теб',
      'nothing-built': () => 'още няма етаж',
      guarded: () => 'куче на пост',
      'not-in-top-floor': fact => `горе няма ${card(fact.card)}`,
      'does-not-add-up': () => 'не прави 9',
      'no-such-floor': () => 'още няма етаж',
      'has-a-dog': () => 'всичко се пази',
      'no-dog-there': () => 'тук няма куче',
      'hand-is-empty': () => 'без карти',
      'nobody-has-cards': () => 'без карти',
      'not-these-cards': () => 'не',
      'victim-has-not': () => 'не',
    }),
    notYours: 'чужда къща',
    ownDogOnly: 'не твоето куче',
    jokersCannotSteal: 'с жокер не се краде',
    noFloorCard: 'няма карта за етаж',
    turnFact: turn => `Ход ${turn}`,
    pileFact: n => `${n} за теглене`,
    winner: 'Победа',
    resultFloors: floors,
  },
});
