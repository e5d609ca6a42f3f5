import { readdirSync, readFileSync } from 'node:fs';
import { sampleCourse } from '@belfry/bots/testing';
import type { Course } from '@belfry/bots/training';
import { at, type Json } from '@belfry/engine';
import { sampleGame, sampleThinking, sampleWords } from '@belfry/engine/testing';
import { LANGUAGES, type Language } from '@belfry/engine/words';
import { afterAll, describe, expect, test } from 'vitest';
import { belfry, Folder, GAMES } from '../../testing/belfry.js';
import { pageProblems } from '../../testing/page.js';
import { trainWords } from '../../words/train/index.js';
import { type Context, contextFor, UsageError } from '../context.js';
import { schoolingOf } from '../games.js';
import { attendSchool } from './school.js';
import { weightsText } from './weights.js';

const folder = new Folder();
afterAll(() => folder.remove());

const read = (path: string): string => readFileSync(path, 'utf8');

/** Learns so many lessons in all, and returns what was said. */
async function learn(
  path: string,
  lessons: number,
  seed = 1,
  language: Language = 'en',
  html?: string,
): Promise<string> {
  const said: string[] = [];
  const write = async (text: string) => {
    said.push(text);
  };
  const streams = { stdin: () => process.stdin, out: write, err: write, isTerminal: false };
  const context: Context = contextFor(language, streams);
  const curriculum = {
    words: sampleWords[language],
    html,
    seed,
    folder: path,
    lessons,
    minutes: Number.POSITIVE_INFINITY,
  };
  await attendSchool(sampleCourse, curriculum, context);
  return said.join('');
}

describe('learning in a folder', () => {
  test('interrupted after any lesson, it arrives at the same files, to the byte', async () => {
    const whole = folder.make('whole');
    await learn(whole, 9);
    const parts = folder.make('parts');
    for (const lessons of [1, 2, 4, 9]) await learn(parts, lessons);
    expect(readdirSync(whole).toSorted()).toEqual(['champion.json', 'school.json', 'weights.ts']);
    for (const name of readdirSync(whole)) expect(read(`${parts}/${name}`)).toBe(read(`${whole}/${name}`));
  });

  test('the champion comes with the command that makes it', async () => {
    const path = folder.make('champion');
    const said = await learn(path, 9);
    const champion = JSON.parse(read(`${path}/champion.json`));
    expect(champion.command).toBe(`belfry train lantern --seed 1 --lessons ${champion.lesson}`);
    expect(read(`${path}/weights.ts`)).toContain(`\`${champion.command}\``);
    expect(said).toContain(`the champion is of lesson ${champion.lesson}`);
    const again = folder.make('again');
    await learn(again, champion.lesson);
    expect(read(`${again}/champion.json`)).toBe(read(`${path}/champion.json`));
  });

  test('another seed is not mixed in', async () => {
    const path = folder.make('mixed');
    await learn(path, 1);
    await expect(learn(path, 2, 2)).rejects.toThrow(UsageError);
  });

  test('tells of trials, and of where it goes on', async () => {
    const path = folder.make('told');
    expect(await learn(path, 2)).toContain('nobody has beaten the first champion yet');
    const said = await learn(path, 3);
    expect(said).toContain('goes on after 2 lessons\n');
    expect(said).toMatch(/^lesson 3: 60 games, loss 0\.33; 2 players: .*% \(.*\) against the champion, 3 players: /m);
  });

  test.each(LANGUAGES)('%s: it has words for all that', async language => {
    const said = await learn(folder.make(`words-${language}`), 3, 1, language);
    expect(said.trim().split('\n')).toHaveLength(2);
  });
});

describe('the page', () => {
  test.each(LANGUAGES)('%s: shows how it went, in one file', async language => {
    const html = folder.at(`train-${language}.html`);
    await learn(folder.make(`page-${language}`), 7, 1, language, html);
    const page = read(html);
    expect(pageProblems(page)).toEqual([]);
    const { page: words } = trainWords[language];
    for (const text of [words.trials, words.wins, words.loss, words.command]) expect(page).toContain(`>${text}<`);
    expect(page).toContain('belfry train lantern --seed 1 --lessons 7');
    // Trials, loss, and what the course measures beside it.
    expect(page.match(/<svg /g)).toHaveLength(3);
  });

  test('before any trial there is one too', async () => {
    const html = folder.at('early.html');
    await learn(folder.make('early'), 1, 1, 'en', html);
    expect(pageProblems(read(html))).toEqual([]);
  });
});

const COURSES = GAMES.flatMap(([id, { course }]) => (course === undefined ? [] : [[id, course] as const]));

describe.each(COURSES)('what is learned in %s', (_, load) => {
  const stored = (json: Json): Json => JSON.parse(JSON.stringify(json)) as Json;

  test('is the same if it is saved in between, and small enough to lie in the repository', async () => {
    const course = (await load()) as Course;
    const whole = course.begin(1);
    whole.learn();
    const resumed = course.resume(stored(whole.save()));
    expect(stored(resumed.learned())).toEqual(stored(whole.learned()));
    expect(resumed.learn()).toEqual(whole.learn());
    expect(stored(resumed.save())).toEqual(stored(whole.save()));
    expect(JSON.stringify(whole.learned()).length).toBeLessThan(100_000);
    expect(course.player(stored(whole.learned())).name).toEqual(expect.any(String));
  });
});

describe('belfry train', () => {
  test('needs no player of the game: what they learned once may not fit any more', async () => {
    const course = async () => sampleCourse;
    const policies = [{ name: 'unfit', load: () => Promise.reject(new Error('its weights have another shape')) }];
    const play = async () => ({ rules: sampleGame, thinking: async () => sampleThinking, policies, course });
    const schooling = await schoolingOf({ play, words: async () => sampleWords });
    expect(await schooling.course?.()).toBe(sampleCourse);
  });

  const unlearned = GAMES.flatMap(([id, { course }]) => (course === undefined ? [id] : []));

  test.each(unlearned)('refuses %s, in which nothing is learned', async game => {
    expect(await belfry('train', game, '--lessons', '1')).toMatchObject({
      exit: 2,
      err: expect.stringContaining(`nothing is learned in ${game}`),
    });
  });

  test.each([[[]], [['--lessons', '1', '--minutes', '1']], [['--lessons', '0']], [['--lessons', '1', 'more']]])(
    'refuses %j',
    async args => {
      const [learned] = at(COURSES, 0);
      expect(await belfry('train', learned, ...args)).toMatchObject({ exit: 2, out: '' });
    },
  );

  test.each([[['train']], [['train', 'nothing', '--lessons', '1']]])('%j names the games there are', async args => {
    const { exit, err } = await belfry(...args);
    expect(exit).toBe(2);
    for (const [id] of GAMES) expect(err).toContain(id);
  });
});

describe('the weights as a source file', () => {
  test('a network', () => {
    expect(weightsText('belfry train x --seed 1 --lessons 2', { sizes: [2, 1], one: 4096, numbers: '1 -2 3' })).toBe(
      `/** Learned, not written: \`belfry train x --seed 1 --lessons 2\` makes it. */
import type { Weights } from '@belfry/bots';

export const weights: Weights = {
  sizes: [2, 1],
  one: 4096,
  numbers: '1 -2 3',
};
`,
    );
  });

  test('anything else', () => {
    expect(weightsText('x', { 'two-words': { deep: ["it's", null, true] } })).toContain(
      `export const weights = {\n  'two-words': {\n    deep: ['it\\'s', null, true],\n  },\n};\n`,
    );
  });
});
