import { counter } from '@belfry/engine/words';
import type { CliWords } from './catalogue.js';

const count = counter('bg');

export const bg: CliWords = {
  help: games => `belfry: игри за строене на кули в командния ред

  belfry trace ФАЙЛ…           какво е било позволено при всяко решение в записа
  belfry check ФАЙЛ…           валиден ли е всеки запис и, ако ключът му е известен, честен ли е?
      --key HEX                ключът, ако не е в записа
      --commitment HEX         обявеното в началото на партията
      --head БРОЙ:HEX          краят на веригата, отбелязан след толкова стъпки
  belfry random ИГРА           случайни пълни записи, всяко позволено действие е еднакво вероятно
      --players N --options JSON --seed S --count K
      --out ПАПКА              по един файл за всеки запис; иначе по един ред на стандартния изход
      --fair                   случайност от нов таен ключ, който записът после показва
  belfry simulate ИГРА         много партии и какво показват те
      --players N --options JSON --games K --seed S
      --policies A,B,…         кой играе на всяко място: random, greedy…; едно име важи за всички
      --each ОПЦИЯ            по веднъж за всяка стойност на опция от играта
      --json                   числата като JSON
  belfry arena ИГРА            ботове играят помежду си, всяко раздаване при всяка подредба: кой е по-добър и колко сигурно
      --players N --options JSON --seed S; опциите на играта и с имената им: --ОПЦИЯ СТОЙНОСТ
      --bots A,B,…             кой играе; последният заема останалите места; program:КОМАНДА е ваша собствена програма
                               search:MS знае само правилата и мисли MS милисекунди
      --deals D | --matches K  колко раздавания; или поне толкова партии, закръглени нагоре до цели раздавания
                               (иначе 100 раздавания)
      --jobs J                 процеси, които играят едновременно
      --seconds T              колко време ваша програма може да мисли над едно действие (иначе 10)
      --json ФАЙЛ              числата; прекъснатото продължава от ФАЙЛ.deals до него
      --html ФАЙЛ              страница с графики, в един файл
      --resume ФАЙЛ            пази там изиграното и продължава от него, също с повече раздавания
  belfry train ИГРА            играч се учи, като играе сам със себе си; продължава, откъдето е прекъснат
      --lessons N | --minutes M  до толкова урока общо или толкова минути
      --seed S                 еднакво начално число и брой уроци, еднакви тегла (иначе 1)
      --out ПАПКА              къде се пази всичко; иначе ИГРА-S
      --html ФАЙЛ              страница с графики, в един файл
  belfry serve                 предлага игрите на всички, които получат връзка
      --port N --host АДРЕС    къде слуша; иначе PORT и HOST, иначе 8080 на всички адреси
      --data ПАПКА             къде се пази всичко; иначе BELFRY_DATA, иначе твоя папка
      --public-url URL         къде го намират другите, ако нещо стои отпред
      --trust-proxy СПИСЪК     какво стои отпред: адреси и мрежи, на които се вярва за кого питат
      --unlisted               никоя маса не се показва на всички
  belfry backup ФАЙЛ           копие на всичко, също докато се играе; без тайната
  belfry restore ФАЙЛ          слага такова копие на мястото му; --replace, ако там вече има нещо
      --data ПАПКА             къде се пази всичко, както по-горе

  --lang en|de|fr|bg           език; иначе BELFRY_LANG, иначе този на системата
  --help                       този текст

ФАЙЛ може да е -, стандартният вход.
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
    'options-wrong': ({ reason }) => `опциите не са валидни за тази игра: ${reason}`,
    'players-contradict': () => '--players и --options посочват различен брой играчи',
    'unknown-language': ({ language, known }) => `тук няма език „${language}“ (известни: ${known.join(', ')})`,
    'not-hexadecimal': ({ option }) => `${option} иска 64 шестнадесетични цифри`,
    'not-a-head': ({ option }) => `${option} иска брой стъпки, двоеточие и 64 шестнадесетични цифри`,
    'key-for-one-file': () => '--key, --commitment и --head важат само за един файл',
    'unknown-policy': ({ policy, known }) => `тук няма стратегия „${policy}“ (известни: ${known.join(', ')})`,
    'wrong-number-of-policies': ({ given, players }) =>
      `--policies посочва ${given} за ${players} играчи; трябва една за всички или по една за всеки`,
    'option-missing': ({ option }) => `липсва ${option}`,
    'deals-or-matches': () => 'дайте --deals или --matches, не и двете',
    'other-ledger': ({ file }) => `в ${file} е изиграното от друго сравнение`,
    'no-course': ({ game }) => `в ${game} нищо не се учи`,
    'lessons-or-minutes': () => 'дайте --lessons или --minutes',
    'other-training': ({ folder }) => `в ${folder} има друго обучение: друга игра или друго начално число`,
    'no-such-choice': ({ option, known }) =>
      `--each иска опция със списък от стойности, а не „${option}“ (известни: ${known.join(', ')})`,
  },
  seeHelp: 'belfry --help показва какво има',
  file: {
    'file-missing': () => 'няма такъв файл',
    'file-is-folder': () => 'това е папка, а не файл',
    'file-not-regular': () => 'нито файл, нито стандартният вход (-)',
    'file-forbidden': () => 'няма достъп',
    'file-too-large': ({ limit }) => `по-голям от ${limit} MB: това не може да е запис`,
    'file-not-text': () => 'не е текст в UTF-8',
    'file-not-json': () => 'не е JSON',
    'disk-full': () => 'няма повече място',
    'file-failed': ({ reason }) => `системата съобщава ${reason}`,
  },
  outputFailed: reason => `изходът не можа да се запише: ${reason}`,
  internalError: reason => `вътрешна грешка, моля, съобщи за нея: ${reason}`,
  verdict: {
    finished: result => `валиден, завършена партия: ${result}`,
    running: entries => `валиден, партията още тече след ${count(entries, { one: 'стъпка', other: 'стъпки' })}`,
    fair: 'честен: всеки отговор на случайността следва от ключа',
    fairForAll: 'честен: местата, ходът на партията и всеки отговор на случайността следват от ключа',
    drawnBy: names => `числа в ключа: ${names}`,
    drawnWithout: names => `без число: ${names}`,
    drawnByHost: 'никой не е добавил число: домакинът сам е изтеглил ключа',
    redrawn: draws => count(draws, { one: 'по-ранно теглене не се брои', other: 'по-ранни тегления не се броят' }),
    unfair: reason => `валиден, но не е честен: ${reason}`,
    otherCommitment: 'в записа е обявено нещо друго',
    keyOwed: why => `валиден, но не е честен: партията е завършила, а ключът към обявеното липсва (${why})`,
    headOwed: why => `валиден, но нищо в него не може да се сравни с този край на веригата (${why})`,
    unchecked: why => `честността не можа да се провери: ${why}`,
    why: {
      'no-statement': () => 'записът не казва нищо за случайността си',
      'unknown-scheme': ({ scheme }) => `случайността му следва схема, която тук не е известна, „${scheme}“`,
      'statement-unreadable': () => 'казаното в записа за случайността не може да се прочете',
      'key-hidden': () => 'ключът се показва, когато партията завърши',
      'key-missing': () => 'записът не показва ключ',
      'other-version': () => 'играно е с друга версия на физиката; всичко останало следва от ключа',
      'no-chain': () => 'ходът му не е верига',
    },
  },
  wroteRecords: (records, folder, seed) =>
    `${count(records, { one: 'запис', other: 'записа' })} в ${folder} (начално число ${seed})`,
  policies: {
    random: 'случайна',
    greedy: 'алчна',
    eager: 'нетърпелива',
    gentle: 'кротка',
    fair: 'сериозна',
    sharp: 'проницателна',
    master: 'майсторска',
  },
  simulation: {
    figure: 'показател',
    title: ({ game, players, matches, seed }) =>
      `${game}, ${players} играчи, ${count(matches, { one: 'партия', other: 'партии' })}, начално число ${seed}`,
    seat: 'място',
    policy: 'стратегия',
    victories: 'победи (95% интервал)',
    mean: 'средно',
    spread: 'разсейване',
    least: 'минимум',
    most: 'максимум',
    perMatch: 'за партия',
    decisions: 'решения',
    legalActions: 'позволени действия при решение',
    action: 'действие',
    count: 'брой',
    share: 'дял',
    note: 'Поделената победа се брои на равни части. Разсейването е стандартното отклонение; интервалът е верен в 19 от 20 случая.',
  },
};
