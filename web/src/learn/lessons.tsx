/** The three courses, and how far one has come. */
import { lazyPart } from '@belfry/ui';
import { Suspense } from 'react';
import { GAME_IDS, type GameId } from '../old-games.js';
import { paths } from '../paths.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import styles from './lessons.module.css';
import { ProgressBars } from './outline.js';
import { nextStep, useProgress } from './progress.js';
import { stepCount } from './steps.js';
import { useLearnWords } from './words.js';

/** Pictures come with their game. */
const COVERS = {
  'five-towers': lazyPart(async () => (await import('./five-towers/cover.js')).Cover),
  skyscraper: lazyPart(async () => (await import('./skyscraper/cover.js')).Cover),
  turmbauer: lazyPart(async () => (await import('./turmbauer/cover.js')).Cover),
};

const MINUTES: Readonly<Record<GameId, number>> = { 'five-towers': 4, skyscraper: 4, turmbauer: 5 };

export function Lessons() {
  const words = useLearnWords();
  return (
    <Page title={words.title} subtitle={words.subtitle} actions={<Jackdaw size={56} looks="left" />}>
      <ul className={styles['courses']}>
        {GAME_IDS.map(game => (
          <CourseCard key={game} game={game} />
        ))}
      </ul>
    </Page>
  );
}

function CourseCard({ game }: { readonly game: GameId }) {
  const words = useLearnWords();
  const progress = useProgress();
  const { name, teaches } = words.games[game];
  const done = progress[game].length;
  const step = nextStep(progress, game);
  const link = done === 0 ? words.start : done < stepCount(game) ? words.goOn : words.repeat;
  const Cover = COVERS[game];
  return (
    <li className={styles['course']}>
      <div className={styles['cover']}>
        <Suspense fallback={null}>
          <Cover />
        </Suspense>
      </div>
      <div className={styles['about']}>
        <h2>{name}</h2>
        <p>{teaches}</p>
        <p className={styles['facts']}>
          <span>{words.minutes(MINUTES[game])}</span>
          <ProgressBars game={game} step={0} />
          <span>{words.solved(done, stepCount(game))}</span>
        </p>
        <div className={styles['links']}>
          <LinkButton to={paths.lesson(game, step)} look="primary" icon="play" label={words.about(link, name)}>
            {link}
          </LinkButton>
          <LinkButton to={paths.rules(game)} icon="book" label={words.about(words.rules, name)}>
            {words.rules}
          </LinkButton>
        </div>
      </div>
    </li>
  );
}
