import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotReport } from '@belfry/bots/arena';
import { LANGUAGES } from '@belfry/engine/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { belfry, belfryWith, CHOICE, Folder, GAME, GAMES, KNOWN } from '../../testing/belfry.js';
import { pageProblems } from '../../testing/page.js';
import { arenaWords } from '../../words/arena/index.js';
import { markup } from '../page/markup.js';

const folder = new Folder();
afterAll(() => folder.remove());

const BOTS = ['--bots', 'greedy,random', '--seed', '1'];
const numbersIn = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Everything but what a clock says. */
const withoutTimes = (report: { readonly bots: readonly object[] }) => ({
  ...report,
  bots: report.bots.map(bot => ({ ...bot, msMedian: 0, ms99: 0 })),
});

describe('belfry arena', () => {
  test('prints a table people can read', async () => {
    const { exit, out, err } = await belfry('arena', GAME, ...BOTS, '--deals', '10');
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    for (const text of [
      `${KNOWN.words.en.name}, 2 players: 10 deals × 2 seat orders = 20 matches, seed 1`,
      'wins (95% interval)',
      KNOWN.words.en.score,
      'greedy',
      'Matches that ended because nobody got anywhere: 0.0%.\n',
      'If all were equal, each would win 50.0%.',
    ])
      expect(out).toContain(text);
  });

  test('writes the numbers as JSON, and keeps nothing else', async () => {
    const path = folder.at('numbers.json');
    await belfry('arena', GAME, ...BOTS, '--players', '3', '--deals', '4', '--json', path);
    const number = expect.any(Number);
    const share = { winRate: number, low: number, high: number, msMedian: number, ms99: number };
    expect(numbersIn(path)).toMatchObject({
      game: GAME,
      players: 3,
      seed: 1,
      deals: 4,
      orders: 3,
      matches: 12,
      bots: [
        { name: 'greedy', ...share },
        { name: 'random', ...share },
      ],
      idleEnds: 0,
    });
    expect(existsSync(`${path}.deals`)).toBe(false);
  });

  test('--matches is rounded up to whole deals', async () => {
    const { out } = await belfry('arena', GAME, ...BOTS, '--matches', '5');
    expect(out).toContain('3 deals × 2 seat orders = 6 matches');
  });

  test('options of the game go by their names too', async () => {
    const { game, option, field } = CHOICE;
    const value = String(field.values.at(-1));
    const args = ['arena', game, '--bots', 'random', '--deals', '1', '--seed', '1'];
    expect((await belfry(...args, `--${option}`, value)).out).toContain(`${option}: ${value}\n`);
    expect(await belfry(...args, `--${option}`, 'nonsense')).toMatchObject({ exit: 2 });
  });

  test.each([
    [['--deals', '1'], '--bots is missing'],
    [['--bots', 'greedy,nobody'], 'nobody plays “nobody” here'],
    [[...BOTS, '--deals', '1', '--matches', '1'], 'give --deals or --matches, not both'],
    [[...BOTS, '--jobs', '0'], '--jobs needs a whole number'],
    [[...BOTS, '--floor', '1'], 'there is no option --floor here'],
  ])('%j is refused', async (args, why) => {
    const { exit, err } = await belfry('arena', GAME, ...args);
    expect(exit).toBe(2);
    expect(err).toContain(why);
  });

  test('a file that cannot be written is one line', async () => {
    const path = folder.at('none/numbers.json');
    const { exit, err } = await belfry('arena', GAME, ...BOTS, '--deals', '1', '--json', path);
    expect(exit).toBe(1);
    expect(err).toMatch(/^belfry: .*numbers\.json.*: there is no such file\n$/);
  });

  test('shows how far it is on a terminal, and wipes that away', async () => {
    const { err } = await belfryWith({ isTerminal: true }, 'arena', GAME, ...BOTS, '--deals', '2');
    expect(err).toMatch(/░+ 1\/2/);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });

  test.each(LANGUAGES)('%s: its words are there, and help tells of it', async language => {
    const { out } = await belfry('arena', GAME, ...BOTS, '--deals', '1', '--lang', language);
    expect(out).toContain(KNOWN.words[language].name);
    const help = (await belfry('--help', '--lang', language)).out;
    for (const text of ['belfry arena', 'belfry train', '--matches', '--resume', 'program:'])
      expect(help).toContain(text);
  });
});

describe('the page', () => {
  const BOTS_OF_PAGE = `greedy,random,program:${process.execPath} <b>&"x"`;

  test.each(LANGUAGES)('%s: shows all there is, in one file', async language => {
    const path = folder.at(`page-${language}.html`);
    const args = ['--players', '2', '--deals', '3', '--seed', '1', '--html', path, '--lang', language];
    expect(await belfry('arena', GAME, '--bots', 'greedy,random', ...args)).toMatchObject({ exit: 0 });
    const page = readFileSync(path, 'utf8');
    expect(pageProblems(page)).toEqual([]);
    const { page: words, note, ahead } = arenaWords[language];
    expect(page).toContain(`<html lang="${language}">`);
    for (const text of [words.title(KNOWN.words[language].name), words.ratings, words.times, words.scores, words.ahead])
      expect(page).toContain(`>${text}<`);
    // The matrix says what it counts, and how it counts those who are level.
    for (const text of [ahead, words.aheadNote]) expect(page).toContain(`>${text}<`);
    expect(words.aheadNote).toMatch(/half|halb|moitié|половин/);
    expect(page).toContain(note('').split(' ')[0]);
    expect(page.match(/<svg /g)).toHaveLength(4);
    expect(page).toContain(`belfry arena ${GAME} --players 2 --bids checked --bots greedy,random --deals 3 --seed 1`);
  });

  describe('tells the numbers of the same run', () => {
    let bots: readonly BotReport[];
    let page: string;

    beforeAll(async () => {
      const [json, html] = [folder.at('told.json'), folder.at('told.html')];
      const args = ['--players', '3', '--deals', '10', '--seed', '1', '--json', json, '--html', html];
      await belfry('arena', GAME, '--bots', 'greedy,random', ...args);
      ({ bots } = numbersIn(json));
      page = readFileSync(html, 'utf8');
    });

    const partOf = (heading: string): string =>
      page.split('<figure ').find(part => part.includes(`<h2>${heading}</h2>`)) ?? '';
    /** What stands in a bot's row, the colour aside. */
    const rowOf = (heading: string, bot: string): string => {
      const row = partOf(heading)
        .split('<tr>')
        .find(each => each.includes(`</span>${bot}</th>`));
      return row?.replace(/^.*<\/th>|<\/tr>.*$/gs, '').replace(/ style="[^"]*"/g, '') ?? '';
    };
    const percent = (share: number, digits: number): string => `${(100 * share).toFixed(digits)}%`;

    test('who ends before whom: a cell tells the share, its title the interval', () => {
      const cells = bots.map(({ ahead }) => {
        const [met] = Object.values(ahead);
        if (met === undefined) throw new Error('they never met');
        const { share, low, high } = met;
        return `<td title="${percent(share, 1)} (${percent(low, 1)}–${percent(high, 1)})">${percent(share, 0)}</td>`;
      });
      expect(new Set(cells).size).toBe(2);
      expect(rowOf('Who ends before whom', 'greedy')).toBe(`<td></td>${cells[0]}`);
      expect(rowOf('Who ends before whom', 'random')).toBe(`${cells[1]}<td></td>`);
    });

    test('ratings: how far off they may be as a number, and as a whisker', () => {
      const least = Math.min(...bots.map(({ rating }) => rating.low));
      const most = Math.max(...bots.map(({ rating }) => rating.high));
      const across = (value: number): number => 10 + (340 * (value - least)) / (most - least);
      const plot = partOf('Ratings');
      const whiskers = Array.from(plot.matchAll(/d="M([\d.]+) \d+H([\d.]+)"/g), ([, from, to]) =>
        [from, to].map(Number),
      );
      const dots = Array.from(plot.matchAll(/cx="([\d.]+)"/g), ([, x]) => Number(x));
      expect([whiskers.length, dots.length]).toEqual([2, 2]);
      for (const [index, { name, rating }] of bots.entries()) {
        const { mu, low, high } = rating;
        expect(rowOf('Standings', name)).toContain(`<td>${mu.toFixed(1)} ± ${(high - mu).toFixed(1)}</td>`);
        expect(plot).toContain(`>${mu.toFixed(1)}</text>`);
        expect(whiskers[index]?.[0]).toBeCloseTo(across(low), 1);
        expect(whiskers[index]?.[1]).toBeCloseTo(across(high), 1);
        expect(dots[index]).toBeCloseTo(across(mu), 1);
      }
    });

    test('victories: the share, and how far off it may be', () => {
      for (const { name, winRate, low, high } of bots) {
        const told = `${percent(winRate, 1)} (${percent(low, 1)}–${percent(high, 1)})`;
        expect(rowOf('Standings', name)).toContain(`<td>${told}</td>`);
        expect(partOf('Victories')).toContain(`>${percent(winRate, 1)}</text>`);
      }
    });
  });

  test('a single deal and a single bot are enough', async () => {
    const path = folder.at('single.html');
    await belfry('arena', GAME, '--bots', 'random', '--deals', '1', '--seed', '1', '--html', path);
    const page = readFileSync(path, 'utf8');
    expect(pageProblems(page)).toEqual([]);
  });

  test('nothing in a name becomes markup', () => {
    expect(markup`<p title="${BOTS_OF_PAGE}">${'<script>'}</p>`.text).not.toMatch(/<script|<b>|"x"/);
  });
});

describe('interrupted', () => {
  const args = ['arena', GAME, ...BOTS, '--deals', '6', '--json'];

  test('it goes on from what lies beside the file of numbers, to the same numbers', async () => {
    const whole = folder.at('whole.json');
    await belfry(...args, whole, '--resume', folder.at('whole.deals'));
    const lines = readFileSync(folder.at('whole.deals'), 'utf8').split('\n');
    expect(lines).toHaveLength(8);
    // Killed while it wrote the fourth deal.
    const path = folder.at('cut.json');
    writeFileSync(`${path}.deals`, `${lines.slice(0, 4).join('\n')}\n${lines[4]?.slice(0, 40)}`);
    const { err } = await belfry(...args, path);
    expect(err).toBe('goes on: 3 deals have been played already\n');
    expect(withoutTimes(numbersIn(path))).toEqual(withoutTimes(numbersIn(whole)));
    expect(existsSync(`${path}.deals`)).toBe(false);
  });

  test('so it does from beside the report, where only that is wanted', async () => {
    const ledger = folder.at('beside.deals');
    await belfry('arena', GAME, ...BOTS, '--deals', '2', '--resume', ledger);
    const path = folder.at('beside.html');
    writeFileSync(`${path}.deals`, readFileSync(ledger));
    const { err } = await belfry('arena', GAME, ...BOTS, '--deals', '3', '--html', path);
    expect(err).toBe('goes on: 2 deals have been played already\n');
    expect(existsSync(`${path}.deals`)).toBe(false);
    expect(existsSync(path)).toBe(true);
  });

  test('a ledger that was asked for stays, and goes on with more deals', async () => {
    const ledger = folder.at('kept.deals');
    await belfry('arena', GAME, ...BOTS, '--deals', '2', '--resume', ledger);
    const { out, err } = await belfry('arena', GAME, ...BOTS, '--deals', '3', '--resume', ledger);
    expect(err).toBe('goes on: 2 deals have been played already\n');
    expect(out).toContain('3 deals');
  });

  test('with fewer deals, those beyond stay in it, and are not told of', async () => {
    const [asked, path] = [folder.at('fewer.deals'), folder.at('fewer.json')];
    await belfry('arena', GAME, ...BOTS, '--deals', '5', '--resume', asked);
    const lines = readFileSync(asked, 'utf8').split('\n').toSorted();
    writeFileSync(`${path}.deals`, readFileSync(asked));
    for (const [option, told, ledger] of [
      ['--resume', asked, asked],
      ['--json', path, `${path}.deals`],
    ] as const) {
      const { out, err } = await belfry('arena', GAME, ...BOTS, '--deals', '2', option, told);
      expect(err).toBe('goes on: 2 deals have been played already\n');
      expect(out).toContain('2 deals');
      expect(readFileSync(ledger, 'utf8').split('\n').toSorted()).toEqual(lines);
    }
    expect(numbersIn(path)).toMatchObject({ deals: 2, matches: 4 });
  });

  test('without a seed, it goes on with the one it began with', async () => {
    const begun = folder.at('begun.deals');
    await belfry('arena', GAME, ...BOTS, '--deals', '2', '--resume', begun);
    const path = folder.at('seedless.json');
    writeFileSync(`${path}.deals`, readFileSync(begun));
    const seedless = ['arena', GAME, '--bots', 'greedy,random', '--deals', '3'];
    for (const where of [
      ['--json', path],
      ['--resume', begun],
    ]) {
      const { exit, out, err } = await belfry(...seedless, ...where);
      expect({ exit, err }).toEqual({ exit: 0, err: 'goes on: 2 deals have been played already\n' });
      expect(out).toContain('seed 1\n');
    }
    expect(await belfry(...seedless, '--seed', '2', '--resume', begun)).toMatchObject({ exit: 2 });
  });

  test('a ledger of another comparison is left alone', async () => {
    const ledger = folder.write('other.deals', 'something else');
    const { exit, err } = await belfry('arena', GAME, ...BOTS, '--resume', ledger);
    expect(exit).toBe(2);
    expect(err).toContain('another comparison');
    expect(readFileSync(ledger, 'utf8')).toBe('something else');
  });
});

describe('a program from outside', () => {
  const example = join(import.meta.dirname, '../../../examples/arena_bot.py');
  /** However slow a machine is, a program has time to start. */
  const PATIENCE = 100;
  const against = (program: string, seconds = PATIENCE) =>
    belfry(
      'arena',
      GAME,
      '--deals',
      '2',
      '--seed',
      '1',
      '--bots',
      `program:${program},greedy`,
      '--seconds',
      `${seconds}`,
    );
  const script = (name: string, text: string): string => `${process.execPath} ${folder.write(name, text)}`;

  beforeAll(() => {
    try {
      execFileSync('python3', ['--version']);
    } catch (error) {
      throw new Error('this test needs python3, 3.9 or newer, on the path', { cause: error });
    }
  });

  test.each(GAMES)('%s: the example in Python plays whole matches, the same with the same seed', async game => {
    const path = folder.at(`python-${game}.json`);
    const run = async () => {
      const bots = `program:python3 ${example},random`;
      expect(await belfry('arena', game, '--bots', bots, '--deals', '1', '--seed', '4', '--json', path)).toMatchObject({
        exit: 0,
        err: '',
      });
      return withoutTimes(numbersIn(path));
    };
    expect(await run()).toEqual(await run());
    expect(numbersIn(path).bots[0]).toMatchObject({ name: `program:python3 ${example}` });
  });

  test('is asked as the documents say', async () => {
    const asked = folder.at('asked.jsonl');
    const bot = script(
      'spy.mjs',
      `import { appendFileSync } from 'node:fs';
       import { createInterface } from 'node:readline';
       for await (const line of createInterface({ input: process.stdin })) {
         appendFileSync(${JSON.stringify(asked)}, line + '\\n');
         console.log('0');
       }`,
    );
    expect(await against(bot)).toMatchObject({ exit: 0 });
    for (const line of readFileSync(asked, 'utf8').trim().split('\n')) {
      const question = JSON.parse(line);
      expect(Object.keys(question)).toEqual(['game', 'options', 'players', 'seat', 'view', 'legal', 'random']);
      expect(question).toMatchObject({ game: GAME, players: 2, options: { players: 2 } });
      const due = KNOWN.rules.due(question.view);
      expect(due).toEqual({ type: 'seat', seat: question.seat });
      // What it is shown is a view: nothing more is hidden in it from its seat.
      expect(KNOWN.rules.see(question.view, question.seat)).toEqual(question.view);
      expect(question.legal.actions).toHaveLength(question.legal.count);
    }
  });

  test.each([
    ['answers nonsense', 'nonsense.mjs', 'process.stdin.on("data", () => console.log("pass!"))', /no action: pass!/],
    ['names no legal action', 'number.mjs', 'process.stdin.on("data", () => console.log("1000000"))', /no action: 10+/],
    [
      'does what is not allowed',
      'illegal.mjs',
      'process.stdin.on("data", () => console.log(JSON.stringify({ type: "bid", count: 6 })))',
      /not allowed \(bid-too-high\): \{"type":"bid","count":6\}/,
    ],
    ['dies', 'dies.mjs', 'console.error("out of ideas"); process.exit(3)', /ended .*\(3\): out of ideas/],
    ['says nothing', 'silent.mjs', 'process.stdin.resume()', /did not answer within 1 second/, 1],
  ])('that %s is named', async (_, name, text, why, seconds = PATIENCE) => {
    const program = script(name, text);
    const { exit, err, out } = await against(program, seconds);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toContain(`belfry: program:${program}: `);
    expect(err).toMatch(why);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('who never does anything ends Skyscraper idle, and that is told in text, numbers and page', async () => {
    const bot = script('idler.mjs', 'process.stdin.on("data", () => console.log("0"))');
    const [json, html] = [folder.at('idle.json'), folder.at('idle.html')];
    const bots = `program:${bot}`;
    const args = ['--players', '2', '--bots', bots, '--deals', '1', '--seed', '1', '--seconds', `${PATIENCE}`];
    const { exit, out } = await belfry('arena', 'skyscraper', ...args, '--json', json, '--html', html);
    expect(exit).toBe(0);
    const told = 'Matches that ended because nobody got anywhere: 100.0%.';
    expect(out).toContain(`${told}\n`);
    expect(numbersIn(json).idleEnds).toBe(1);
    expect(readFileSync(html, 'utf8')).toContain(`<p>${told}</p>`);
  });

  test('that is not there is named', async () => {
    const { exit, err } = await against('./no-such-bot');
    expect(exit).toBe(1);
    expect(err).toMatch(/^belfry: program:\.\/no-such-bot: .*ENOENT\n$/);
  });
});

describe('belfry referee', () => {
  const plan = { game: GAME, options: { players: 2, bids: 'checked' }, bots: ['greedy', 'random'], deals: 3, seed: 1 };

  const referee = (...lines: readonly unknown[]) =>
    belfryWith(
      {
        stdin: async function* () {
          for (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`);
        },
      },
      'referee',
    );

  test('plays the deals it is told to', async () => {
    const { exit, out } = await referee({ plan, seconds: 1 }, 2, 0);
    expect(exit).toBe(0);
    const deals = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(deals.map(({ deal }) => deal)).toEqual([2, 0]);
    expect(deals[0].matches).toHaveLength(2);
  });

  test('tells of a bot that does wrong', async () => {
    const bots = ['program:./no-such-bot', 'random'];
    const { exit, out } = await referee({ plan: { ...plan, bots }, seconds: 1 }, 0);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toEqual({ bot: bots[0], fault: { code: 'not-started', reason: 'ENOENT' } });
  });

  test('has nothing to do if nobody tells it anything', async () => {
    expect(await referee()).toEqual({ exit: 0, out: '', err: '' });
  });
});
