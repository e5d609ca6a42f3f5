/** A game: what it is, and every way into it. Its towers stand on the card. */
import { classes, forgetFailures, Icon, useLanguage } from '@belfry/ui';
import type { ReactNode } from 'react';
import { type GameId, isPlayable, PLAYERS, type PlayableId } from '../games.js';
import { paths } from '../paths.js';
import { loadTable } from '../screens.js';
import { LinkButton } from '../shell/link-button.js';
import { useShellWords } from '../shell/words.js';
import { Emblem } from './emblem.js';
import styles from './game-card.module.css';
import type { QuickStart } from './quick-start.js';
import { useHomeWords } from './words.js';

const GROUNDS: Readonly<Record<GameId, string>> = { 'five-towers': 'grass', skyscraper: 'street', turmbauer: 'wood' };

export function GameCard({ game, quick }: { readonly game: GameId; readonly quick: QuickStart }) {
  const words = useHomeWords();
  const { games } = useShellWords();
  const { min, max } = PLAYERS[game];
  return (
    <article className={classes(styles['card'], styles[GROUNDS[game]])} aria-labelledby={`game-${game}`}>
      <Emblem game={game} size={48} className={styles['emblem']} />
      <h2 id={`game-${game}`}>{games[game]}</h2>
      <p className={styles['players']}>
        <Icon name="people" size={16} />
        {words.players(min, max)}
      </p>
      <p className={styles['about']}>{words.about[game]}</p>
      {isPlayable(game) ? <PlayableWays game={game} quick={quick} /> : <OtherWays game={game} />}
    </article>
  );
}

function PlayableWays({ game, quick }: { readonly game: PlayableId; readonly quick: QuickStart }) {
  const words = useHomeWords();
  const name = useShellWords().games[game];
  return (
    <>
      <PlayButton game={game} quick={quick} />
      <Ways>
        <LinkButton to={paths.setup(game, 'people')} look="quiet" icon="people" label={words.passLabel(name)}>
          {words.passAndPlay}
        </LinkButton>
        <LinkButton to={paths.lesson(game, 1)} look="quiet" icon="book" label={words.learnLabel(name)}>
          {words.learn}
        </LinkButton>
      </Ways>
    </>
  );
}

function PlayButton({ game, quick }: { readonly game: PlayableId; readonly quick: QuickStart }) {
  const words = useHomeWords();
  const name = useShellWords().games[game];
  const { language } = useLanguage();
  const isStarting = quick.starting === game;
  // Who points at it will want it: a moment gained. If it fails, who really goes there may try again.
  const fetchAhead = (): void => void loadTable(game, language).catch(forgetFailures);
  return (
    <button
      type="button"
      className={styles['play']}
      aria-label={isStarting ? words.starting : `${words.play} ${words.againstBots}, ${name}`}
      aria-disabled={quick.starting !== undefined || undefined}
      onClick={quick.starting === undefined ? () => quick.start(game) : undefined}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <PlaySign />
      <span>{isStarting ? words.starting : words.play}</span> {!isStarting && <small>{words.againstBots}</small>}
    </button>
  );
}

const PlaySign = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
    <path d="M6 4.5v15l13-7.5Z" />
  </svg>
);

function OtherWays({ game }: { readonly game: GameId }) {
  const words = useHomeWords();
  const name = useShellWords().games[game];
  return (
    <>
      <p className={styles['note']}>{words.noTable}</p>
      <Ways>
        <LinkButton to={paths.pads} look="quiet" icon="pad" label={words.padLabel(name)}>
          {words.pad}
        </LinkButton>
        <LinkButton to={paths.lesson(game, 1)} look="quiet" icon="book" label={words.learnLabel(name)}>
          {words.learn}
        </LinkButton>
      </Ways>
    </>
  );
}

const Ways = ({ children }: { readonly children: ReactNode }) => <div className={styles['ways']}>{children}</div>;
