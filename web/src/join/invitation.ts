/**
 * What somebody came with. A link's secret leaves the address bar once it is read, and is kept with the page's place in the history of
 * the window: reloading and coming back find it there, and nobody else does.
 */
import type { Invitation } from '../server/calls.js';

export function readInvitation(): Invitation | undefined {
  const secret = location.hash.slice(1);
  return secret === '' ? keptInvitation(history.state) : { link: secret };
}

/** Takes the secret out of sight. */
export function keepInvitation(invitation: Invitation): void {
  history.replaceState({ ...Object(history.state), invitation }, '', location.pathname);
}

/** For a way to the page, as `state`. */
export const stateWith = (invitation: Invitation): object => ({ invitation });

function keptInvitation(state: unknown): Invitation | undefined {
  const { link, code }: { readonly link?: unknown; readonly code?: unknown } = Object(Object(state).invitation);
  if (typeof link === 'string') return { link };
  return typeof code === 'string' ? { code } : undefined;
}
