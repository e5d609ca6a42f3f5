/** What stands around every page of this kind: one card, and nothing that leads elsewhere. */
import { Button, useLanguage } from '@belfry/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.js';
import { Frame } from '../shell/frame.js';
import { Horizon } from '../shell/horizon.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { LinkButton } from '../shell/link-button.js';
import { useTitleFocus } from '../shell/title-focus.js';
import { basicsIn } from '../shell/words/basics.js';
import styles from './join-frame.module.css';

interface JoinFrameProps {
  readonly title: string;
  /** Above the title. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

export function JoinFrame({ title, picture, children }: JoinFrameProps) {
  const heading = useTitleFocus();
  return (
    <Frame title={title} inner scene={<Horizon />} navOnPhone={false}>
      <div className={styles['card']}>
        {picture}
        <div className={styles['inside']}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    </Frame>
  );
}

interface Way {
  readonly text: string;
  readonly go: () => void;
  readonly isFirst?: boolean;
}

interface SignProps {
  readonly title: string;
  readonly text: string;
  readonly ways: readonly Way[];
}

/** Something that is not as hoped for, and what one can do. */
export function Sign({ title, text, ways }: SignProps) {
  return (
    <JoinFrame title={title} picture={<Bird />}>
      <p>{text}</p>
      <div className={styles['ways']}>
        {ways.map(way => (
          <Button key={way.text} look={way.isFirst ? 'primary' : 'plain'} onClick={way.go}>
            {way.text}
          </Button>
        ))}
        <HomeLink />
      </div>
    </JoinFrame>
  );
}

export const HomeLink = () => (
  <LinkButton to={paths.home} icon="home" className={styles['home']}>
    {basicsIn(useLanguage().language).home}
  </LinkButton>
);

const Bird = () => (
  <div className={styles['bird']}>
    <Jackdaw size={88} />
  </div>
);
