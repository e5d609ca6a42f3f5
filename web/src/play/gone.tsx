/** A table that cannot be looked at any more: kindly, and with a way on. */
import { paths } from '../paths.js';
import { Jackdaw } from '../shell/jackdaw.js';
import { LinkButton } from '../shell/link-button.js';
import { Page } from '../shell/page.js';
import { usePlayWords } from './words/index.js';

/** `hadSeat`: did they sit there a moment ago? Then somebody gave it free. */
export function Gone({ hadSeat }: { readonly hadSeat: boolean }) {
  const words = usePlayWords();
  const { title, text } = hadSeat ? words.freed : words.closed;
  return (
    <Page title={title}>
      <Jackdaw size={96} />
      <p>{text}</p>
      <p>
        <LinkButton to={paths.home} look="primary" icon="home">
          {words.home}
        </LinkButton>
      </p>
    </Page>
  );
}
