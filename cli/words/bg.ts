import { counter } from '@belfry/engine/words';
import type { CliWords } from './catalogue.js';

const count = counter('bg');

export const bg: CliWords = {
  help: games => `belfry: три игри със строене на кули, в командния ред

  belfry trace ФАЙЛ…           какво е било позволено при всяко решение в записа
  belfry check ФАЙЛ…           валиден ли е всеки запис и, ако ключът му е известен, честен ли е?
      --key HEX                ключът, ако не е в записа
  belfry random ИГРА           случайни пълни записи, всяко позволено действие е еднакво вероятно
      --players N --options JSON --seed S --count K
      --out ПАПКА              по един файл за всеки запис; иначе по един ред на стандартния изход
  belfry simulate ИГРА         много партии и какво показват те
      --players N --options JSON --games K --seed S
      --json                   числата като JSON

  --lang en|de|fr|bg           език; иначе този на системата
  --help                       този текст

Игри: ${games.join(', ')}
Код на изход: 0, ако всичко е наред; 1, ако файл е негоден или запис е невалиден или нечестен;
2 при грешно извикване.
`,
  usage: {
    'no-command': () => 'не е посочена команда',
    'unknown-command': ({ command }) => `няма команда „${command}“`,
    'unknown-option': ({ option }) => `тук няма опция ${option}`,
    'option-twice': ({ option }) => `${option} е посочена два пъти`,
    'value-missing': ({ option }) => `${option} иска стойност`,
    'value-unexpected': ({ option }) => `${option} не приема стойност`,
    'not-a-whole-number': ({ option, value, min, max }) =>
      `${option} иска цяло число от ${min} до ${max}, а не „${value}“`,
    'no-files': () => 'не са посочени файлове',
    'no-game': ({ known }) => `не е посочена игра (известни: ${known.join(', ')})`,
    'unknown-game': ({ game, known }) => `няма игра „${game}“ (известни: ${known.join(', ')})`,
    'argument-unexpected': ({ argument }) => `„${argument}“ е излишен аргумент`,
    'options-not-json': () => '--options иска обект в JSON',
    'options-wrong': ({ reason }) => `опциите не подхождат на играта: ${reason}`,
    'players-contradict': () => '--players и --options посочват различен брой играчи',
  },
  seeHelp: 'belfry --help показва какво има',
  file: {
    'file-missing': () => 'няма такъв файл',
    'file-is-folder': () => 'това е папка, а не файл',
    'file-forbidden': () => 'няма достъп',
    'file-too-large': ({ limit }) => `по-голям от ${limit} MB: това не може да е запис`,
    'file-not-text': () => 'не е текст в UTF-8',
    'file-not-json': () => 'не е JSON',
    'file-failed': ({ reason }) => `системата съобщава ${reason}`,
  },
  internalError: reason => `вътрешна грешка, моля, съобщете за нея: ${reason}`,
  verdict: {
    finished: result => `валиден, завършена игра: ${result}`,
    running: entries =>
      `валиден, играта още тече след ${count(entries, { one: 'ход в записа', other: 'хода в записа' })}`,
    fair: 'честен: всеки отговор на случайността следва от ключа',
    unfair: reason => `валиден, но не е честен: ${reason}`,
  },
  wroteRecords: (records, folder, seed) =>
    `${count(records, { one: 'запис', other: 'записа' })} в ${folder} (начално число ${seed})`,
  simulation: {
    title: ({ game, players, matches, seed }) =>
      `${game}, ${players} играчи, ${count(matches, { one: 'партия', other: 'партии' })}, начално число ${seed}`,
    seat: 'място',
    policy: 'стил на игра',
    victories: 'победи (95 % сигурност)',
    mean: 'средно',
    spread: 'разсейване',
    least: 'най-малко',
    most: 'най-много',
    perMatch: 'за партия',
    decisions: 'решения',
    legalActions: 'позволени действия на решение',
    action: 'действие',
    count: 'брой',
    share: 'дял',
    note: 'Споделената победа се брои на равни части. Разсейването е стандартното отклонение.',
  },
};
