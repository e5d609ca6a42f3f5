import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { bg as game } from '../../words/bg.js';
import { type TableTexts, tableWords } from './catalogue.js';

const count = counter('bg');
const cards = (n: number): string => count(n, { one: 'карта', other: 'карти' });
const points = (n: number): string => count(n, { one: 'точка', other: 'точки' });
const tower = (index: number): string => game.towers[index] ?? '';
const Tower = (index: number): string => tower(index).charAt(0).toUpperCase() + tower(index).slice(1);
const list = (type: 'conjunction' | 'disjunction', items: readonly (string | number)[]): string =>
  new Intl.ListFormat('bg', { type }).format(items.map(String));
const or = (items: readonly (string | number)[]): string => list('disjunction', items);

/** С определителен член: `пясъчната кула`. */
const THE_TOWERS = ['захарната кула', 'страшната кула', 'дървесната кула', 'скрап кулата', 'пясъчната кула'] as const;
const theTower = (index: number): string => THE_TOWERS[index] ?? '';

/** `Ти обявяваш`, `Мила обявява`. */
const does = ({ you, name }: Who, yours: string, theirs: string): string => (you ? `Ти ${yours}` : `${name} ${theirs}`);

const texts: TableTexts = {
  game,
  options: {
    players: { name: 'Играчи', help: 'При 4 или 5 играчи в тестето има 30 карти повече.' },
    bids: {
      name: 'Наддаване',
      help: 'Какво става, ако някой обяви повече, отколкото може да построи.',
      values: {
        checked: { name: 'С проверка', help: 'Може да се обяви само толкова, колкото може да се построи.' },
        table: { name: 'Като на масата', help: 'Обявяваш колкото искаш. Ако не можеш да го построиш, го оттегляш.' },
      },
    },
  },
  tell: {
    round: n => `Рунд ${n}`,
    shuffle: n => `Тестето е размесено: ${cards(n)}.`,
    reshuffle: n => `Тестето свърши. Изчистените карти се размесват в последното: ${cards(n)}.`,
    dealt: 'Отворени карти: {}',
    begins: (who, n) => `${does(who, 'започваш', 'започва')} с ${n}`,
    bids: (who, n) => `${does(who, 'обявяваш', 'обявява')} ${n}`,
    passes: who => does(who, 'пасуваш', 'пасува'),
    tears: who => `${does(who, 'събаряш', 'събаря')} {}`,
    builds: who => `${does(who, 'строиш', 'строи')} {}`,
    revokes: who => `${does(who, 'не можеш да го построиш и оттегляш', 'не може да го построи и оттегля')} обявеното`,
    nobodyBuilds: 'Никой не строи. Отворените карти се изчистват.',
  },
  prompt: {
    bid: ({ you, name }, bids, mayPass) => {
      const whose = you ? 'Ти си на ход' : name;
      if (bids.length === 0) return `${whose}: нищо не може да се обяви, остава само пас`;
      if (mayPass) return `${whose}: обяви ${or(bids)}, или пасувай`;
      if (bids.length === 1) return `${whose}: можеш да започнеш само с ${or(bids)}`;
      return `${whose}: колко карти ще построиш?`;
    },
    build: ({ you, name }, n) => (you ? `Строиш ${cards(n)}` : `${name}: построй ${cards(n)}`),
    revoke: ({ you, name }, n) => (you ? `Не можеш да построиш ${n}` : `${name} не може да построи ${n}`),
    waitForBid: ({ name }) => `${name} мисли какво да обяви`,
    waitForBuild: ({ name }, n) => `${name} строи ${cards(n)}`,
    shuffling: 'Тестето се размесва',
    over: 'Партията приключи',
  },
  fit: {
    begins: 'започва кула',
    beginsShort: 'начало',
    on: top => `върху ${top}`,
    onShort: 'става',
    nine: '9 върху всичко освен 0',
    ifTorn: top => `ако се събори ${top}`,
    ifTornShort: top => `без ${top}`,
    after: value => `след ${value}`,
    roofed: 'вече има връх',
    roofedShort: 'връх',
    none: 'няма място',
    noneShort: 'не става',
    placed: 'поставена',
    inHand: 'избрана',
    inHandShort: 'избрана',
    stays: 'остава',
    staysShort: 'остава',
  },
  why: {
    notAbove: ({ you, name }, bid) => (you ? `не е над твоето ${bid}` : `не е над ${bid} (${name})`),
    notAboveNothing: 'вместо 0: пас',
    mostBuildable: most => (most === 0 ? 'нищо не можеш да построиш' : `можеш най-много ${most}`),
    revoked: most => `след оттегляне: най-много ${most}`,
    ifTorn: 'ако събориш карта',
  },
  build: {
    choose: ({ you, name }) => (you ? 'Избери карта за строеж' : `${name}: избери карта за строеж`),
    place: (card, index) => `Постави ${card} върху ${theTower(index)}`,
    tearFirst: top => `Събори ${top} или избери друга карта`,
    chooseOther: 'Избери друга карта',
    wrongTower: (card, index) => `${card} се поставя само върху ${theTower(index)}.`,
    allPlaced: 'Всички са поставени. Добре ли е така?',
    progress: (placed, all) => `Поставени: ${placed} от ${cards(all)}.`,
    left: n => `За строеж: ${cards(n)}.`,
    done: 'Готово',
    doneLeft: n => `Още ${cards(n)} за поставяне`,
    takeBack: 'Върни',
    showWay: 'Покажи ми как',
    placeOn: index => `Постави върху ${theTower(index)}`,
    placeHere: 'Постави тук',
    tearDown: card => `Събори ${card}`,
    torn: card => `Съборена: ${card}.`,
    pile: (n, cost) => `${cards(n)} в купчината ти (точки: ${cost})`,
    didPlace: (card, placed, all) => `${card}: поставена, ${placed} от ${all}.`,
    didTakeBack: card => `${card}: върната.`,
    didShowWay: 'Ето един начин. Още можеш да върнеш картите.',
    revoke: 'Оттегли обявеното',
    revokeHelp:
      'Толкова карти не могат да се построят по никакъв начин, дори със събаряне. Обявяваш отново, по-малко, или пасуваш, ако не започваш ти.',
  },
  board: {
    you: 'Ти',
    otherPlayers: 'Другите играчи',
    allPlayers: 'Играчите',
    towersOf: ({ you, name }) => (you ? 'Твоите кули' : `Кулите на ${name}`),
    showTowersOf: name => `Покажи кулите на ${name}`,
    display: 'Отворени карти',
    emptyDisplay: 'Няма отворени карти.',
    decision: 'Твоето решение',
    yourBid: 'Колко обявяваш?',
    bid: n => `Обяви ${n}`,
    pass: 'Пас',
    autoPass: 'Автоматичен пас, ако няма друго',
    points,
    pointsUnit: n => (Math.abs(n) === 1 ? 'точка' : 'точки'),
    scoreParts: 'Откъде идват точките',
    cards: 'Без връх',
    roofed: 'С връх, × 2',
    mainTower: 'Основна кула',
    tornDown: 'Съборени',
    tornCount: n => count(n, { one: 'съборена', other: 'съборени' }),
    nextTearCosts: n => `Следващата отнема още ${points(n)}.`,
    saidBid: n => `обяви ${n}`,
    saidPass: 'пас',
    began: 'започна',
    highest: 'най-много',
    onTurn: 'наддава',
    builds: 'строи',
    yourTurn: 'на ход си',
    youBuild: 'строиш',
    highestBid: ({ you, name }, n) => (you ? `Най-много досега: твоето ${n}.` : `Най-много досега: ${n} (${name}).`),
    noBidYet: 'Който обяви най-много, строи толкова карти.',
    speakAfter: names => `След теб: ${list('conjunction', names)}.`,
    lastToSpeak: 'След теб не наддава никой.',
    tower: (index, values, n) => `${Tower(index)}: ${values.join(', ')}; ${points(n)}`,
    towerNotBegun: index => `${Tower(index)}: не е започната`,
    roofedTower: 'с връх',
    isMainTower: 'основна кула',
    toCome: 'Още предстоят',
    deck: (n, isLast) => `${isLast ? 'Последно тесте' : 'Тесте'}: ${cards(n)}`,
    discard: n => `Изчистени: ${cards(n)}`,
    toComeHelp: 'Тези карти са в тестето. Никой не знае реда им.',
    noneToCome: 'няма',
    keyTitle: 'Специални карти',
    key: {
      8: 'приема всяка карта отгоре',
      9: 'поставя се върху всяка карта освен 0',
      0: 'връх: затваря кулата, всяка карта се брои двойно',
    },
    close: 'Затвори',
  },
  result: { title: 'Точкуване', part: 'Част', total: 'Общо', winner: 'Победа' },
  decided: {
    nobody: (names, n) => `Никой не води: ${list('conjunction', names)} имат по ${points(n)}.`,
    topped: ({ you, name }, index, n) =>
      `Върхът на ${theTower(index)} реши всичко: ${points(n)} за ${you ? 'теб' : name}.`,
    main: ({ you, name }, index, n) =>
      `Главната кула реши всичко: ${theTower(index)} носи още ${points(n)} на ${you ? 'теб' : name}.`,
    plain: (who, than, n) =>
      `Кулите без връх решиха всичко: ${who.you ? 'ти имаш' : `${who.name} има`} ${points(n)} повече от ${than.you ? 'теб' : than.name}.`,
    torn: ({ you, name }, n) => `Съборените карти решиха всичко: струват ${points(n)} на ${you ? 'теб' : name}.`,
  },
  facts: { round: n => `Рунд ${n}`, cards: n => cards(n), lastDeck: 'Последно тесте:' },
};

export const bg = tableWords('bg', texts);
