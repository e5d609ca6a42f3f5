/** The courses, and how far one has come. */
import { useLanguage } from '@belfry/ui';
import { Suspense } from 'react';
import { rulesOf } from '../games.js';
import { paths } from '../paths.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import { TAUGHT, type TaughtGame } from './courses.js';
import styles from './lessons.module.css';
import { ProgressBars } from './outline.js';
import { nextStep, useSolved } from './progress.js';
import { useLearnWords } from './words.js';

export function Lessons() {
  const words = useLearnWords();
  return (
    <Page title={words.title} subtitle={words.subtitle} actions={<Jackdaw size={56} looks="left" />}>
      <ul className={styles['courses']}>
        {TAUGHT.map(game => (
          <CourseCard key={game.id} game={game} />
        ))}
      </ul>
    </Page>
  );
}

function CourseCard({ game }: { readonly game: TaughtGame }) {
  const words = useLearnWords();
  const { language } = useLanguage();
  const solved = useSolved(game);
  const { minutes, steps, teaches, Cover } = game.course;
  const name = game.name[language];
  const link = solved.length === 0 ? words.start : solved.length < steps ? words.goOn : words.repeat;
  return (
    <li className={styles['course']}>
      <div className={styles['cover']}>
        <Suspense fallback={null}>
          <Cover />
        </Suspense>
      </div>
      <div className={styles['about']}>
        <h2>{name}</h2>
        <p>{teaches[language]}</p>
        <p className={styles['facts']}>
          <span>{words.minutes(minutes)}</span>
          <ProgressBars game={game} step={0} />
          <span>{words.solved(solved.length, steps)}</span>
        </p>
        <div className={styles['links']}>
          <LinkButton
            to={paths.lesson(game.id, nextStep(game, solved))}
            look="primary"
            icon="play"
            label={words.about(link, name)}
          >
            {link}
          </LinkButton>
          {rulesOf(game.id) !== undefined && (
            <LinkButton to={paths.rules(game.id)} icon="book" label={words.about(words.rules, name)}>
              {words.rules}
            </LinkButton>
          )}
        </div>
      </div>
    </li>
  );
}
