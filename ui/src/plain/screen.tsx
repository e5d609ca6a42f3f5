/** A screen for any game that has none of its own, made of its rules and words. */
import type { Game } from '@belfry/engine';
import type { ByLanguage, GameWords, Language } from '@belfry/engine/words';
import { Fact } from '../fact.js';
import { useLanguage } from '../language.js';
import type { GameScreen } from '../screen.js';
import { Board } from './board.js';
import { Result } from './result.js';
import { watchRoles } from './roles.js';
import type { PlainScreenWords, Shared } from './shared.js';
import { fieldsOf, speechOf } from './speech.js';
import { promptOf, tellLog } from './tell.js';
import { type PlainWords, usePlainWords } from './words/index.js';

const MOST_FACTS = 2;

export function plainScreen(rules: Game, words: ByLanguage<GameWords>): GameScreen {
  const made = new Map<Language, PlainScreenWords>();
  const useWords = (): PlainScreenWords => {
    const { language } = useLanguage();
    const plain = usePlainWords();
    const known = made.get(language) ?? screenWords(rules, words[language], plain, language);
    made.set(language, known);
    return known;
  };
  const shared: Shared = { rules, roles: watchRoles(rules), useWords };
  return {
    rules,
    // Nobody can tell from outside that a game never hides anything, so the device is covered while it is passed on.
    hasSecrets: true,
    Board: props => <Board {...props} shared={shared} />,
    Facts: ({ view }) => <Facts view={view} shared={shared} />,
    Result: props => <Result {...props} shared={shared} />,
    useWords,
  };
}

/** The first numbers that stand in the state itself: the round, the cards left. */
function Facts({ view, shared: { roles, useWords } }: { readonly view: unknown; readonly shared: Shared }) {
  const { say } = useWords();
  return Object.entries(fieldsOf(view))
    .filter(([key, value]) => typeof value === 'number' && !roles.turns.has(key))
    .slice(0, MOST_FACTS)
    .map(([key, value]) => (
      <Fact key={key} icon="log">
        {say.capital(say.line({ [key]: value }, NOBODY))}
      </Fact>
    ));
}

const NOBODY = { seats: [], you: undefined };

function screenWords(rules: Game, game: GameWords, plain: PlainWords, language: Language): PlainScreenWords {
  const say = speechOf(language, game, plain);
  const named = (name: string) => ({ name: say.capital(say.term(name)), help: '' });
  const each = <W,>(names: readonly string[], worded: (name: string) => W): Readonly<Record<string, W>> =>
    Object.fromEntries(names.map(name => [name, worded(name)]));
  return {
    game,
    plain,
    say,
    options: each(Object.keys(rules.options), name => {
      const field = rules.options[name];
      return { ...named(name), ...(field?.type === 'choice' && { values: each(field.values.map(String), named) }) };
    }),
    prompt: (view, people) => promptOf(rules, view, people, plain, say),
    tell: (log, people) => tellLog(log, people, say),
    refuse: refusal => `${say.capital(game.explain(refusal))}.`,
  };
}
