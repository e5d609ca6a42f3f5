import { counter } from '@belfry/engine/words';
import type { ClockSetting } from '@belfry/table';
import type { JoinWords } from './catalogue.js';

const count = counter('bg');
const list = new Intl.ListFormat('bg');
const NUMBERS = ['нула', 'едно', 'две', 'три', 'четири', 'пет', 'шест'];

function clockText(clock: ClockSetting): string {
  if (clock.type === 'none') return 'без часовник';
  if (clock.type === 'move') return `${count(clock.seconds, { one: 'секунда', other: 'секунди' })} на ход`;
  return `${count(clock.days, { one: 'ден', other: 'дни' })} на ход`;
}

export const bg: JoinWords = {
  title: 'Влез на маса',
  typeDigits: 'Въведи шестте цифри от екрана на домакина.',
  digits: 'Шест цифри',
  toGo: n => `още ${count(n, { one: 'цифра', other: 'цифри' })}`,
  looking: 'Търсим масата…',
  typeAgain: 'Въведи пак',
  wrongCode: 'Няма маса с този код. Може две цифри да са разменени или масата да е затворена.',
  tooFast: when => `Това беше много наведнъж. Опитай пак ${when}.`,
  codesClosed: when =>
    `Дойдоха твърде много грешни кодове. Кодове се приемат пак ${when}; връзките работят през цялото време.`,
  noServer: 'Сървърът не отговаря. Може да нямаш интернет или той да е в кратка почивка.',
  closing: 'Сървърът се обновява. Опитай пак след малко.',
  storageFull: 'На сървъра няма повече място, затова сега никой не може да седне.',
  notLetIn: 'Масата не те пусна. Може някой да е бил по-бърз.',
  failed: 'Нещо се обърка на сървъра. Опитай пак.',
  again: 'Опитай пак',
  orOpen: 'Или седни на отворена маса',
  sit: 'Седни',
  sitLabel: (game, names) => `Седни: ${game}, ${names}`,
  taken: (taken, seats) => `Заети места: ${taken} от ${seats}`,
  tableOf: host => `Масата на ${host}`,
  clock: clockText,
  running: 'играят',
  watch: 'Гледай',
  watchLabel: game => `Гледай: ${game}`,
  more: n => count(n, { one: 'друга', other: 'други' }),
  invites: (host, game) => `${host} те кани на ${game}`,
  invited: game => `Канят те на ${game}`,
  areThere: names =>
    names.length === 0
      ? 'На масата още няма никого.'
      : `На масата ${names.length === 1 ? 'е' : 'са'} ${list.format(names)}.`,
  terms: clock => `Без регистрация, ${clockText(clock)}.`,
  takeOver: 'Партията върви и се е освободило място: поемаш го, както е.',
  name: 'Как да те наричаме?',
  sitDown: 'Седни',
  onlyWatch: 'Само гледай',
  rules: 'Как се играе',
  full: {
    title: seats => `${seats === 2 ? 'И двете' : `Всички ${NUMBERS[seats] ?? seats}`} места са заети`,
    watch: 'Можеш да гледаш и да седнеш, ако някое се освободи.',
    closed: 'Тук не може да се гледа. Помоли за място или подреди своя маса.',
    own: 'Своя маса',
  },
  over: {
    title: game => `Тази партия ${game} свърши`,
    text: 'Можеш да видиш как е минала.',
    go: 'Виж партията',
  },
  device: {
    title: name => `Това ти ли си, ${name}?`,
    text: 'Оттук нататък масите ти са и на това устройство. Връзката важи веднъж.',
    instead: name => `Досега тук си ${name}. С това край.`,
    go: name => `Играй тук като ${name}`,
  },
  dead: {
    title: 'Тази покана вече не важи',
    text: 'Масата е затворена, връзката вече е използвана или част от нея се е изгубила по пътя. Поискай нова: става с едно докосване.',
    code: 'Въведи код',
  },
  trouble: 'Не се получи',
};
