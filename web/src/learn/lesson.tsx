/** One step of a course: a picture, what the bird says, and something to try. */
import { playSound, type SoundName, useAnnounce, useLanguage } from '@belfry/ui';
import { pick, type Step, type Verdict } from '@belfry/ui/lesson';
import { useState } from 'react';
import { paths } from '../paths.js';
import { findPlayable } from '../playable.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { NotFound } from '../shell/not-found.js';
import { Page } from '../shell/page.js';
import { findTaught, nearestStep, type TaughtGame } from './courses.js';
import styles from './lesson.module.css';
import { OursMark } from './ours.js';
import { Outline, ProgressBars } from './outline.js';
import { markSolved } from './progress.js';
import { Choices, openingOf, Steer, VerdictPanel } from './task.js';
import { useLearnWords } from './words.js';

interface LessonProps<G> {
  readonly game: G;
  /** Counts from 1. */
  readonly step: number;
}

export function Lesson({ game: id, step }: LessonProps<string>) {
  const game = findTaught(id);
  if (game === undefined) return <NotFound />;
  // Each course has hooks of its own: one is not to be continued with another's.
  return <CourseLesson key={id} game={game} step={step} />;
}

function CourseLesson({ game, step }: LessonProps<TaughtGame>) {
  const words = useLearnWords();
  const { language } = useLanguage();
  const steps = game.course.useSteps();
  const number = nearestStep(game, step);
  const current = steps[number - 1];
  if (current === undefined) throw new Error(`${game.id} has no step ${number}`);
  return (
    <Page
      key={`${game.id}-${number}`}
      title={words.lesson(number, game.course.steps)}
      subtitle={game.name[language]}
      back={paths.learn}
      wide
      actions={
        <div className={styles['bars']}>
          <ProgressBars game={game} step={number} />
        </div>
      }
    >
      <div className={styles['lesson']}>
        <Outline game={game} step={number} names={steps.map(({ name }) => name)} />
        <Board game={game} step={current} number={number} next={steps[number]?.name} />
      </div>
    </Page>
  );
}

const SOUNDS = { right: 'turn', wrong: 'fall', more: 'place' } as const satisfies Record<Verdict['state'], SoundName>;

interface BoardProps {
  readonly game: TaughtGame;
  readonly step: Step;
  readonly number: number;
  /** What the next step is called; nothing after the last. */
  readonly next: string | undefined;
}

function Board({ game, step, number, next }: BoardProps) {
  const words = useLearnWords();
  const onward = useWayOn(game, number, next);
  const announce = useAnnounce();
  const [picked, setPicked] = useState<readonly string[]>([]);
  /** How often in a row it was wrong. */
  const [misses, setMisses] = useState(0);
  const verdict = picked.length === 0 ? undefined : step.verdict(picked);
  const choose = (choice: string): void => {
    const now = pick(step.trial, picked, choice);
    setPicked(now);
    if (now.length === 0) return;
    const { state, text } = step.verdict(now);
    const missed = state === 'wrong' ? misses + 1 : 0;
    setMisses(missed);
    announce(`${openingOf(words, state, missed)} ${text}`);
    playSound(SOUNDS[state]);
    if (state === 'right') markSolved(game, number);
  };
  const startAgain = (): void => {
    setPicked([]);
    setMisses(0);
  };
  const { art, label } = step.picture(picked, choose);

  return (
    <section className={styles['board']} aria-label={step.title}>
      <div role="img" aria-label={label} className={styles['picture']}>
        {art}
      </div>
      <div className={styles['talk']}>
        <h2>{step.title}</h2>
        <div className={styles['says']}>
          <Jackdaw size={52} />
          <p>
            {step.says}
            {step.ours !== undefined && (
              <>
                {' '}
                {step.ours} <OursMark />
              </>
            )}
          </p>
        </div>
        <p className={styles['ask']}>{step.ask}</p>
        <Choices choices={step.choices} layout={step.layout} picked={picked} state={verdict?.state} onChoose={choose} />
        <VerdictPanel verdict={verdict} misses={misses} />
        <Steer
          onAgain={picked.length === 0 ? undefined : startAgain}
          isSolved={verdict?.state === 'right'}
          {...onward}
        />
      </div>
    </section>
  );
}

/** Where the big button leads, and what stands on it. */
function useWayOn({ id, name }: TaughtGame, number: number, next: string | undefined) {
  const words = useLearnWords();
  const { language } = useLanguage();
  if (next !== undefined) return { to: paths.lesson(id, number + 1), label: words.next(next) };
  if (findPlayable(id) !== undefined) return { to: paths.setup(id), label: words.play(name[language]) };
  return { to: paths.learn, label: words.finish };
}
