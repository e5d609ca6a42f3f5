import { counter } from '@belfry/engine/words';
import type { TowerWords } from './catalogue.js';

const count = counter('bg');

export const bg: TowerWords = {
  back: 'Обратно към бележника',
  empty:
    'Засега стои само основата. Построй тук своята кула блокче по блокче, както е на масата, или просто опитай някое място.',
  about: 'За какво питаш?',
  abouts: { stone: 'За блокче', pawn: 'За пионка' },
  rest: 'Ръка и промени',
  whose: 'Чий цвят?',
  stones: 'Кое блокче?',
  stone: (stone, parts) => `Блокче ${stone}, ${count(parts, { one: 'кубче', other: 'кубчета' })}`,
  noStones: 'И дванайсетте блокчета от този цвят стоят.',
  chooseStone: 'Вземи блокче.',
  choosePlace: n =>
    `Сега докосни стена на кулата. Докосни я пак и блокчето ще легне другояче. Правилата позволяват ${count(n, { one: 'място', other: 'места' })}: стрелките водят през тях.`,
  nowhere: 'Правилата не позволяват това блокче никъде. Докосни стена, за да разбереш защо.',
  allowed: 'Позволено',
  forbidden: 'Не е позволено',
  places: n => count(n, { one: 'позволено място', other: 'позволени места' }),
  place: stone => `Постави ${stone}`,
  placeAnyway: stone => `Постави ${stone} въпреки това`,
  placed: (colour, stone) => `${colour}: ${stone} стои`,
  takeBack: (colour, stone) => `Върни ${stone} (${colour})`,
  clear: 'Разчисти кулата',
  cleared: 'Кулата е разчистена',
  field: 'Къде стои?',
  fieldAt: (column, height) => `${column}, височина ${height}`,
  onTable: 'На масата',
  chooseField: 'Докосни поле или избери от списъка. Полетата, до които пионката стига с един ход, светят.',
  standsNow: where => `Сега: ${where}`,
  reach: {
    foot: 'Стига дотам пеша, с един ход.',
    leap: 'Стига дотам с един ход и пръстен: със скок.',
    trespass: 'Стига дотам с един ход и пръстен: през чужди цветове.',
  },
  noReach: 'С един ход не стига дотам от мястото си.',
  stand: height => `Стои тук: височина ${height}`,
};
