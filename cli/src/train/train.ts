/** `belfry train`: lets a game's player learn by playing itself, and keeps the best it has become. */
import { mkdirSync } from 'node:fs';
import type { Course } from '@belfry/bots/training';
import type { GameWords } from '@belfry/engine/words';
import { trainWords } from '../../words/train/index.js';
import { type Arguments, readArguments } from '../arguments.js';
import { type Context, EXIT, type Exit, UsageError } from '../context.js';
import { tellingOfFiles } from '../files-told.js';
import { findSchooling, gameIds } from '../games.js';
import { SEEDS } from '../plan.js';
import { attendSchool, type Curriculum } from './school.js';

const TRAIN_OPTIONS = { seed: 'text', lessons: 'text', minutes: 'text', out: 'text', html: 'text' } as const;

export async function train(args: readonly string[], context: Context): Promise<Exit> {
  const given = readArguments(args, TRAIN_OPTIONS);
  const { course, words } = await courseOf(given, context);
  const curriculum = curriculumOf(given, course.game.id, words);
  return await tellingOfFiles(context, async () => {
    mkdirSync(curriculum.folder, { recursive: true });
    await context.out(`${trainWords[context.language].title({ game: words.name, seed: curriculum.seed })}\n`);
    await attendSchool(course, curriculum, context);
    return EXIT.ok;
  });
}

async function courseOf(given: Arguments, { language }: Context): Promise<{ course: Course; words: GameWords }> {
  const [id, extra] = given.positionals;
  if (id === undefined) throw new UsageError({ code: 'no-game', known: gameIds() });
  if (extra !== undefined) throw new UsageError({ code: 'argument-unexpected', argument: extra });
  const known = await findSchooling(id);
  if (known === undefined) throw new UsageError({ code: 'unknown-game', game: id, known: gameIds() });
  if (known.course === undefined) throw new UsageError({ code: 'no-course', game: id });
  // The list of games knows nothing of courses; whoever lists one lists this.
  return { course: (await known.course()) as Course, words: known.words[language] };
}

function curriculumOf(given: Arguments, game: string, words: GameWords): Curriculum {
  const [lessons, minutes] = [given.text('lessons'), given.text('minutes')];
  if ((lessons === undefined) === (minutes === undefined)) throw new UsageError({ code: 'lessons-or-minutes' });
  const seed = given.number('seed', { ...SEEDS, fallback: 1 });
  return {
    words,
    seed,
    html: given.text('html'),
    folder: given.text('out') ?? `${game}-${seed}`,
    lessons: given.number('lessons', { min: 1, max: 1_000_000, fallback: Number.POSITIVE_INFINITY }),
    minutes: given.number('minutes', { min: 1, max: 100_000, fallback: Number.POSITIVE_INFINITY }),
  };
}
