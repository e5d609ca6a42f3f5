/** Every match of this device and, apart from them, of the server: to go on with, to watch again, to save, and from files. */
import { lazyPart } from '@belfry/ui';
import { Suspense, useCallback, useState } from 'react';
import { useSomebody } from '../home/somebody.js';
import { useHost } from '../host/context.js';
import { paths } from '../paths.js';
import { useReach } from '../server/reach.js';
import { Failure } from '../shell/failure.js';
import { LinkButton } from '../shell/link-button.js';
import { NothingYet } from '../shell/nothing-yet.js';
import { Page } from '../shell/page.js';
import { Waiting } from '../shell/waiting.js';
import { MatchLists, useTables } from './match-lists.js';
import styles from './matches.module.css';
import { OpenFile } from './open-file.js';
import { tablesOf } from './tables.js';
import { useMatchesWords } from './words.js';

/** For those who are somebody at the server. */
const ServerMatches = lazyPart(async () => (await import('./there/server-matches.js')).ServerMatches);

const HERE = { table: paths.table, replay: paths.replay };

export function Matches() {
  const words = useMatchesWords();
  const host = useHost();
  const { asked, onMore } = useTables(useCallback(limits => tablesOf(host, limits), [host]));
  const isSomebody = useSomebody(useReach().is === 'there');
  const [found, setFound] = useState<number>();
  const there = isSomebody ? found : 0;
  const isNamed = (there ?? 0) > 0;
  const here = asked.state === 'there' ? asked.value.running.total + asked.value.over.total : undefined;
  return (
    <Page
      title={words.title}
      actions={
        <LinkButton to={paths.stats} look="quiet" icon="bricks">
          {words.stats}
        </LinkButton>
      }
    >
      <div className={styles['matches']}>
        {here === 0 && there === 0 && <NothingYet words={words.none} />}
        {isSomebody && (
          <Suspense fallback={null}>
            <ServerMatches onFound={setFound} />
          </Suspense>
        )}
        {asked.state === 'waiting' && <Waiting />}
        {asked.state === 'failed' && <Failure error={asked.error} again={asked.again} />}
        {asked.state === 'there' && here !== 0 && (
          <section className={styles['place']} {...(isNamed && { 'aria-labelledby': 'on-this-device' })}>
            {isNamed && <h2 id="on-this-device">{words.onDevice}</h2>}
            <MatchLists
              {...asked.value}
              place={{ ...HERE, isNamed }}
              mayRemove={always}
              isForAll={false}
              onChanged={asked.again}
              onMore={onMore}
            />
          </section>
        )}
        <OpenFile onOpened={asked.again} />
      </div>
    </Page>
  );
}

const always = (): boolean => true;
