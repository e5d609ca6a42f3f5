/** Where a card of the display stands: fits, fits if something is torn down, or does not. */
import { Icon, type IconName } from '@belfry/ui';
import type { Fit } from '../position.js';
import type { FitTexts } from '../words/catalogue.js';

export interface Verdict {
  readonly tone: 'yes' | 'maybe' | 'no';
  readonly icon: IconName | undefined;
  readonly long: string;
  readonly short: string;
}

export function verdictOf(fit: Fit, texts: FitTexts): Verdict {
  switch (fit.type) {
    case 'begins':
      return { tone: 'yes', icon: 'check', long: texts.begins, short: texts.beginsShort };
    case 'on':
      return { tone: 'yes', icon: 'check', long: texts.on(fit.top), short: texts.onShort };
    case 'nine':
      return { tone: 'yes', icon: 'check', long: texts.nine, short: texts.onShort };
    case 'if-torn':
      return { tone: 'maybe', icon: 'torn', long: texts.ifTorn(fit.top), short: texts.ifTornShort(fit.top) };
    case 'after':
      return { tone: 'maybe', icon: 'up', long: texts.after(fit.value), short: texts.after(fit.value) };
    case 'roofed':
      return { tone: 'no', icon: 'cross', long: texts.roofed, short: texts.roofedShort };
    case 'none':
      return { tone: 'no', icon: 'cross', long: texts.none, short: texts.noneShort };
  }
}

/** What a card says while its owner builds. */
export function buildVerdict(state: 'placed' | 'hand' | 'stays', texts: FitTexts): Verdict {
  if (state === 'placed') return { tone: 'yes', icon: 'check', long: texts.placed, short: texts.placed };
  if (state === 'hand') return { tone: 'yes', icon: undefined, long: texts.inHand, short: texts.inHandShort };
  return { tone: 'maybe', icon: undefined, long: texts.stays, short: texts.staysShort };
}

export function FitLabel({ verdict, id, styles }: FitLabelProps) {
  return (
    <span className={`${styles['fit']} ${styles[verdict.tone]}`}>
      {verdict.icon !== undefined && <Icon name={verdict.icon} size={14} />}
      <span id={id} className={styles['long']}>
        {verdict.long}
      </span>
      <span className={styles['short']} aria-hidden="true">
        {verdict.short}
      </span>
    </span>
  );
}

interface FitLabelProps {
  readonly verdict: Verdict;
  readonly id: string;
  readonly styles: Readonly<Record<string, string>>;
}
