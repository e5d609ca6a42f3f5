import { counter } from '@belfry/engine/words';
import type { LearnWords } from './catalogue.js';

const count = counter('en');

export const en: LearnWords = {
  title: 'Learn',
  subtitle: 'A few minutes each, with something to try at every step.',
  start: 'Start',
  goOn: 'Go on',
  repeat: 'Once more',
  about: (link, game) => `${link}: ${game}`,
  rules: 'All the rules',
  minutes: minutes => count(minutes, { one: 'minute', other: 'minutes' }),
  solved: (done, of) => `${done} of ${of} solved`,
  lesson: (step, of) => `Lesson ${step} of ${of}`,
  steps: 'Steps of this course',
  stepSolved: 'solved',
  again: 'Again',
  next: name => `Next: ${name}`,
  finish: 'All lessons',
  play: game => `Play ${game}`,
  choices: 'Your choices',
  right: 'That’s it!',
  wrong: 'Not quite.',
  wrongAgain: tries => `Try ${tries}: still not.`,
  more: 'Good so far.',
  rulesOf: game => `${game}: the rules`,
  rulesSubtitle: 'Everything, in our own words.',
  ours: 'our ruling',
  oursMeans:
    'Where the printed rules are silent or can be read in two ways, Belfry has decided. Those points are marked. At your own table you may agree on something else.',
};
