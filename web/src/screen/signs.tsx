/** Pictures that only big screens and their phones need. */
export const ScreenSign = ({ size }: { readonly size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M3 5h18v11H3zM12 16v4M8 20h8" />
  </svg>
);
