/** Every address of the app. */
import type { Viewer } from '@belfry/engine';

export type SeatMix = 'bots' | 'people';

export const paths = {
  home: '/',
  matches: '/matches',
  stats: '/stats',
  /** A match that is in the address itself, behind the `#`. */
  shared: '/replay',
  pads: '/pad',
  learn: '/learn',
  /** A new table: `mix` says who sits there at first. */
  setup: (game: string, mix: SeatMix = 'bots') => `/new/${game}${mix === 'people' ? '?with=people' : ''}`,
  /** A table; with `coach`, somebody shows how it is played. */
  table: (id: string, { coach = false }: { readonly coach?: boolean } = {}) => `/table/${id}${coach ? '?coach=1' : ''}`,
  /** A match at a moment, seen by a seat, a spectator, or openly. */
  replay: (id: string, at?: number, seenBy?: Viewer | 'open') => {
    const query = new URLSearchParams();
    if (at !== undefined) query.set('at', String(at));
    if (seenBy !== undefined) query.set('seen', String(seenBy));
    const text = query.toString();
    return `/replay/${id}${text === '' ? '' : `?${text}`}`;
  },
  pad: (id: string) => `/pad/${id}`,
  lesson: (game: string, step: number) => `/learn/${game}/${step}`,
  rules: (game: string) => `/rules/${game}`,
} as const;
