/** What stands around a hint. */
export interface HintWords {
  readonly title: string;
  readonly close: string;
  readonly thinking: string;
  readonly failed: string;
  readonly again: string;
  readonly why: string;
  /** What the two shares are. */
  readonly chance: string;
  readonly chanceHelp: string;
  /** Of what is advised. */
  readonly so: string;
  /** `way`: a sentence. */
  readonly nextBest: (way: string) => string;
  /** Where it sounds the same as what is advised: the same stone, in another place. */
  readonly elsewhere: string;
  readonly show: string;
}
