/** Small signs beside verdicts, so that colour is never alone. */
const PATHS = {
  check: 'M4 10.5l4 4 8-9',
  up: 'M10 16V4M4.5 9.5L10 4l5.5 5.5',
  stop: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15M4.8 4.8l10.4 10.4',
} as const;

export const Sign = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg
    viewBox="0 0 20 20"
    width="16"
    height="16"
    fill="none"
    stroke={name === 'stop' ? 'var(--brick)' : 'currentColor'}
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
