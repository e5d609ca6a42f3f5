import { classes } from '../classes.js';
import { Icon } from '../icon.js';
import styles from './leads.module.css';
import { useCommonWords } from './words/index.js';

/** Whoever is ahead has the bell. */
export function Leads({ className }: { readonly className?: string | undefined }) {
  const common = useCommonWords();
  return (
    <span className={classes(styles['leads'], className)}>
      <Icon name="bell" size={16} />
      <span>{common.leads}</span>
    </span>
  );
}
