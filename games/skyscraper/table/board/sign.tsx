/** Small signs: beside verdicts, so that colour is never alone, and for what the kit has no icon for. */
const PATHS = {
  check: 'M4 10.5l4 4 8-9',
  up: 'M10 16V4M4.5 9.5L10 4l5.5 5.5',
  stop: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15M4.8 4.8l10.4 10.4',
  bolt: 'M11.5 2L4.5 11.5H10L8.5 18l7-9.5H10Z',
  /** From short to long, from top to bottom. */
  sort: 'M5 3v13.5M1.5 13.2L5 16.8l3.5-3.6M12 4h2M12 10h4M12 16h6.5',
} as const;

export const Sign = ({ name, size = 16 }: { readonly name: keyof typeof PATHS; readonly size?: number }) => (
  <svg
    viewBox="0 0 20 20"
    width={size}
    height={size}
    fill="none"
    stroke={name === 'stop' ? 'var(--brick)' : 'currentColor'}
    strokeWidth={name === 'sort' ? 2.2 : 3}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
