/** Goes to school in a folder: what is there is gone on with, and what is learned is kept there, whole at any moment. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@belfry/bots/training';
import { type Champion, type Note, School, type Trial } from '@belfry/bots/training/loop';
import type { GameTypes, Json } from '@belfry/engine';
import type { GameWords } from '@belfry/engine/words';
import { trainWords } from '../../words/train/index.js';
import { type Context, UsageError } from '../context.js';
import { writeWhole } from '../files.js';
import { arenaFormats } from '../formats.js';
import { trainPage } from './page.js';
import { weightsText } from './weights.js';

export interface Curriculum {
  /** What the game has to say. */
  readonly words: GameWords;
  readonly seed: number;
  readonly folder: string;
  /** It ends after so many lessons in all, or after so many minutes from now. */
  readonly lessons: number;
  readonly minutes: number;
  /** Where a page tells of it, if one is wanted. */
  readonly html: string | undefined;
}

/** All that is needed to go on. */
const SCHOOL = 'school.json';
/** The champion, and as the source file that the game's bot is made of. */
const CHAMPION = 'champion.json';
const WEIGHTS = 'weights.ts';

/** Whoever is interrupted loses no more than this, or one lesson. */
const SAVED_EVERY_MS = 5000;

export async function attendSchool<T extends GameTypes>(
  course: Course<T>,
  curriculum: Curriculum,
  context: Context,
): Promise<void> {
  const { folder, lessons, minutes } = curriculum;
  const school = openSchool(course, curriculum);
  const words = trainWords[context.language];
  if (school.lessons > 0) await context.out(`${words.goesOn(school.lessons)}\n`);
  const end = performance.now() + minutes * 60_000;
  let savedAt = performance.now();
  while (school.lessons < lessons && performance.now() < end) {
    const note = await school.attend();
    await tell(note, school, context);
    if (note.trial === undefined && performance.now() - savedAt < SAVED_EVERY_MS) continue;
    save(school, course.game.id, curriculum, context);
    savedAt = performance.now();
  }
  save(school, course.game.id, curriculum, context);
  await wipe(context);
  await context.out(`${words.end({ folder, champion: school.champion?.lesson })}\n`);
}

function openSchool<T extends GameTypes>(course: Course<T>, { seed, folder }: Curriculum): School<T> {
  const path = join(folder, SCHOOL);
  if (!existsSync(path)) return School.begin(course, seed);
  const school = School.resume(course, seed, JSON.parse(readFileSync(path, 'utf8')) as Json);
  if (school === undefined) throw new UsageError({ code: 'other-training', folder });
  return school;
}

function save(school: School, game: string, { words, seed, folder, html }: Curriculum, context: Context): void {
  const { champion, notes, lessons } = school;
  if (champion !== undefined) saveChampion(champion, commandOf(game, seed, champion.lesson), folder);
  // After the champion, so that whoever goes on from it finds that too.
  writeWhole(join(folder, SCHOOL), `${JSON.stringify(school.save())}\n`);
  if (html === undefined) return;
  writeWhole(html, trainPage({ game: words, notes, command: commandOf(game, seed, lessons) }, context));
}

const commandOf = (game: string, seed: number, lessons: number): string =>
  `belfry train ${game} --seed ${seed} --lessons ${lessons}`;

function saveChampion({ lesson, learned }: Champion, command: string, folder: string): void {
  writeWhole(join(folder, CHAMPION), `${JSON.stringify({ lesson, command, learned })}\n`);
  writeWhole(join(folder, WEIGHTS), weightsText(command, learned));
}

/** A trial gets a line of its own; between trials a terminal shows how it goes. */
async function tell({ lesson, loss, trial }: Note, school: School, context: Context): Promise<void> {
  const words = trainWords[context.language];
  const games = school.notes.reduce((sum, note) => sum + note.games, 0);
  const line = words.lesson({ lesson, games, loss: arenaFormats(context.language).short(loss) });
  if (trial === undefined) {
    if (context.isTerminal) await context.err(`\r\u001b[K${line}`);
    return;
  }
  await wipe(context);
  await context.out(`${line}; ${trialText(trial, context)}\n`);
}

function trialText({ wins, isCrowned }: Trial, { language }: Context): string {
  const words = trainWords[language];
  const { percent } = arenaFormats(language);
  const each = wins.map(({ players, share, low, high }) =>
    words.wins({ players, share: `${percent(share)} (${percent(low)}–${percent(high)})` }),
  );
  return `${each.join(', ')}${isCrowned ? `: ${words.crowned}` : ''}`;
}

const wipe = async (context: Context): Promise<void> => {
  if (context.isTerminal) await context.err('\r\u001b[K');
};
