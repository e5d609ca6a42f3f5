/** The main ways: in the header on a desk, at the foot of a phone. */
import { classes, Icon, type IconName } from '@belfry/ui';
import { Link, useLocation } from 'wouter';
import { paths } from '../paths.js';
import styles from './nav.module.css';
import { useShellWords } from './words.js';

const WAYS: readonly {
  readonly name: 'play' | 'pads' | 'matches' | 'learn';
  readonly to: string;
  readonly icon: IconName;
}[] = [
  { name: 'play', to: paths.home, icon: 'play' },
  { name: 'pads', to: paths.pads, icon: 'pad' },
  { name: 'matches', to: paths.matches, icon: 'clock' },
  { name: 'learn', to: paths.learn, icon: 'book' },
];

/** @param onPhone also at the foot of a phone: not on pages that have a bar of their own there */
export function Nav({ onPhone }: { readonly onPhone: boolean }) {
  const { nav: words } = useShellWords();
  const [path] = useLocation();
  return (
    <nav aria-label={words.label} className={classes(styles['bar'], !onPhone && styles['deskOnly'])}>
      {WAYS.map(({ name, to, icon }) => (
        <Link key={name} to={to} aria-current={isCurrent(path, to) ? 'page' : undefined}>
          <Icon name={icon} size={23} />
          <span>{words[name]}</span>
        </Link>
      ))}
    </nav>
  );
}

const isCurrent = (path: string, to: string): boolean => (to === '/' ? path === to : path.startsWith(to));
