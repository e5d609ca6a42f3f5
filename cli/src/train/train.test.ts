import { readdirSync, readFileSync } from 'node:fs';
import { sampleCourse } from '@belfry/bots/testing';
import type { Course, Student } from '@belfry/bots/training';
import { at, type Json } from '@belfry/engine';
import { type Lantern, sampleGame, sampleThinking, sampleWords } from '@belfry/engine/testing';
import { LANGUAGES, type Language } from '@belfry/engine/words';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
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

interface Schooldays {
  /** In all. */
  readonly lessons?: number;
  readonly minutes?: number;
  readonly seed?: number;
  readonly language?: Language;
  readonly html?: string;
  readonly course?: Course<Lantern>;
  readonly isTerminal?: boolean;
}

const FOREVER = Number.POSITIVE_INFINITY;

/** Learns, and returns what was said, and where. */
async function attend(
  path: string,
  { lessons = FOREVER, minutes = FOREVER, seed = 1, language = 'en', html, ...days }: Schooldays,
): Promise<[stream: 'out' | 'err', text: string][]> {
  const said: ['out' | 'err', string][] = [];
  const into = (stream: 'out' | 'err') => async (text: string) => {
    said.push([stream, text]);
  };
  const { course = sampleCourse, isTerminal = false } = days;
  const streams = { stdin: () => process.stdin, out: into('out'), err: into('err'), isTerminal };
  const context: Context = contextFor(language, streams);
  await attendSchool(course, { words: sampleWords[language], html, seed, folder: path, lessons, minutes }, context);
  return said;
}

/** The same, as one text. */
const learn = async (path: string, days: Schooldays): Promise<string> =>
  (await attend(path, days)).map(([, text]) => text).join('');

describe('learning in a folder', () => {
  test('interrupted after any lesson, it arrives at the same files, to the byte', async () => {
    const whole = folder.make('whole');
    await learn(whole, { lessons: 9 });
    const parts = folder.make('parts');
    for (const lessons of [1, 2, 4, 9]) await learn(parts, { lessons });
    expect(readdirSync(whole).toSorted()).toEqual(['champion.json', 'school.json', 'weights.ts']);
    for (const name of readdirSync(whole)) expect(read(`${parts}/${name}`)).toBe(read(`${whole}/${name}`));
  });

  test('the champion comes with the command that makes it', async () => {
    const path = folder.make('champion');
    const said = await learn(path, { lessons: 9 });
    const champion = JSON.parse(read(`${path}/champion.json`));
    expect(champion.command).toBe(`belfry train lantern --seed 1 --lessons ${champion.lesson}`);
    expect(read(`${path}/weights.ts`)).toContain(`\`${champion.command}\``);
    expect(said).toContain(`the champion is of lesson ${champion.lesson}`);
    const again = folder.make('again');
    await learn(again, { lessons: champion.lesson });
    expect(read(`${again}/champion.json`)).toBe(read(`${path}/champion.json`));
  });

  test('another seed is not mixed in', async () => {
    const path = folder.make('mixed');
    await learn(path, { lessons: 1 });
    await expect(learn(path, { lessons: 2, seed: 2 })).rejects.toThrow(UsageError);
  });

  test('tells of trials, and of where it goes on', async () => {
    const path = folder.make('told');
    expect(await learn(path, { lessons: 2 })).toContain('nobody has beaten the first champion yet');
    const said = await learn(path, { lessons: 3 });
    expect(said).toContain('goes on after 2 lessons\n');
    expect(said).toMatch(/^lesson 3: 60 games, loss 0\.33; 2 players: .*% \(.*\) against the champion, 3 players: /m);
  });

  test.each(LANGUAGES)('%s: it has words for all that', async language => {
    const said = await learn(folder.make(`words-${language}`), { lessons: 3, language });
    expect(said.trim().split('\n')).toHaveLength(2);
  });
});

const HOUR = 3_600_000;

/** The course with a clock that goes on by so many seconds in every lesson, and never else. Who does not stop in an hour, never does. */
function slowed(seconds: number): Course<Lantern> {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const slow = (student: Student): Student => ({
    learn: () => {
      time += 1000 * seconds;
      if (time > HOUR) throw new Error('it does not stop');
      return student.learn();
    },
    learned: () => student.learned(),
    save: () => student.save(),
  });
  return {
    ...sampleCourse,
    begin: seed => slow(sampleCourse.begin(seed)),
    resume: saved => slow(sampleCourse.resume(saved)),
  };
}

const schoolIn = (path: string) => JSON.parse(read(`${path}/school.json`));

describe('learning for some time', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('no minutes are no lesson; what is kept is whole, and goes on to the same files', async () => {
    const path = folder.make('at-once');
    expect(await learn(path, { minutes: 0, course: slowed(20) })).toContain('nobody has beaten the first champion yet');
    expect(readdirSync(path)).toEqual(['school.json']);
    expect(schoolIn(path).notes).toEqual([]);
    await learn(path, { lessons: 9 });
    const whole = folder.make('not-at-once');
    await learn(whole, { lessons: 9 });
    for (const name of readdirSync(whole)) expect(read(`${path}/${name}`)).toBe(read(`${whole}/${name}`));
  });

  test('a lesson that has begun ends: however short the time, there is one', async () => {
    const path = folder.make('a-moment');
    await learn(path, { minutes: 1e-6, course: slowed(20) });
    expect(schoolIn(path).notes).toHaveLength(1);
  });

  test('no lesson begins after the minutes, which count from when it goes on', async () => {
    const path = folder.make('minutes');
    const course = slowed(25);
    await learn(path, { minutes: 1, course });
    expect(schoolIn(path).notes).toHaveLength(3);
    expect(await learn(path, { minutes: 1, course })).toContain('goes on after 3 lessons\n');
    const whole = folder.make('lessons');
    await learn(whole, { lessons: 6 });
    expect(read(`${path}/school.json`)).toBe(read(`${whole}/school.json`));
  });

  test('whoever is killed loses a few seconds, or one lesson', async () => {
    for (const [seconds, lost] of [
      [1, 4],
      [6, 0],
    ] as const) {
      const path = folder.make(`killed-${seconds}`);
      const course = slowed(seconds);
      const killed = { ...course, begin: (seed: number) => killedAfter(14, course.begin(seed)) };
      // No trial, for what is learned is kept at each.
      const trial = { ...course.trial, every: 100 };
      await expect(learn(path, { lessons: 20, course: { ...killed, trial } })).rejects.toThrow('killed');
      expect(schoolIn(path).notes).toHaveLength(14 - lost);
    }
  });

  function killedAfter(lessons: number, student: Student): Student {
    let left = lessons;
    const learnOn = () => {
      if (left-- === 0) throw new Error('killed');
      return student.learn();
    };
    return { learn: learnOn, learned: () => student.learned(), save: () => student.save() };
  }

  test('belfry train takes minutes instead of lessons', async () => {
    let time = 0;
    // Each look at the clock takes longer than it has.
    vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 120_000;
      if (time > HOUR) throw new Error('it does not stop');
      return time;
    });
    const path = folder.at('command');
    const [learned] = at(COURSES, 0);
    expect(await belfry('train', learned, '--minutes', '1', '--out', path)).toMatchObject({ exit: 0, err: '' });
    expect(schoolIn(path)).toMatchObject({ game: learned, seed: 1, notes: [] });
  });
});

describe('on a terminal', () => {
  const WIPE = '\r\u001b[K';

  test('a line shows how it goes between trials, and is wiped away before anything else is said', async () => {
    const said = await attend(folder.make('terminal'), { lessons: 4, isTerminal: true });
    expect(said).toEqual([
      ['err', `${WIPE}lesson 1: 20 games, loss 1`],
      ['err', `${WIPE}lesson 2: 40 games, loss 0.5`],
      ['err', WIPE],
      ['out', expect.stringMatching(/^lesson 3: 60 games, loss 0\.33; 2 players: .*\n$/)],
      ['err', `${WIPE}lesson 4: 80 games, loss 0.25`],
      ['err', WIPE],
      ['out', expect.stringMatching(/^the champion is of lesson 3; .*\n$/)],
    ]);
  });

  test('nothing of that is said elsewhere', async () => {
    const said = await attend(folder.make('no-terminal'), { lessons: 4 });
    expect(said.map(([stream]) => stream)).toEqual(['out', 'out']);
  });
});

describe('the page', () => {
  test.each(LANGUAGES)('%s: shows how it went, in one file', async language => {
    const html = folder.at(`train-${language}.html`);
    await learn(folder.make(`page-${language}`), { lessons: 7, language, html });
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
    await learn(folder.make('early'), { lessons: 1, html });
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
