import type { HintWords } from './catalogue.js';

export const en: HintWords = {
  title: 'What would the Falcon do?',
  close: 'Close',
  thinking: 'The Falcon is thinking …',
  failed: 'No hint came this time.',
  again: 'Ask again',
  why: 'Why?',
  chance: 'Your chances',
  chanceHelp: 'How often you win from here, as far as the Falcon can tell from what you see.',
  so: 'If you do so',
  nextBest: way => `Next best: ${way}`,
  elsewhere: 'Next best: the same elsewhere',
  show: 'Show it on the board',
};
