/** Coming to a table by a link or a code. */
import { useAnnounce, useLanguage } from '@belfry/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAsked } from '../asked.js';
import { paths } from '../paths.js';
import type { Invitation, Look } from '../server/calls.js';
import { useServer, WithServer } from '../server/context.js';
import { Waiting } from '../shell/waiting.js';
import { CodeForm } from './code-form.js';
import { Device } from './device.js';
import { Guest } from './guest.js';
import { keepInvitation, readInvitation } from './invitation.js';
import { HomeLink, JoinFrame, Sign } from './join-frame.js';
import { explainProblem, isDead } from './problems.js';
import { useJoinWords } from './words/index.js';

export const Join = () => (
  <WithServer>
    <Comer />
  </WithServer>
);

function Comer() {
  const [invitation, setInvitation] = useState(readInvitation);
  useEffect(() => {
    if (invitation !== undefined) keepInvitation(invitation);
  }, [invitation]);
  // Another link in the same window.
  useEffect(() => {
    const read = (): void => void (location.hash.length > 1 && setInvitation(readInvitation()));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  if (invitation === undefined) return <ByCode onFound={code => setInvitation({ code })} />;
  return (
    <Invited
      key={'link' in invitation ? invitation.link : invitation.code}
      invitation={invitation}
      onOther={() => setInvitation(undefined)}
    />
  );
}

function ByCode({ onFound }: { readonly onFound: (code: string) => void }) {
  const words = useJoinWords();
  return (
    <JoinFrame title={words.title}>
      <CodeForm onFound={onFound} />
      <HomeLink />
    </JoinFrame>
  );
}

interface InvitedProps {
  readonly invitation: Invitation;
  /** They want to type a code instead. */
  readonly onOther: () => void;
}

function Invited({ invitation, onOther }: InvitedProps) {
  const { calls } = useServer();
  const asked = useAsked(useCallback(() => calls.look(invitation), [calls, invitation]));
  switch (asked.state) {
    case 'waiting':
      return <Waiting />;
    case 'failed':
      return isDead(asked.error) ? (
        <Dead onOther={onOther} />
      ) : (
        <Trouble error={asked.error} again={asked.again} onOther={onOther} />
      );
    case 'there':
      return <Found look={asked.value} invitation={invitation} again={asked.again} />;
  }
}

interface FoundProps {
  readonly look: Look;
  readonly invitation: Invitation;
  readonly again: () => void;
}

function Found({ look, invitation, again }: FoundProps) {
  const [, navigate] = useLocation();
  const own = look.kind === 'table' && look.isYours ? look.table : null;
  useEffect(() => {
    if (own !== null) navigate(paths.play(own), { replace: true });
  }, [own, navigate]);
  if (own !== null) return <Waiting />;
  if (look.kind === 'device') return <Device name={look.name} invitation={invitation} />;
  return <Guest look={look} invitation={invitation} again={again} />;
}

/** A link that is good for nothing, kindly. */
function Dead({ onOther }: { readonly onOther: () => void }) {
  const { dead } = useJoinWords();
  return <Sign title={dead.title} text={dead.text} ways={[{ text: dead.code, go: onOther }]} />;
}

interface TroubleProps {
  readonly error: unknown;
  readonly again: () => void;
  readonly onOther: () => void;
}

function Trouble({ error, again, onOther }: TroubleProps) {
  const words = useJoinWords();
  const { language } = useLanguage();
  const announce = useAnnounce();
  const text = explainProblem(words, language, error);
  useEffect(() => announce(text), [announce, text]);
  return (
    <Sign
      title={words.trouble}
      text={text}
      ways={[
        { text: words.again, go: again, isFirst: true },
        { text: words.dead.code, go: onOther },
      ]}
    />
  );
}
