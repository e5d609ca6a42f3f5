/** The frame of every screen but home, table and replay: a title, perhaps a way back, perhaps a few actions. */
import { classes, Icon } from '@belfry/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Frame } from './frame.js';
import { Horizon } from './horizon.js';
import styles from './page.module.css';
import { useTitleFocus } from './title-focus.js';
import { useShellWords } from './words.js';

interface PageProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The address one step up. Pages that have it show no menu at the foot of a phone: they may have a bar of their own there. */
  readonly back?: string;
  /** For pages that need the whole width of a desk. */
  readonly wide?: boolean;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, subtitle, back, wide = false, actions, children }: PageProps) {
  const words = useShellWords();
  const heading = useTitleFocus();
  return (
    <Frame title={title} inner scene={<Horizon />} navOnPhone={back === undefined}>
      <div className={classes(styles['page'], wide && styles['wide'])}>
        <div className={classes(styles['head'], back !== undefined && styles['alone'])}>
          {back !== undefined && (
            <Link to={back} className={styles['back']} aria-label={words.back}>
              <Icon name="back" size={24} />
            </Link>
          )}
          <div className={styles['titles']}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {subtitle !== undefined && <p className={styles['subtitle']}>{subtitle}</p>}
          </div>
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </div>
        {children}
      </div>
    </Frame>
  );
}
