import { counter } from '@belfry/engine/words';
import type { TogetherWords } from './catalogue.js';

const count = counter('bg');
const days = (n: number) => count(n, { one: 'ден', other: 'дни' });
const seconds = (n: number) =>
  n < 60 ? count(n, { one: 'секунда', other: 'секунди' }) : count(n / 60, { one: 'минута', other: 'минути' });

export const bg: TogetherWords = {
  title: 'Играй с приятели',
  how: 'Как играете?',
  hows: {
    devices: { name: 'Свои устройства', help: 'Всеки на своето устройство' },
    screen: { name: 'Телевизор и телефони', help: 'Един екран за всички, картите са на телефоните' },
    one: { name: 'Едно устройство', help: 'Върви от ръка на ръка' },
  },
  game: 'Коя игра?',
  howMany: 'Колко играчи?',
  who: 'Кой къде седи?',
  seat: number => `Място ${number}`,
  whoOn: seat => `Кой седи на място ${seat}?`,
  you: 'ти',
  open: 'Свободно',
  openHelp: listed => (listed ? 'за всеки, който дойде' : 'за всеки с връзката'),
  bot: 'Бот',
  whichBot: 'Бот: кой от камбанарията?',
  done: 'Готово',
  name: 'Твоето име',
  figure: 'Твоята фигура',
  wrongName: { missing: 'Как да те наричат другите?', 'too-long': 'Най-много 30 знака.' },
  allOpen: 'Всички места са свободни. Телефоните сканират кода от екрана и сядат.',
  clock: 'Часовник',
  clocks: {
    none: { name: 'Без', help: 'Не бързайте. Камбанка напомня кой е на ход.' },
    move: { name: 'Спокойно', help: (each, reserve) => `${seconds(each)} на ход и ${seconds(reserve)} резерв.` },
    days: { name: 'Дни', help: each => `${days(each)} на ход. Затвори приложението; то ще ти каже, когато си на ход.` },
  },
  clockOf: clock => {
    if (clock.type === 'none') return 'без часовник';
    return clock.type === 'days' ? `${days(clock.days)} на ход` : `${seconds(clock.seconds)} на ход`;
  },
  timeEach: 'Време за ход',
  seconds: n => (n < 60 ? `${n} с` : `${n / 60} мин`),
  days,
  guests: 'Кой може да дойде?',
  access: { link: 'Само с връзката', listed: 'В списъка за всички' },
  watching: 'Други могат да гледат',
  watchingHelp: 'Без място и без да виждат скритото.',
  delay: 'Виждат го',
  delays: n => (n === 0 ? 'веднага' : `${n < 60 ? `${n} с` : `${n / 60} мин`} по-късно`),
  seating: 'Кой започва?',
  seatings: {
    lot: { name: 'Места по жребий', help: 'Местата се теглят в началото със запечатаните числа на всички.' },
    chosen: { name: 'Както седите', help: 'Започва който е на първото място.' },
  },
  rules: 'Правила',
  openTable: 'Отвори масата',
  openTableHelp: 'после прати връзката; никой не се регистрира',
  opening: 'Подреждаме масата…',
  noServer: {
    title: 'Няма достъпен сървър',
    text: 'За приятели на други устройства е нужен сървър. На това устройство пак можете да играете заедно; продължаваме да търсим.',
    one: 'Играйте на едно устройство',
  },
  problem: {
    'too-many-tables': 'Имаш толкова маси, колкото този сървър позволява. Първо довърши или затвори някоя.',
    'no-listed-tables': 'Този сървър няма списък с маси. Избери „Само с връзката“.',
    'storage-full': 'Сега на сървъра няма място за още една маса.',
    'too-fast': 'Това беше малко бързо. Опитай пак след миг.',
  },
  failed: 'Масата не можа да се отвори. Опитай пак.',
};
