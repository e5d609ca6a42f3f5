/** The languages of Belfry, and the shape of a catalogue. A text missing in one of them does not compile. */
export const LANGUAGES = ['en', 'de', 'fr', 'bg'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Dates and lists in a language: our English is British. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** One sentence for each code of a union of facts. */
export type Phrases<Fact extends { readonly code: string }> = {
  readonly [Code in Fact['code']]: (fact: Extract<Fact, { readonly code: Code }>) => string;
};

/** The sentence for a fact. */
export function phrase<Fact extends { readonly code: string }>(phrases: Phrases<Fact>, fact: Fact): string {
  // TypeScript cannot see that a fact and the phrase under its own code belong together; `Phrases` makes it so.
  const say = phrases[fact.code as Fact['code']] as unknown as (fact: Fact) => string;
  return say(fact);
}

/** The first language of a list of wishes (`de-AT`, `fr_FR.UTF-8`) that we speak; English if there is none. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const primary = wish.toLowerCase().split(/[-_.@]/)[0];
    const language = LANGUAGES.find(candidate => candidate === primary);
    if (language !== undefined) return language;
  }
  return 'en';
}

export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** Counts in a language: `counter('de')(2, { one: 'Karte', other: 'Karten' })` is `2 Karten`. */
export function counter(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  // Intl writes a hyphen for a minus.
  const number = (count: number): string => numbers.format(count).replace('-', '−');
  return (count, forms) => `${number(count)} ${rules.select(count) === 'one' ? forms.one : forms.other}`;
}
