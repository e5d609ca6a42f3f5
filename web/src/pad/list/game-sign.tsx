/** Each game as a small picture. Of a game that this app does not know there is only the ground. */
import type { ComponentType } from 'react';

interface GameSignProps {
  readonly sign: ComponentType | undefined;
  readonly size?: number;
}

export const GameSign = ({ sign: Sign, size = 48 }: GameSignProps) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
    {Sign && <Sign />}
    <path d="M4 45.500h40" stroke="var(--wood-d)" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
