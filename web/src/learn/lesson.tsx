/** One step of a course: a picture, what the bird says, and something to try. */
import { useAnnounce } from '@belfry/ui';
import { useState } from 'react';
import { type GameId, isPlayable } from '../old-games.js';
import { paths } from '../paths.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { Page } from '../shell/page.js';
import { type Step, useCourse } from './course.js';
import styles from './lesson.module.css';
import { OursMark } from './ours.js';
import { Outline, ProgressBars } from './outline.js';
import { markSolved } from './progress.js';
import { nearestStep, stepCount } from './steps.js';
import { Choices, Steer, VerdictPanel } from './task.js';
import { pick } from './trial.js';
import { useLearnWords } from './words.js';

interface LessonProps {
  readonly game: GameId;
  /** Counts from 1. */
  readonly step: number;
}

/** Each course has hooks of its own: one is not to be continued with another's. */
export const Lesson = (props: LessonProps) => <CourseLesson key={props.game} {...props} />;

function CourseLesson({ game, step }: LessonProps) {
  const words = useLearnWords();
  const useSteps = useCourse(game);
  const steps = useSteps();
  const number = nearestStep(game, step);
  const current = steps[number - 1];
  if (current === undefined) throw new Error(`${game} has no step ${number}`);
  return (
    <Page
      key={`${game}-${number}`}
      title={words.lesson(number, stepCount(game))}
      subtitle={words.games[game].name}
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

interface BoardProps {
  readonly game: GameId;
  readonly step: Step;
  readonly number: number;
  /** What the next step is called; nothing after the last. */
  readonly next: string | undefined;
}

function Board({ game, step, number, next }: BoardProps) {
  const words = useLearnWords();
  const announce = useAnnounce();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const verdict = picked.length === 0 ? undefined : step.verdict(picked);
  const { art, label } = step.picture(picked);

  const choose = (choice: string): void => {
    const now = pick(step.trial, picked, choice);
    setPicked(now);
    if (now.length === 0) return;
    const { state, text } = step.verdict(now);
    announce(`${words[state]} ${text}`);
    if (state === 'right') markSolved(game, number);
  };

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
        <VerdictPanel verdict={verdict} />
        <Steer
          onAgain={picked.length === 0 ? undefined : () => setPicked([])}
          isSolved={verdict?.state === 'right'}
          {...wayOn(game, number, next, words)}
        />
      </div>
    </section>
  );
}

/** Where the big button leads, and what stands on it. */
function wayOn(game: GameId, number: number, next: string | undefined, words: ReturnType<typeof useLearnWords>) {
  if (next !== undefined) return { to: paths.lesson(game, number + 1), label: words.next(next) };
  if (isPlayable(game)) return { to: paths.setup(game), label: words.play(words.games[game].name) };
  return { to: paths.learn, label: words.finish };
}
