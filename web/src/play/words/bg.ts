import type { PlayWords } from './catalogue.js';
import { low } from './low.js';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const bg: PlayWords = {
  birds: {
    fledgling: 'Птичето',
    jackdaw: 'Чавката',
    owl: 'Бухалът',
    stork: 'Щъркелът',
    bird: 'Ботът',
  },
  here: name => `${name} е тук`,
  gone: name => `${name} няма връзка`,
  playsFor: (bird, name) => `${bird} играе за ${name}`,
  onVacation: (name, until) => `${name} е в отпуск до ${until}`,
  away: (name, bird) => ({
    title: `${name} отсъства.`,
    text: `${bird} играе за ${name}. ${name} може да се върне по всяко време.`,
  }),
  isBack: name => `${name} отново е тук.`,
  hasLeft: (name, bird) => ({
    title: `${name} напусна масата.`,
    text: `${bird} продължава играта. Който иска, може да заеме мястото.`,
  }),
  goneLong: name => ({ title: `${name} отдавна няма връзка.`, text: 'Масата е твоя и можеш да помогнеш.' }),
  letBot: name => `Нека бот играе за ${name}`,
  free: name => `Освободи мястото на ${name}`,
  freeSure: (name, bird) =>
    `Тогава ${low(bird)} продължава и ${name} не може да се върне на това място. Наистина ли да се освободи?`,
  kept: {
    title: bird => `${bird} ти пазеше мястото топло.`,
    moves: count => (count === 0 ? 'Още няма ход вместо теб.' : `Вместо теб: ${counted(count, 'ход', 'хода')}.`),
    points: 'Ботът продължава, докато не си вземеш мястото.',
    take: 'Вземам си мястото',
    see: 'Покажи ходовете',
    hide: 'Скрий ходовете',
  },
  clock: {
    of: (name, time, running) => (running ? `${name}: още ${time}, часовникът върви` : `${name}: още ${time}`),
    both: (move, reserve) => `${move} за този ход, после ${reserve} резерв`,
    days: count => counted(count, 'ден', 'дни'),
    hours: count => counted(count, 'час', 'часа'),
    minutes: count => counted(count, 'минута', 'минути'),
    left: time => `още ${time}`,
    yours: seconds => `Твой ред е, още ${counted(seconds, 'секунда', 'секунди')}.`,
    thenReserve: reserve => `После започва резервът ти: ${reserve}.`,
    fromReserve: 'Резервът ти свършва.',
    thenBot: bird => `После ${low(bird)} играе вместо теб.`,
  },
  yourTurn: 'Твой ред е',
  turnOf: name => `На ход: ${name}`,
  over: 'Край',
  watchers: count => counted(count, 'гледа', 'гледат'),
  youWatch: 'Ти гледаш.',
  later: seconds => `Виждаш всичко ${counted(seconds, 'секунда', 'секунди')} по-късно.`,
  sitDown: name => `Продължи вместо ${name}`,
  undo: {
    button: 'Върни хода',
    until: name =>
      name === undefined
        ? 'Можеш да върнеш хода си, докато някой не изиграе своя.'
        : `Можеш да върнеш хода си, докато не играе ${name}.`,
    why: 'Щом някой е играл или е обърната карта, нищо не може да се върне.',
  },
  line: {
    lost: 'Връзката ти прекъсна.',
    look: 'Можеш да гледаш, но не и да играеш. Нищо не се губи.',
    waits: (time, bird) =>
      `Можеш да гледаш, но не и да играеш. Масата те чака още ${time}; после ${low(bird)} играе, докато се върнеш.`,
    tryNow: 'Опитай сега',
    looking: 'Търсим масата …',
    attempt: (number, seconds) =>
      seconds === undefined ? `опит ${number}` : `опит ${number} след ${counted(seconds, 'секунда', 'секунди')}`,
    renewed: { title: 'Сървърът се обновява.', text: 'Всички маси са запазени, всички часовници са спрени.' },
    back: 'Отново си тук.',
    nothingNew: 'Междувременно не се случи нищо.',
    yourTurn: 'Твой ред е.',
  },
  menu: {
    cover: 'Бот играе вместо мен',
    coverHelp: bird => `${bird} ти пази мястото, докато си го вземеш.`,
    leave: 'Напусни масата',
    leaveTitle: 'Да напуснеш масата?',
    keep: 'Запази мястото ми',
    keepHelp: 'Масата е на началната страница и можеш да се върнеш по всяко време.',
    giveUp: 'Откажи се от мястото',
    giveUpHelp: bird => `${bird} продължава и друг може да седне.`,
    giveUpSure: 'Окончателен отказ',
    device: 'Продължи на друго устройство',
    showHand: 'Само моята ръка',
    showBoard: 'Цялата маса',
  },
  device: {
    title: 'Продължи на друго устройство',
    text: 'Сканирай това или отвори връзката там. Важи веднъж, десет минути; тогава и другото устройство е твое.',
    waiting: 'Връзката се прави …',
    link: 'Връзка за другото ти устройство',
    copy: 'Копирай връзката',
    copied: 'Връзката е копирана.',
    picture: 'Връзката като картинка за сканиране',
  },
  rematch: {
    title: 'Още една партия?',
    wants: 'иска',
    youWant: 'искаш',
    thinks: 'мисли',
    youThink: 'мислиш',
    away: 'отсъства',
    joins: 'играе',
    left: 'напусна',
    ask: (count, of) => `Реванш · ${count} от ${of} искат`,
    asked: (count, of) => `Искаш реванш · ${count} от ${of}`,
    start: count => `Започни с тези, които искат · ${count}`,
    toNext: 'Към следващата партия',
  },
  watch: 'Гледай',
  share: 'Сподели',
  home: 'Начало',
  fair: {
    checking: 'Това устройство проверява размесването …',
    checked: { title: 'Проверено на това устройство:', text: 'всичко случайно следва от запечатаните числа.' },
    unfair: {
      title: 'Едно размесване не следва от запечатаните числа.',
      text: 'Запази тази партия и я покажи на този, който отвори масата.',
    },
    differs: 'Покажи разликата',
    unknown: 'Тук не може да се провери дали размесването е честно.',
  },
  freed: {
    title: 'Мястото ти беше освободено',
    text: 'Направи го този, който отвори масата. Можеш да гледаш, където е позволено, или да помолиш за мястото.',
  },
  closed: {
    title: 'Тази маса е затворена',
    text: 'Оттук вече не може да се види. Може би е премахната.',
  },
};
