/** Where there will be matches one day: what, and the way to the first. */
import { paths } from '../paths.js';
import { Jackdaw } from './jackdaw.js';
import { LinkButton } from './link-button.js';
import styles from './nothing-yet.module.css';

interface NothingYetProps {
  readonly words: { readonly title: string; readonly text: string; readonly go: string };
}

export const NothingYet = ({ words }: NothingYetProps) => (
  <section className={styles['none']}>
    <Jackdaw size={96} />
    <div>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <LinkButton to={paths.home} look="primary" icon="play">
        {words.go}
      </LinkButton>
    </div>
  </section>
);
