/** Each game as a small picture, drawn without loading the game. */
import type { ReactNode } from 'react';
import type { GameId } from '../../old-games.js';

const SIGNS: Readonly<Record<GameId, ReactNode>> = {
  'five-towers': (
    <>
      <path d="M8 44h14v-9H8z" fill="var(--candy)" />
      <path d="M9.500 35h11v-8h-11z" fill="var(--candy-d)" />
      <path d="M11 27h8v-7h-8z" fill="var(--candy)" />
      <path d="M11 20 15 9l4 11z" fill="var(--candy-d)" />
      <path d="M25 44h15v-9H25z" fill="var(--sand)" />
      <path d="M26.500 35h12v-8h-12z" fill="var(--sand-d)" />
      <path d="M28 27h9v-3h-2v-2h-1.500v2h-2v-2H30v2h-2z" fill="var(--sand)" />
    </>
  ),
  skyscraper: (
    <>
      <path d="M13 44V12h22v32z" fill="#e0a98a" />
      <path d="M10 13 24 4l14 9z" fill="var(--brick)" />
      <path d="M13 22h22M13 31h22" stroke="#fff" strokeWidth="1.600" />
      <path
        d="M17 15h4v4h-4zM27 15h4v4h-4zM17 24.500h4v4h-4zM27 24.500h4v4h-4zM21.500 35h5v9h-5z"
        fill="#2b2a33"
        opacity="0.75"
      />
    </>
  ),
  turmbauer: (
    <>
      <path d="M8 44V34h10v10zM18 44V34h10v10z" fill="var(--wood)" stroke="var(--wood-d)" strokeWidth="1.500" />
      <path d="M28 44V34h10v10zM18 34V24h10v10z" fill="var(--blue)" stroke="var(--wood-d)" strokeWidth="1.500" />
      <path d="M18 24V14h10v10z" fill="var(--wood)" stroke="var(--wood-d)" strokeWidth="1.500" />
      <path d="M19 14h8l-2-5h-4z" fill="var(--red)" />
      <circle cx="23" cy="6.500" r="3.500" fill="var(--red)" />
    </>
  ),
};

export const GameSign = ({ game, size = 48 }: { readonly game: GameId; readonly size?: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
    {SIGNS[game]}
    <path d="M4 45.500h40" stroke="var(--wood-d)" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
