/** The complete rules of a game at hand. */
import { lazyWords } from '@belfry/ui';
import { type GameId, isPlayable, type PlayableId, useScreen } from '../old-games.js';
import { paths } from '../paths.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import styles from './rules-page.module.css';
import { RulesText } from './rules-text.js';
import { useLearnWords } from './words.js';

export function RulesPage({ game }: { readonly game: GameId }) {
  const words = useLearnWords();
  return (
    <Page
      title={words.rulesOf(words.games[game].name)}
      subtitle={words.rulesSubtitle}
      back={paths.learn}
      actions={
        <LinkButton to={paths.lesson(game, 1)} icon="book">
          {words.title}
        </LinkButton>
      }
    >
      <div className={styles['sheet']}>{isPlayable(game) ? <ScreenRules game={game} /> : <TurmbauerRules />}</div>
    </Page>
  );
}

const ScreenRules = ({ game }: { readonly game: PlayableId }) => (
  <RulesText sections={useScreen(game).useWords().help} level={2} />
);

/** Turmbauer has no table here yet: its rules are written with its lessons. */
const useTurmbauerRules = lazyWords({
  en: async () => (await import('./words/turmbauer-rules/en.js')).en,
  de: async () => (await import('./words/turmbauer-rules/de.js')).de,
  fr: async () => (await import('./words/turmbauer-rules/fr.js')).fr,
  bg: async () => (await import('./words/turmbauer-rules/bg.js')).bg,
});

const TurmbauerRules = () => <RulesText sections={useTurmbauerRules()} level={2} />;
