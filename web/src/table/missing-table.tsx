import { paths } from '../paths.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import { useTableWords } from './words/index.js';

export function MissingTable() {
  const words = useTableWords();
  return (
    <Page title={words.missingTitle}>
      <Jackdaw size={96} />
      <p>{words.missing}</p>
      <p>
        <LinkButton to={paths.home} look="primary" icon="home">
          {words.toHome}
        </LinkButton>
      </p>
    </Page>
  );
}
