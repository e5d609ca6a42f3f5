/** Something to try, apart from words and pictures: what can be picked, and what the rules say to it. */

export interface Judged<Key extends string, Refusal> {
  /** `more`: so far so good, but something is still to be picked. */
  readonly state: 'right' | 'wrong' | 'more';
  /** Which comment fits. */
  readonly key: Key;
  /** What the rules have against it. */
  readonly refusal?: Refusal | undefined;
}

export interface Trial<
  Key extends string = string,
  Refusal extends { readonly code: string } = { readonly code: string },
> {
  readonly choices: readonly string[];
  /** After a wrong pick, do those before it stay? If not, the next pick begins anew. */
  readonly keeps?: boolean;
  judge(picked: readonly string[]): Judged<Key, Refusal>;
}

/** The comments of each step of a course: one sentence for each key. */
export type Keys = Readonly<Record<string, readonly string[]>>;

/** Which choices are picked after one more tap: a picked one is given back with all that came after it. */
export function pick(trial: Trial, picked: readonly string[], choice: string): readonly string[] {
  const state = picked.length === 0 ? 'more' : trial.judge(picked).state;
  if (state === 'more') {
    const found = picked.indexOf(choice);
    return found < 0 ? [...picked, choice] : picked.slice(0, found);
  }
  const kept = state === 'wrong' && trial.keeps === true ? picked.slice(0, -1) : [];
  return kept.includes(choice) ? kept.slice(0, kept.indexOf(choice)) : [...kept, choice];
}
