/** Where in the course one is. */
import { classes, Hidden, Icon } from '@belfry/ui';
import { Link } from 'wouter';
import { paths } from '../paths.js';
import type { TaughtGame } from './courses.js';
import styles from './outline.module.css';
import { useSolved } from './progress.js';
import { useLearnWords } from './words.js';

interface OutlineProps {
  readonly game: TaughtGame;
  readonly step: number;
  readonly names: readonly string[];
}

/** All steps as links; beside the lesson where there is room. */
export function Outline({ game, step, names }: OutlineProps) {
  const words = useLearnWords();
  const solved = useSolved(game);
  return (
    <nav aria-label={words.steps} className={styles['outline']}>
      <ol>
        {names.map((name, index) => {
          const isSolved = solved.includes(index + 1);
          return (
            <li key={name}>
              <Link
                to={paths.lesson(game.id, index + 1)}
                aria-current={index + 1 === step ? 'step' : undefined}
                className={classes(styles['link'], isSolved && styles['solved'])}
              >
                <span className={styles['dot']} aria-hidden="true">
                  {isSolved ? <Icon name="check" size={14} /> : index + 1}
                </span>
                <span className={styles['name']}>{name}</span>
                {isSolved && <Hidden>{words.stepSolved}</Hidden>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The same for a phone, only to be seen: the title says it. */
export function ProgressBars({ game, step }: { readonly game: TaughtGame; readonly step: number }) {
  const solved = useSolved(game);
  return (
    <span className={styles['bars']} aria-hidden="true">
      {Array.from({ length: game.course.steps }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number.
          key={index}
          className={classes(solved.includes(index + 1) && styles['on'], index + 1 === step && styles['now'])}
        />
      ))}
    </span>
  );
}
