import { sampleCourse } from '@belfry/bots/testing';
import type { Json } from '@belfry/engine';
import { type Lantern, sampleGame } from '@belfry/engine/testing';
import { expect, test } from 'vitest';
import type { Course } from './course.js';
import { type Note, School } from './loop.js';

const LESSONS = 12;

/** Through a file and back. */
const stored = (json: Json): Json => JSON.parse(JSON.stringify(json)) as Json;

async function attend(school: School<Lantern>, lessons: number): Promise<Note[]> {
  const notes: Note[] = [];
  while (notes.length < lessons) notes.push(await school.attend());
  return notes;
}

test('whoever stops after any lesson and goes on later arrives at the same, to the byte', async () => {
  const whole = School.begin(sampleCourse, 7);
  await attend(whole, LESSONS);
  for (const stop of [1, 3, 5, 11]) {
    const first = School.begin(sampleCourse, 7);
    await attend(first, stop);
    const second = School.resume(sampleCourse, 7, stored(first.save()));
    if (second === undefined) throw new Error('it cannot go on');
    await attend(second, LESSONS - stop);
    expect(JSON.stringify(second.save())).toBe(JSON.stringify(whole.save()));
    expect(second.champion).toEqual(whole.champion);
  }
});

test('another seed, another school', async () => {
  const [one, two] = [School.begin(sampleCourse, 1), School.begin(sampleCourse, 2)];
  await attend(one, 1);
  await attend(two, 1);
  expect(one.save()).not.toEqual(two.save());
});

test('what belongs to another seed or game is not gone on with', () => {
  const saved = stored(School.begin(sampleCourse, 1).save());
  expect(School.resume(sampleCourse, 1, saved)).toBeDefined();
  expect(School.resume(sampleCourse, 2, saved)).toBeUndefined();
  const other = { ...sampleCourse, game: { ...sampleGame, id: 'other' } };
  expect(School.resume(other, 1, saved)).toBeUndefined();
  for (const nothing of [null, 1, [], {}, { format: 'x' }])
    expect(School.resume(sampleCourse, 1, nothing)).toBeUndefined();
});

test('every third lesson the student tries itself, with two players and with three', async () => {
  const notes = await attend(School.begin(sampleCourse, 1), 7);
  expect(notes.map(({ trial }) => trial?.wins.map(({ players }) => players))).toEqual([
    undefined,
    undefined,
    [2, 3],
    undefined,
    undefined,
    [2, 3],
    undefined,
  ]);
});

test('a student is crowned only if it is surely better, and then its successors must beat it', async () => {
  const school = School.begin(sampleCourse, 1);
  const notes = await attend(school, 30);
  const trials = notes.flatMap(({ lesson, trial }) => (trial === undefined ? [] : [{ lesson, ...trial }]));
  for (const { times, isCrowned } of trials) expect(isCrowned).toBe(times.low > 1);
  const crowned = trials.filter(({ isCrowned }) => isCrowned);
  expect(crowned.length).toBeGreaterThan(0);
  // It soon knows all there is to learn here: nobody beats that.
  expect(crowned.length).toBeLessThan(4);
  expect(school.champion?.lesson).toBe(crowned.at(-1)?.lesson);
});

test('nobody is crowned who plays as the champion does', async () => {
  const copycat: Course<Lantern> = { ...sampleCourse, player: () => sampleCourse.firstChampion };
  const school = School.begin(copycat, 1);
  const notes = await attend(school, 6);
  // The same numbers at the same seats: what the one wins in one order, the other wins in the next.
  expect(notes[2]?.trial?.times).toEqual({ mean: 1, low: 1, high: 1 });
  expect(school.champion).toBeUndefined();
});
