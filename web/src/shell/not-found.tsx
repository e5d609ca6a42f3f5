/** An address that leads nowhere. */

import { useLanguage } from '@belfry/ui';
import { paths } from '../paths.js';
import { Jackdaw } from './jackdaw.js';
import { LinkButton } from './link-button.js';
import styles from './not-found.module.css';
import { Page } from './page.js';
import { basicsIn } from './words/basics.js';
import { useShellWords } from './words.js';

export function NotFound() {
  const { notFound } = useShellWords();
  const { language } = useLanguage();
  return (
    <Page title={notFound.title}>
      <div className={styles['nothing']}>
        <Jackdaw size={88} />
        <p>{notFound.text}</p>
        <LinkButton to={paths.home} look="primary" icon="home">
          {basicsIn(language).home}
        </LinkButton>
      </div>
    </Page>
  );
}
