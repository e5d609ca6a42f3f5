/** Rules, section by section. What Belfry has decided is marked as such. */
import type { HelpSection } from '@belfry/ui';
import { OursMark } from './ours.js';
import styles from './rules-text.module.css';
import { useLearnWords } from './words.js';

interface RulesTextProps {
  /** Tells them; which hook it is never changes while it is shown. */
  readonly useRules: () => readonly HelpSection[];
  /** The level of the headings: 3 inside a dialog, 2 on a page. */
  readonly level?: 2 | 3;
}

export function RulesText({ useRules, level = 3 }: RulesTextProps) {
  const words = useLearnWords();
  const sections = useRules();
  const hasOurs = sections.some(({ items }) => items.some(({ ours }) => ours === true));
  return (
    <div className={styles['rules']}>
      {sections.map(section => (
        <Section key={section.title} section={section} level={level} />
      ))}
      {hasOurs && (
        <p className={styles['note']}>
          <OursMark /> {words.oursMeans}
        </p>
      )}
    </div>
  );
}

interface SectionProps {
  readonly section: HelpSection;
  readonly level: 2 | 3;
}

function Section({ section: { title, items }, level }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles['section']}>
      <Heading>{title}</Heading>
      <ul>
        {items.map(({ text, ours }) => (
          <li key={text}>
            {text}
            {ours === true && (
              <>
                {' '}
                <OursMark />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
