/** A game: what it is, and every way into it. Its towers stand on the card. */
import type { ListedGame } from '@belfry/engine/words';
import { isTaught, padOf } from '@belfry/games/parts';
import { classes, Face, forgetFailures, Icon, useLanguage } from '@belfry/ui';
import { paths } from '../paths.js';
import { birdOf } from '../people/birds.js';
import { useBotName } from '../people/bot-name.js';
import { recallOpponents } from '../people/opponents.js';
import { loadTable } from '../screens.js';
import { LinkButton } from '../shell/link-button.js';
import { Emblem } from './emblem.js';
import styles from './game-card.module.css';
import type { QuickStart } from './quick-start.js';
import { useHomeWords } from './words.js';

interface GameCardProps {
  readonly game: ListedGame;
  readonly quick: QuickStart;
}

export function GameCard({ game, quick, hasServer = false }: GameCardProps & { readonly hasServer?: boolean }) {
  const words = useHomeWords();
  const { language } = useLanguage();
  const {
    id,
    name,
    about,
    players: { min, max },
    ground = 'grass',
    hasNoTable = false,
  } = game;
  return (
    <article className={classes(styles['card'], styles[ground])} aria-labelledby={`game-${id}`}>
      <Emblem game={id} size={48} className={styles['emblem']} />
      <h2 id={`game-${id}`}>{name[language]}</h2>
      <p className={styles['players']}>
        <Icon name="people" size={16} />
        {words.players(min, max)}
      </p>
      <p className={styles['about']}>{about[language]}</p>
      {hasNoTable ? (
        <p className={styles['note']}>{words.noTable}</p>
      ) : (
        <div className={styles['start']}>
          <PlayButton game={game} quick={quick} />
          <Against game={game} quick={quick} />
        </div>
      )}
      <Ways game={game} hasServer={hasServer} />
    </article>
  );
}

function PlayButton({ game, quick }: GameCardProps) {
  const words = useHomeWords();
  const { language } = useLanguage();
  const isStarting = quick.starting === game;
  // Who points at it will want it: a moment gained. If it fails, who really goes there may try again.
  const fetchAhead = (): void => void loadTable(game, language).catch(forgetFailures);
  return (
    <button
      type="button"
      className={styles['play']}
      aria-label={isStarting ? words.starting : `${words.play} ${words.againstBots}, ${game.name[language]}`}
      aria-disabled={quick.starting !== undefined || undefined}
      onClick={quick.starting === undefined ? () => quick.play(game) : undefined}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <PlaySign />
      <span>{isStarting ? words.starting : words.play}</span> {!isStarting && <small>{words.againstBots}</small>}
    </button>
  );
}

/** How many bots, and how strong: chosen once, remembered, and changed here. */
function Against({ game, quick }: GameCardProps) {
  const words = useHomeWords();
  const { language } = useLanguage();
  const { bots, policy } = recallOpponents(game);
  const bird = birdOf(policy);
  const name = useBotName()(policy);
  return (
    <button
      type="button"
      className={styles['against']}
      aria-label={words.against(`${bots} × ${name}`, game.name[language])}
      title={words.against(`${bots} × ${name}`, game.name[language])}
      aria-disabled={quick.starting !== undefined || undefined}
      onClick={quick.starting === undefined ? () => quick.choose(game) : undefined}
    >
      <span>
        {bots}
        {' × '}
      </span>
      <Face figure={bird} size={26} />
      <small>{name}</small>
    </button>
  );
}

const PlaySign = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
    <path d="M6 4.5v15l13-7.5Z" />
  </svg>
);

interface WaysProps {
  readonly game: ListedGame;
  readonly hasServer: boolean;
}

/** A table for people, or the pad for the real box; and how it is learnt. */
function Ways({ game: { id, name, hasNoTable = false }, hasServer }: WaysProps) {
  const words = useHomeWords();
  const title = name[useLanguage().language];
  return (
    <div className={styles['ways']}>
      {!hasNoTable && hasServer && (
        <LinkButton to={paths.together(id)} look="quiet" icon="people" label={words.friendsLabel(title)}>
          {words.withFriends}
        </LinkButton>
      )}
      {!hasNoTable && !hasServer && (
        <LinkButton to={paths.setup(id, 'people')} look="quiet" icon="people" label={words.passLabel(title)}>
          {words.passAndPlay}
        </LinkButton>
      )}
      {hasNoTable && padOf(id) !== undefined && (
        <LinkButton to={paths.pads} look="quiet" icon="pad" label={words.padLabel(title)}>
          {words.pad}
        </LinkButton>
      )}
      {isTaught(id) && (
        <LinkButton to={paths.lesson(id, 1)} look="quiet" icon="book" label={words.learnLabel(title)}>
          {words.learn}
        </LinkButton>
      )}
    </div>
  );
}
