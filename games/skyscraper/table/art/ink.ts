/** One hand's style: dark outlines with round corners on flat colours. */
// oxlint-disable-next-line import/no-unassigned-import -- The colours come with the drawings.
import './palette.css';

export const INK = 'var(--sk-print)';

/** For shapes with an outline; its width comes from the group around them. */
export const OUTLINE = { stroke: INK, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** For big numbers: a pale edge keeps them readable on every pattern. */
export const PALE = '#fffaf0';

export const round = (value: number): number => Math.round(value * 100) / 100;
