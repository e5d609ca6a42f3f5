/** The complete rules of a game at hand. */
import { findGame } from '@belfry/games';
import { useLanguage } from '@belfry/ui';
import { rulesOf } from '../games.js';
import { paths } from '../paths.js';
import { LinkButton } from '../shell/link-button.js';
import { NotFound } from '../shell/not-found.js';
import { Page } from '../shell/page.js';
import { findTaught } from './courses.js';
import styles from './rules-page.module.css';
import { RulesText } from './rules-text.js';
import { useLearnWords } from './words.js';

export function RulesPage({ game: id }: { readonly game: string }) {
  const words = useLearnWords();
  const { language } = useLanguage();
  const game = findGame(id);
  const useRules = rulesOf(id);
  if (game === undefined || useRules === undefined) return <NotFound />;
  return (
    <Page
      title={words.rulesOf(game.name[language])}
      subtitle={words.rulesSubtitle}
      back={paths.learn}
      actions={findTaught(id) && <LessonsLink game={id} />}
    >
      <div className={styles['sheet']}>
        <RulesText useRules={useRules} level={2} />
      </div>
    </Page>
  );
}

const LessonsLink = ({ game }: { readonly game: string }) => (
  <LinkButton to={paths.lesson(game, 1)} icon="book">
    {useLearnWords().title}
  </LinkButton>
);
