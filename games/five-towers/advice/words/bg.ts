import { counter } from '@belfry/engine/words';
import type { AdviceTexts } from './catalogue.js';

const count = counter('bg');
const cards = (n: number): string => count(n, { one: 'карта', other: 'карти' });
const points = (n: number): string => count(n, { one: 'точка', other: 'точки' });
const list = new Intl.ListFormat('bg');

export const bg: AdviceTexts = {
  bid: n => `Обяви ${n}.`,
  pass: 'Пасувай.',
  revoke: 'Оттегли обявеното.',
  build: placed => `Построй ${list.format(placed)}.`,
  tearAndBuild: (torn, placed) => `Събори ${torn}, после построй ${list.format(placed)}.`,
  onlyWay: 'Друго не може.',
  gains: (now, instead) =>
    instead === 0
      ? `Носи веднага ${points(now)}.`
      : `Носи веднага ${points(now)}, а следващият по сила ход само ${instead}.`,
  tops: (tower, n) =>
    `Твоята ${tower} получава връх: ${cards(n)}, ${n === 1 ? 'която се брои' : 'които се броят'} двойно.`,
  locks: (card, room) =>
    room === 0
      ? `Иначе ${card} затваря кулата си: нищо от картите, които предстоят, не става върху нея.`
      : `Иначе ${card} почти затваря кулата си: от картите, които предстоят, върху нея ${room === 1 ? 'става' : 'стават'} само ${cards(room)}.`,
  opens: card => `Най-отгоре остава ${card}, а върху осмица става всяка карта.`,
  main: (tower, n) =>
    `Твоята ${tower} става основна: ${cards(n)}, ${n === 1 ? 'която се брои' : 'които се броят'} още веднъж.`,
  tearsDown: (card, cost) => `Следващият по сила ход събаря ${card} и струва ${points(cost)}.`,
  clears: (card, cost) => `Без ${card} върху кулата пак ще може да се строи. Струва си: ${points(cost)}.`,
  denies: (name, n, gain) => `Иначе ${name} може да построи ${cards(n)} и да спечели ${points(gain)}.`,
  outbids: name => `Ако обявиш по-малко, ${name} ще вдигне.`,
  suffices: 'Никой няма да вдигне повече, затова не е нужно да обявяваш повече.',
  spoils: n => `Да строиш ${cards(n)} ще развали повече, отколкото ще донесе.`,
  lastRound: 'Това е последният рунд: всичко е изчислено докрай.',
};
