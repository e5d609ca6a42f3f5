import { counter } from '@belfry/engine/words';
import type { CliWords } from './catalogue.js';

const count = counter('en');

export const en: CliWords = {
  help: games => `belfry: tower-building games, on the command line

  belfry trace FILE…           what was legal at every decision of each record
  belfry check FILE…           is each record valid and, if it has its key, fair?
      --key HEX                the key, if the record does not hold it
      --commitment HEX         the commitment you noted when the match began
      --seals HEX,HEX,…        the seals you noted when you showed your number, place by place; - for none
      --head COUNT:HEX         the head of the log you noted after so many entries
      --fair                   whatever is not proven fair fails, as it always does with --commitment, --seals or --head
  belfry random GAME           random complete records, every legal action equally likely
      --players N --options JSON --seed S --count K
      --out DIR                a file for each record; without it a line for each on standard output
      --fair                   fate from a new secret key, which the record then shows
  belfry simulate GAME         many matches and what they show
      --players N --options JSON --games K --seed S
      --policies A,B,…         who plays each seat: random, greedy…; one name stands for all
      --each OPTION            once for each value of an option of the game
      --json                   the numbers as JSON
  belfry arena GAME            lets bots meet, every deal in every seat order: who is better, and how surely
      --players N --options JSON --seed S; options of the game also by their names: --OPTION VALUE
      --bots A,B,…             who plays; the last one fills the seats that are left; program:COMMAND is one of your own
                               search:MS plays by the rules alone and thinks MS milliseconds
      --deals D | --matches K  how many deals; or at least so many matches, rounded up to whole deals (otherwise 100 deals)
      --jobs J                 processes that play at the same time
      --seconds T              how long a program of your own may think about one action (otherwise 10)
      --json FILE              the numbers; an interrupted run goes on from FILE.deals beside it
      --html FILE              a page with plots, in one file
      --resume FILE            keeps what was played there, and goes on from it, also with more deals
  belfry train GAME            lets a player of the game learn by playing itself; goes on where it was interrupted
      --lessons N | --minutes M  until there were so many lessons in all, or for so long
      --seed S                 the same seed and as many lessons, the same weights (otherwise 1)
      --out DIR                where everything is kept; otherwise GAME-S
      --html FILE              a page with plots, in one file
  belfry serve                 hosts the games, for everybody whom you give a link
      --port N --host ADDRESS  where it listens; otherwise PORT and HOST, otherwise 8080 on all addresses
      --data DIR               where everything is kept; otherwise BELFRY_DATA, otherwise a folder of yours
      --public-url URL         where others reach it, if something stands in front of it
      --trust-proxy LIST       what stands in front: addresses and networks that are believed for whom they ask
      --unlisted               no table is shown to everybody
  belfry backup FILE           a copy of all that is kept, also while it is served; without the secret
  belfry restore FILE          goes on from such a copy; --replace if there is something already
      --data DIR               where everything is kept, as above

  --lang en|de|fr|bg           language; otherwise BELFRY_LANG, otherwise the system's
  --help                       this text

A FILE may be -, which is standard input.
Games: ${games.join(', ')}
Exit status: 0 if all went well, 1 if a file is bad or a record invalid, unfair, or
not proven fair where it has to be, 2 for wrong usage.
`,
  usage: {
    'no-command': () => 'no command given',
    'unknown-command': ({ command }) => `there is no command “${command}”`,
    'unknown-option': ({ option }) => `there is no option ${option} here`,
    'option-twice': ({ option }) => `${option} is given twice`,
    'value-missing': ({ option }) => `${option} needs a value`,
    'value-unexpected': ({ option }) => `${option} takes no value`,
    'not-a-whole-number': ({ option, value, min, max }) =>
      `${option} needs a whole number from ${min} to ${max}, not “${value}”`,
    'no-files': () => 'no files given',
    'no-game': ({ known }) => `no game given (known: ${known.join(', ')})`,
    'unknown-game': ({ game, known }) => `there is no game “${game}” (known: ${known.join(', ')})`,
    'argument-unexpected': ({ argument }) => `“${argument}” is one argument too many`,
    'options-not-json': () => '--options needs a JSON object',
    'options-wrong': ({ reason }) => `the options do not fit the game: ${reason}`,
    'players-contradict': () => '--players and --options name different numbers of players',
    'unknown-language': ({ language, known }) => `no language “${language}” here (known: ${known.join(', ')})`,
    'not-hexadecimal': ({ option }) => `${option} needs 64 hexadecimal digits`,
    'not-a-head': ({ option }) => `${option} needs a number of entries, a colon and 64 hexadecimal digits`,
    'not-seals': ({ option }) => `${option} needs 64 hexadecimal digits for each place, or -, with commas between them`,
    'key-for-one-file': () => '--key, --commitment, --seals and --head go with a single file',
    'unknown-policy': ({ policy, known }) => `nobody plays “${policy}” here (known: ${known.join(', ')})`,
    'wrong-number-of-policies': ({ given, players }) =>
      `--policies names ${given} for ${players} players; name one for all, or one for each`,
    'option-missing': ({ option }) => `${option} is missing`,
    'deals-or-matches': () => 'give --deals or --matches, not both',
    'other-ledger': ({ file }) => `${file} holds what was played of another comparison`,
    'no-course': ({ game }) => `nothing is learned in ${game}`,
    'lessons-or-minutes': () => 'give --lessons or --minutes',
    'other-training': ({ folder }) => `${folder} holds another training: another game or seed`,
    'no-such-choice': ({ option, known }) =>
      `--each needs an option with a list of values, not “${option}” (known: ${known.join(', ')})`,
  },
  seeHelp: 'belfry --help shows what there is',
  file: {
    'file-missing': () => 'there is no such file',
    'file-is-folder': () => 'this is a folder, not a file',
    'file-not-regular': () => 'neither a file nor standard input (-)',
    'file-forbidden': () => 'no permission',
    'file-too-large': ({ limit }) => `larger than ${limit} MB: this cannot be a record`,
    'file-not-text': () => 'not text in UTF-8',
    'file-not-json': () => 'not JSON',
    'disk-full': () => 'no space left',
    'file-failed': ({ reason }) => `the system reports ${reason}`,
  },
  outputFailed: reason => `the output could not be written: ${reason}`,
  internalError: reason => `internal error, please report it: ${reason}`,
  noSqlite: version =>
    `Node.js ${version} has no SQLite, and none that Belfry brings along runs on this system: install Node.js 22.13 or newer`,
  verdict: {
    finished: result => `valid, finished: ${result}`,
    running: entries => `valid, still running after ${count(entries, { one: 'log entry', other: 'log entries' })}`,
    fair: 'fair: every answer of fate follows from the key',
    fairForAll: 'fair: seats, log and every answer of fate follow from the key',
    drawnBy: names => `numbers in the key: ${names}`,
    drawnWithout: names => `no number from: ${names}`,
    drawnByHost: 'nobody added a number: the host alone drew the key',
    redrawn: draws => `${count(draws, { one: 'earlier draw', other: 'earlier draws' })} did not count`,
    unfair: reason => `valid, but not fair: ${reason}`,
    otherCommitment: 'the record names another commitment',
    keyOwed: why => `valid, but not fair: the match is over without the key to this commitment (${why})`,
    incomparable: why => `valid, but nothing in it can be compared with what you noted (${why})`,
    unchecked: why => `its fairness was not checked: ${why}`,
    unproven: why => `valid, but not proven fair: ${why}`,
    why: {
      'no-statement': () => 'the record says nothing about its fate',
      'unknown-scheme': ({ scheme }) => `its fate follows a scheme that is not known here, “${scheme}”`,
      'statement-unreadable': () => 'what the record says about its fate cannot be read',
      'key-hidden': () => 'the key is shown when the match is over',
      'key-missing': () => 'the record shows no key',
      'other-version': () =>
        'what fell is said by another version of the physics, and not checked here; all else follows from the key',
      'no-chain': () => 'its log is not a chain',
    },
  },
  wroteRecords: (records, folder, seed) =>
    `${count(records, { one: 'record', other: 'records' })} written to ${folder} (seed ${seed})`,
  policies: {
    random: 'random',
    greedy: 'greedy',
    eager: 'eager',
    gentle: 'gentle',
    fair: 'fair',
    sharp: 'sharp',
    master: 'master',
  },
  simulation: {
    figure: 'figure',
    title: ({ game, players, matches, seed }) =>
      `${game}, ${players} players, ${count(matches, { one: 'match', other: 'matches' })}, seed ${seed}`,
    seat: 'seat',
    policy: 'policy',
    victories: 'wins (95% interval)',
    mean: 'mean',
    spread: 'spread',
    least: 'min',
    most: 'max',
    perMatch: 'per match',
    decisions: 'decisions',
    legalActions: 'legal actions per decision',
    action: 'action',
    count: 'count',
    share: 'share',
    note: 'A shared victory counts in equal parts. Spread is the standard deviation; the interval holds 19 times in 20.',
  },
};
