/** What stands around every page: skip link, header, the main part. Pages with a plain title use `Page` inside it. */
import { classes } from '@belfry/ui';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths.js';
import styles from './frame.module.css';
import { Logo } from './logo.js';
import { Nav } from './nav.js';
import { Tools } from './tools.js';
import { useShellWords } from './words.js';

const BRAND = 'Belfry';
const MAIN = 'main';

interface FrameProps {
  /** For the window; nothing on the start page. */
  readonly title?: string;
  /** Behind everything. */
  readonly scene?: ReactNode;
  /** A page with a title bar of its own. */
  readonly inner?: boolean;
  /** Is the menu at the foot of a phone? */
  readonly navOnPhone?: boolean;
  readonly children: ReactNode;
}

export function Frame({ title, scene, inner = false, navOnPhone = true, children }: FrameProps) {
  const words = useShellWords();
  useEffect(() => {
    document.title = title === undefined ? BRAND : `${title} · ${BRAND}`;
  }, [title]);
  return (
    <div className={classes(styles['frame'], inner && styles['inner'], navOnPhone && styles['withNav'])}>
      {scene}
      <a href={`#${MAIN}`} className={styles['skip']}>
        {words.skip}
      </a>
      <header className={styles['header']}>
        <Link to={paths.home} className={styles['brand']} aria-label={words.nav.home}>
          <Logo />
          <span aria-hidden="true">{BRAND}</span>
        </Link>
        <Nav onPhone={navOnPhone} />
        <div className={styles['tools']}>
          <Tools />
        </div>
      </header>
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
