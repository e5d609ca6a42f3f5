import { counter } from '@belfry/engine/words';
import type { SinceWhen } from '../since.js';
import type { DaysWords } from './catalogue.js';

const count = counter('bg');
const days = (number: number): string => count(number, { one: 'ден', other: 'дни' });
const tables = (number: number): string => count(number, { one: 'маса', other: 'маси' });

const TODAY = { morning: 'тази сутрин', afternoon: 'днес следобед', evening: 'тази вечер', night: 'изминалата нощ' };
const YESTERDAY = { morning: 'вчера сутринта', afternoon: 'вчера следобед', evening: 'снощи', night: 'изминалата нощ' };
const PARTS = { morning: 'сутринта', afternoon: 'следобед', evening: 'вечерта', night: 'през нощта' };

function whenText(when: SinceWhen): string {
  switch (when.type) {
    case 'today':
      return TODAY[when.part];
    case 'yesterday':
      return YESTERDAY[when.part];
    case 'weekday':
      return `${when.weekday} ${PARTS[when.part]}`;
    case 'date':
      return when.date;
  }
}

export const bg: DaysWords = {
  offer: {
    title: 'Да ти казва ли Belfry, когато си на ход?',
    text: 'Едно съобщение на ход и още едно, когато остават 3 часа.',
    yes: 'Да, нека',
    no: 'Не сега',
    install: 'Може, щом е на началния ти екран: докосни „Споделяне“, после „Към начален екран“.',
    understood: 'Добре',
    isOn: 'Belfry ще ти казва, когато си на ход. Можеш да го спреш от настройките.',
  },
  push: {
    label: 'Казвай ми, когато съм на ход',
    help: 'На маси с дни: едно съобщение на ход и още едно, когато остават 3 часа.',
    denied: 'Браузърът ти не го позволява. Можеш да го промениш в настройките му за тази страница.',
    install: 'Работи, щом Belfry е на началния ти екран: докосни „Споделяне“, после „Към начален екран“.',
    failed: 'Не се получи. Опитай отново малко по-късно.',
  },
  since: when => `От ${whenText(when)}`,
  said: (name, text) => `${name}: „${text}“`,
  more: number => `И още ${number}. Всичко е в дневника.`,
  toTable: 'Към масата',
  vacation: {
    title: 'Отсъствие',
    help: 'Часовникът ти спира за това време и другите го виждат.',
    howLong: 'За колко време?',
    days,
    all: 'На всички мои маси с дни',
    leave: number => `Няма ме ${days(number)}`,
    away: until => `Няма те до ${until}. Часовникът ти е спрян.`,
    back: 'Върнах се',
    backEverywhere: 'Върнах се на всички маси',
    left: number => `Часовникът ти е спрян на ${tables(number)}.`,
    returned: number => `Отново си на ${tables(number)}.`,
    only: left =>
      left > 0 ? `В тази партия можеш да вземеш още ${days(left)}.` : 'В тази партия вече си взе всички дни.',
    refused: number => `На ${tables(number)} не ти остават толкова дни.`,
    failed: 'Не се получи. Опитай отново малко по-късно.',
  },
};
