/** What the app says when something is unusual. */
export interface AppWords {
  readonly newVersion: string;
  readonly reload: string;
  readonly later: string;
  readonly offlineReady: string;
  readonly notKept: string;
  readonly close: string;
}
