/** A new table for friends: which game, on which devices, with whom, and by which clock and rules. */
import type { ListedGame } from '@belfry/engine/words';
import { Icon, Segments, useLanguage } from '@belfry/ui';
import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Sign } from '../chat/sign.js';
import { LinkSign } from '../home/signs.js';
import { paths } from '../paths.js';
import { findPlayable, PLAYABLE } from '../playable.js';
import { WithServer } from '../server/context.js';
import { useReach } from '../server/reach.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import { Waiting } from '../shell/waiting.js';
import { lastGame } from './draft.js';
import styles from './together.module.css';
import { TogetherForm } from './together-form.js';
import type { How } from './words/catalogue.js';
import { useTogetherWords } from './words/index.js';

export function Together() {
  const words = useTogetherWords();
  const reach = useReach();
  const [query] = useSearchParams();
  const game = gameOf(query.get('game'));
  const how = query.get('how') === 'screen' ? 'screen' : 'devices';
  return (
    <Page title={words.title} subtitle={words.hows[how].help} back={paths.home}>
      {reach.is === 'looking' && <Waiting />}
      {reach.is === 'none' && <NoServer game={game} />}
      {reach.is === 'there' && (
        <WithServer>
          <Ways game={game} how={how} />
          <Suspense fallback={<Waiting />}>
            <TogetherForm key={game.id} game={game} isScreen={how === 'screen'} canBeListed={reach.house.listed} />
          </Suspense>
        </WithServer>
      )}
    </Page>
  );
}

/** The one in the address, else the one that was played last. */
function gameOf(asked: string | null): ListedGame {
  const [first] = PLAYABLE;
  const game = findPlayable(asked ?? '') ?? findPlayable(String(lastGame())) ?? first;
  if (game === undefined) throw new Error('there is no game to play');
  return game;
}

const HOWS = ['devices', 'screen', 'one'] as const satisfies readonly How[];
const SIGNS = { devices: <LinkSign />, screen: <Sign name="screen" />, one: <Icon name="people" /> } as const;

/** Which game, and how. */
function Ways({ game, how }: { readonly game: ListedGame; readonly how: 'devices' | 'screen' }) {
  const words = useTogetherWords();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const go = (to: How, id = game.id): void =>
    navigate(to === 'one' ? paths.setup(id, 'people') : paths.together(id, to), { replace: to !== 'one' });
  return (
    <div className={styles['ways']}>
      <Segments
        label={words.how}
        value={how}
        choices={HOWS.map(value => ({
          value,
          name: (
            <span className={styles['how']}>
              {SIGNS[value]}
              {words.hows[value].name}
            </span>
          ),
        }))}
        onChange={go}
      />
      <Segments
        label={words.game}
        value={game.id}
        choices={PLAYABLE.map(({ id, name }) => ({ value: id, name: name[language] }))}
        onChange={id => go(how, id)}
      />
    </div>
  );
}

function NoServer({ game }: { readonly game: ListedGame }) {
  const { noServer: words } = useTogetherWords();
  return (
    <section className={styles['none']}>
      <Jackdaw size={96} />
      <div>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <LinkButton to={paths.setup(game.id, 'people')} look="primary">
          {words.one}
        </LinkButton>
      </div>
    </section>
  );
}
