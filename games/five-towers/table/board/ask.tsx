import { ASK, classes, Icon, TurnClock } from '@belfry/ui';
import styles from './panel.module.css';

interface AskProps {
  readonly title: string;
  readonly hint?: string;
  /** What may go unseen where there is hardly any room. */
  readonly more?: string;
  /** Does the hint say why something was not done? */
  readonly isWrong?: boolean;
}

/** The question at the head of the panel, and a line about the situation. */
export const Ask = ({ title, hint, more, isWrong = false }: AskProps) => (
  <div className={styles['ask']}>
    <h2 {...ASK}>{title}</h2>
    <TurnClock />
    {hint !== undefined && (
      <p className={classes(isWrong && styles['wrong'])}>
        {isWrong && <Icon name="cross" size={14} />}
        {hint}
        {more !== undefined && <span className={styles['more']}> {more}</span>}
      </p>
    )}
  </div>
);
