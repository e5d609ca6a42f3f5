/** What is said while a player learns. */
export interface TrainWords {
  readonly title: (facts: { readonly game: string; readonly seed: number }) => string;
  readonly goesOn: (lessons: number) => string;
  readonly lesson: (facts: { readonly lesson: number; readonly games: number; readonly loss: string }) => string;
  /** Against the champion. */
  readonly wins: (facts: { readonly players: number; readonly share: string }) => string;
  readonly crowned: string;
  /** Nobody has been crowned yet if `champion` is missing. */
  readonly end: (facts: { readonly folder: string; readonly champion: number | undefined }) => string;
  readonly page: {
    readonly title: (game: string) => string;
    readonly trials: string;
    readonly trialsNote: string;
    readonly wins: string;
    readonly players: (players: number) => string;
    readonly lesson: string;
    readonly loss: string;
    readonly lossNote: string;
    readonly note: string;
    readonly command: string;
  };
}
