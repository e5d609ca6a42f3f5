/** Every address of the app. */
import type { Viewer } from '@belfry/engine';

/** How friends play: each on their own device, on a big screen with phones as hands, or on this one. */
export type Together = 'devices' | 'screen';

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
  /** A new table for friends, on the server of this page. */
  together: (game?: string, how: Together = 'devices') => {
    const query = new URLSearchParams();
    if (game !== undefined) query.set('game', game);
    if (how !== 'devices') query.set('how', how);
    const text = query.toString();
    return `/together${text === '' ? '' : `?${text}`}`;
  },
  /** Where links to tables lead; a link's secret stands behind its `#`. Without one: for the six digits. */
  join: '/join',
  /** A table of the server: its waiting room, then its match. */
  play: (id: string) => `/play/${id}`,
  /** The same as a big screen for all. */
  screen: (id: string) => `/screen/${id}`,
  /** A match of the server, looked back at. */
  playReplay: (id: string, at?: number) => `/play/${id}/replay${at === undefined ? '' : `?at=${at}`}`,
  pad: (id: string) => `/pad/${id}`,
  lesson: (game: string, step: number) => `/learn/${game}/${step}`,
  rules: (game: string) => `/rules/${game}`,
} as const;
