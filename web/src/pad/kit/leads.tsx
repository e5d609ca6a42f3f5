import { classes, Icon } from '@belfry/ui';
import { usePadWords } from '../words/index.js';
import styles from './leads.module.css';

/** Whoever is ahead has the bell. */
export function Leads({ className }: { readonly className?: string | undefined }) {
  const { common } = usePadWords();
  return (
    <span className={classes(styles['leads'], className)}>
      <Icon name="bell" size={16} />
      <span>{common.leads}</span>
    </span>
  );
}
