/** A match that came in a link: unpacked, checked as one from a file is, kept with the others, and shown. */
import type { Language } from '@belfry/engine/words';
import type { TableHost } from '@belfry/table';
import { useLanguage } from '@belfry/ui';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useAsked } from '../asked.js';
import { useHost } from '../host/context.js';
import { readMatchText } from '../matches/read-file.js';
import type { MatchesWords } from '../matches/words/catalogue.js';
import { useMatchesWords } from '../matches/words.js';
import { paths } from '../paths.js';
import { Failure } from '../shell/failure.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import { readLink, unpackRecord } from './link.js';
import styles from './shared-match.module.css';
import type { ReplayWords } from './words/catalogue.js';
import { useReplayWords } from './words.js';

export function SharedMatch() {
  const { link: words } = useReplayWords();
  const asked = useLinked(useHash());
  return (
    <Page title={words.title}>
      {asked.state === 'waiting' && <p role="status">{words.reading}</p>}
      {asked.state === 'failed' && <Failure error={asked.error} again={asked.again} />}
      {asked.state === 'there' && asked.value.type === 'nothing' && <Nothing why={asked.value.why} />}
    </Page>
  );
}

function Nothing({ why }: { readonly why: string }) {
  const { link: words } = useReplayWords();
  return (
    <div className={styles['nothing']}>
      <Jackdaw size={96} />
      <div role="alert">
        <p>
          <b>{words.failed}</b>
        </p>
        <p>{why}</p>
      </div>
      <LinkButton to={paths.matches} look="primary">
        {words.toMatches}
      </LinkButton>
    </div>
  );
}

type Opened = { readonly type: 'table'; readonly path: string } | { readonly type: 'nothing'; readonly why: string };

/** Opens what is in the link, and goes there. */
function useLinked(hash: string) {
  const host = useHost();
  const { language } = useLanguage();
  const { link } = useReplayWords();
  const matches = useMatchesWords();
  const [, navigate] = useLocation();
  const asked = useAsked(
    useCallback(() => openLink(hash, host, { link, matches, language }), [hash, host, link, matches, language]),
  );
  const path = asked.state === 'there' && asked.value.type === 'table' ? asked.value.path : undefined;
  useEffect(() => {
    if (path !== undefined) navigate(path, { replace: true });
  }, [path, navigate]);
  return asked;
}

interface Texts {
  readonly link: ReplayWords['link'];
  readonly matches: MatchesWords;
  readonly language: Language;
}

async function openLink(hash: string, host: TableHost, { link, matches, language }: Texts): Promise<Opened> {
  const said = readLink(hash);
  if (said === undefined) return { type: 'nothing', why: link.none };
  const text = await unpackRecord(said.packed);
  if (text === undefined) return { type: 'nothing', why: link.damaged };
  const read = await readMatchText(text, host, matches, language, () => link.damaged);
  if (!read.ok) return { type: 'nothing', why: read.why };
  return { type: 'table', path: paths.replay(read.id, said.at, said.seen) };
}

/** What stands behind the `#`. Whoever pastes another link into the same page changes only that. */
const useHash = (): string => useSyncExternalStore(onHash, () => location.hash);

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
