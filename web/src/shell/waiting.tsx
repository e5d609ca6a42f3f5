/** Says that something is on its way. Appears only if that takes a while. */
import { Icon, useLanguage } from '@belfry/ui';
import styles from './waiting.module.css';
import { basicsIn } from './words/basics.js';

export function Waiting({ what }: { readonly what?: string }) {
  const { language } = useLanguage();
  return (
    <div role="status" className={styles['waiting']}>
      <span className={styles['bell']}>
        <Icon name="bell" size={36} />
      </span>
      {what ?? basicsIn(language).waiting}
    </div>
  );
}
