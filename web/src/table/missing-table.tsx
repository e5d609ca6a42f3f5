import { Link } from 'wouter';
import { paths } from '../paths.js';
import { Page } from '../shell/page.js';
import { useTableWords } from './words/index.js';

export function MissingTable() {
  const words = useTableWords();
  return (
    <Page title={words.missingTitle}>
      <p>{words.missing}</p>
      <p>
        <Link href={paths.home}>{words.toHome}</Link>
      </p>
    </Page>
  );
}
