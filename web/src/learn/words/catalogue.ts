/** The texts around the lessons and the rules. */
export interface LearnWords {
  readonly title: string;
  readonly subtitle: string;
  readonly start: string;
  readonly goOn: string;
  readonly repeat: string;
  /** Several links look alike: which game it is about. */
  readonly about: (link: string, game: string) => string;
  readonly rules: string;
  readonly minutes: (count: number) => string;
  readonly solved: (done: number, of: number) => string;
  readonly lesson: (step: number, of: number) => string;
  readonly steps: string;
  readonly stepSolved: string;
  readonly again: string;
  readonly next: (name: string) => string;
  readonly finish: string;
  readonly play: (game: string) => string;
  readonly choices: string;
  readonly right: string;
  readonly wrong: string;
  /** From the second wrong answer on: each looks and sounds different from the one before. */
  readonly wrongAgain: (tries: number) => string;
  readonly more: string;
  readonly rulesOf: (game: string) => string;
  readonly rulesSubtitle: string;
  readonly ours: string;
  readonly oursMeans: string;
}
