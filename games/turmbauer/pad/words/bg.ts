import { counter } from '@belfry/engine/words';
import type { TurmbauerPadWords } from './catalogue.js';

const count = counter('bg');
const parts = (n: number): string => count(n, { one: 'кубче', other: 'кубчета' });

export const bg: TurmbauerPadWords = {
  colours: { red: 'Червено', blue: 'Синьо', green: 'Зелено', black: 'Черно' },
  height: 'Височина на пионката',
  heightHelp: 'Масата е 0, горната страна на основата е 1',
  heightBefore: 'Височина на пионката преди този ход',
  unused: 'Блокчета в кутията',
  unusedAfterCollapse: 'Блокчета в запаса и кутията',
  unusedHelp: 'Докосни размер веднъж или два пъти: има по две от всеки размер',
  stones: (size, n) => `Блокчета от ${parts(size)}: ${n}`,
  parts,
  rings: 'Останали пръстени',
  sum: 'Двете пионки',
  collapse: 'Срути ли се кулата?',
  stands: 'Стои',
  fell: name => `Да, заради ${name}`,
  referee: 'Съдията',
  nothingNoted: 'Запиши на каква височина са пионките и тук ще пише кой печели и защо.',
  out: 'отпада',
  why: {
    height: names => `${names} печели по височина.`,
    parts: names => `${names} печели: еднаква височина, но по-малко неизползвани кубчета.`,
    rings: names => `${names} печели: еднаква височина и също толкова неизползвани кубчета, но повече пръстени.`,
    shared: names => `${names} си поделят победата: височина, неизползвани кубчета и пръстени са равни.`,
    'last-standing': names => `${names} печели: другият срути кулата.`,
  },
  steps: { height: 'Височина', parts: 'Неизползвани кубчета', rings: 'Пръстени' },
  partsShort: 'Кубчета',
  better: { height: 'по-високо печели', parts: 'по-малко печели', rings: 'повече печели' },
  decides: 'решава',
  equal: 'равно',
  narrows: 'стеснява избора',
  notNeeded: 'не е нужно',
  noteHeight: (colour, height) => `${colour}: пионка на височина ${height}`,
  noteUnused: (colour, n) => `${colour}: ${count(n, { one: 'неизползвано кубче', other: 'неизползвани кубчета' })}`,
  noteRings: (colour, n) => `${colour}: ${count(n, { one: 'останал пръстен', other: 'останали пръстена' })}`,
  noteCollapse: name => `Кулата се срути заради ${name}`,
  noteStands: 'Кулата все пак стои',
  tower: {
    title: 'Вашата кула',
    about: 'Позволено ли е това място и ще издържи ли? Покажи ми кулата на масата ви, блокче по блокче, и питай.',
    stands: n => `Засега има ${count(n, { one: 'блокче', other: 'блокчета' })}.`,
    open: 'Попитай за място',
    goOn: 'Обратно към кулата',
  },
};
