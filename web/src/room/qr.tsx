/** A link as a QR code: one path, dark on white in every theme, so that every camera reads it. */
import { encode } from 'uqr';

/** Light cells around it. */
const BORDER = 2;

interface QrProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly className?: string | undefined;
}

export function Qr({ text, label, className }: QrProps) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0H${size}V${size}H0Z`} fill="#fff" />
      <path d={darkPath(data)} fill="#2b2a33" />
    </svg>
  );
}

/** Dark cells side by side are one stroke. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    }
  return path;
}
