/** Pads for component tests: their pages without the app around them, and hands to use them. */
import type { Language } from '@belfry/engine/words';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { newPad, type PadPage, type PadProps, type PadSheet, type PadSummary } from '../src/pad/index.js';
import { renderIn } from './index.js';

export const samplePad = (game: string, names: readonly string[], id = game): PadSheet<never> =>
  newPad({ id, game, names, now: Date.UTC(2026, 10, 14, 18) });

/** Opens a pad and waits until it is there. Gives what is on it now. */
export async function openPage<E>(
  Page: ComponentType<PadProps<E>>,
  pad: PadSheet<E>,
  language: Language = 'en',
): Promise<() => PadSheet<E>> {
  let written = pad;
  const Written = () => {
    const [current, setCurrent] = useState(pad);
    written = current;
    return <Page pad={current} onChange={setCurrent} />;
  };
  await renderIn(language, <Written />);
  await screen.findAllByRole('heading');
  return () => written;
}

/** A pad as those get it who were there. */
export async function summaryOf<E>(
  useSummary: PadPage<E>['useSummary'],
  pad: PadSheet<E>,
  language: Language = 'en',
): Promise<PadSummary> {
  let summary: PadSummary | undefined;
  const Reader = () => {
    summary = useSummary(pad);
    return <hr />;
  };
  await renderIn(language, <Reader />);
  await screen.findByRole('separator');
  if (summary === undefined) throw new Error('no summary');
  return summary;
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

export async function press(...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await act(async () => void fireEvent.click(button(name)));
}

export async function pick(name: string | RegExp): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
}

export async function type(field: HTMLElement, value: string): Promise<void> {
  await act(async () => void fireEvent.change(field, { target: { value } }));
}
