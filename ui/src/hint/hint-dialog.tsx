/** A hint: what a good player would do, what it is worth beside the next best, and why. Worked out away from the page. */
import type { Advice, Seat } from '@belfry/engine';
import { useEffect, useState } from 'react';
import { Button } from '../button.js';
import { Dialog } from '../dialog.js';
import { Face } from '../face.js';
import { useLanguage } from '../language.js';
import type { Hint } from '../screen.js';
import { useWork } from '../work.js';
import type { AdviceMoment, AdviceWords, Advising, GameAdvice } from './game-advice.js';
import styles from './hint-dialog.module.css';
import { useHintWords } from './words/index.js';

interface HintDialogProps extends AdviceMoment {
  readonly game: string;
  /** Who asks. */
  readonly seat: Seat;
  readonly advice: GameAdvice;
  /** They want to see it on the board. */
  readonly onShow: (hint: Hint) => void;
  readonly onClose: () => void;
}

type Asked = { readonly is: 'thinking' } | { readonly is: 'failed' } | { readonly is: 'told'; readonly advice: Advice };

const MOST_REASONS = 3;

export function HintDialog({ game, seat, advice, onShow, onClose, ...moment }: HintDialogProps) {
  const words = useHintWords();
  const said = advice.useWords();
  const { asked, askAgain } = useAdvice(game, moment.view);
  const show = (): void => {
    if (asked.is !== 'told') return;
    const [{ action }] = asked.advice.ways;
    onShow({ way: action, text: said.way(action, moment) });
  };
  return (
    <Dialog
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      foot={
        <Button look="primary" wide off={asked.is !== 'told'} onClick={show}>
          {words.show}
        </Button>
      }
    >
      <div className={styles['hint']}>
        <Face figure="falcon" size={56} />
        {/* Said aloud when it is there. */}
        <div className={styles['said']} role="status">
          {asked.is === 'thinking' && <p className={styles['quiet']}>{words.thinking}</p>}
          {asked.is === 'told' && <Told advice={asked.advice} seat={seat} said={said} moment={moment} />}
          {asked.is === 'failed' && (
            <>
              <p>{words.failed}</p>
              <Button onClick={askAgain}>{words.again}</Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Asks once for each position, and anew when somebody wants. */
function useAdvice(game: string, view: unknown): { readonly asked: Asked; readonly askAgain: () => void } {
  const work = useWork<Advising>(game);
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked>({ is: 'thinking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    let isWanted = true;
    const tell = (answer: Asked): void => {
      if (isWanted) setAsked(answer);
    };
    work('advise', { state: view }).then(
      advice => tell({ is: 'told', advice }),
      () => tell({ is: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [work, view, attempt]);
  const askAgain = (): void => {
    setAsked({ is: 'thinking' });
    setAttempt(attempt + 1);
  };
  return { asked, askAgain };
}

interface ToldProps {
  readonly advice: Advice;
  readonly seat: Seat;
  readonly said: AdviceWords;
  readonly moment: AdviceMoment;
}

function Told({ advice: { ways, reasons }, seat, said, moment }: ToldProps) {
  const words = useHintWords();
  const [best, next] = ways;
  const way = said.way(best.action, moment);
  const other = next && said.way(next.action, moment);
  return (
    <>
      <p className={styles['way']}>{way}</p>
      {reasons.length > 0 && (
        <ul className={styles['why']} aria-label={words.why}>
          {reasons.slice(0, MOST_REASONS).map(reason => {
            const text = said.reason(reason, moment);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      )}
      {next !== undefined && (
        <dl className={styles['shares']} aria-label={words.chance}>
          <Share name={words.so} share={best.values[seat] ?? 0} isBest />
          <Share
            name={other === way || other === undefined ? words.elsewhere : words.nextBest(other)}
            share={next.values[seat] ?? 0}
          />
        </dl>
      )}
      {next !== undefined && <p className={styles['quiet']}>{words.chanceHelp}</p>}
    </>
  );
}

interface ShareProps {
  readonly name: string;
  /** Of the victory, from 0 to 1. */
  readonly share: number;
  readonly isBest?: boolean;
}

function Share({ name, share, isBest = false }: ShareProps) {
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(share);
  return (
    <div data-best={isBest || undefined}>
      <dt>{name}</dt>
      <dd>
        <span className={styles['bar']} aria-hidden="true">
          <i style={{ width: `${Math.round(share * 100)}%` }} />
        </span>
        {percent}
      </dd>
    </div>
  );
}
