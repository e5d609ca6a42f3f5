/** A hint at a table: waits for what the game says of it. Loaded when somebody asks. */
import { adviceOf } from '@belfry/games/advice';
import { type Language, loadWithWords, useLanguage } from '@belfry/ui';
import { type GameAdvice, HintDialog } from '@belfry/ui/hint';
import { type ComponentProps, use } from 'react';

const loaders = new Map<string, (language: Language) => Promise<GameAdvice>>();

/** Loads a game's words, once. */
function loaderOf(game: string): ((language: Language) => Promise<GameAdvice>) | undefined {
  const load = adviceOf(game);
  if (load !== undefined && !loaders.has(game)) loaders.set(game, loadWithWords(load));
  return loaders.get(game);
}

type HintProps = Omit<ComponentProps<typeof HintDialog>, 'advice'>;

export function Hint(props: HintProps) {
  const load = loaderOf(props.game);
  return load === undefined ? null : <Loaded {...props} load={load} />;
}

function Loaded({ load, ...props }: HintProps & { readonly load: (language: Language) => Promise<GameAdvice> }) {
  const advice = use(load(useLanguage().language));
  return <HintDialog {...props} advice={advice} />;
}
