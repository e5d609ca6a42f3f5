/** Puts the words of one language together: what the shell asks for, from what a translator wrote. */
import type { Language } from '@belfry/engine/words';
import type { FiveTowersScreenWords, ScreenTexts } from './catalogue.js';
import { promptOf } from './prompt.js';
import { tellLog } from './tell.js';

export function screenWords(language: Language, texts: ScreenTexts): FiveTowersScreenWords {
  const { game } = texts;
  const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  const card = (which: number): string => capital(game.card(which));
  return {
    texts,
    game,
    options: texts.options,
    policies: texts.policies,
    help: texts.help,
    card,
    tower: index => capital(game.towers[index] ?? ''),
    prompt: (view, people) => promptOf(texts.prompt, view, people),
    tell: (log, people) => tellLog(texts.tell, card, log, people),
    refuse: refusal => `${capital(game.explain(refusal))}.`,
  };
}
