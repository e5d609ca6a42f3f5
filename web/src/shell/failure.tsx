/** Says what went wrong and what to do about it. Needs nothing that would have to be loaded first. */
import { Button, useLanguage } from '@belfry/ui';
import styles from './failure.module.css';
import { type Basics, basicsIn } from './words/basics.js';

interface FailureProps {
  readonly error: unknown;
  /** Tries once more. Without it the page can be loaded anew. */
  readonly again?: (() => void) | undefined;
}

export function Failure({ error, again }: FailureProps) {
  const words = basicsIn(useLanguage().language);
  return (
    <section role="alert" className={styles['failure']}>
      <h2 className={styles['title']}>{words.failed}</h2>
      <p>{words.causes[causeOf(error)]}</p>
      <div className={styles['ways']}>
        {again !== undefined && (
          <Button look="primary" icon="round" onClick={again}>
            {words.again}
          </Button>
        )}
        <Button icon="round" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      </div>
      <details className={styles['details']}>
        <summary>{words.details}</summary>
        <code>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</code>
      </details>
    </section>
  );
}

const STORAGE_LOCKED = ['SecurityError', 'InvalidStateError', 'NotAllowedError'];

function causeOf(error: unknown): keyof Basics['causes'] {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'QuotaExceededError') return 'full';
  if (STORAGE_LOCKED.includes(error.name)) return 'locked';
  if (error.name === 'BlockedError') return 'blocked';
  if (error.name === 'HostError') return 'network';
  return /dynamically imported|importing a module|failed to fetch|load failed|unable to preload/i.test(error.message)
    ? 'network'
    : 'unknown';
}
