/** A line icon that the kit does not have, drawn as those of the kit. It says nothing by itself. */
interface LineSignProps {
  readonly path: string;
  readonly size?: number | undefined;
}

export const LineSign = ({ path, size = 20 }: LineSignProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
