import type { MatchesWords } from './catalogue.js';

export const en: MatchesWords = {
  title: 'Matches',
  stats: 'Statistics',
  running: 'Still running',
  over: 'Played',
  none: {
    title: 'No matches yet',
    text: 'Every match you begin stays here until you remove it: you can go on later, watch it again, or save it as a file.',
    go: 'Begin one',
  },
  continue: 'Continue',
  watch: 'Watch',
  save: 'Save as a file',
  remove: 'Remove',
  of: (action, match) => `${action}: ${match}`,
  wonBy: names => `Won by ${names}`,
  confirm: {
    title: 'Remove this match?',
    running: 'It is not over yet. Once removed, nobody can go on with it.',
    over: 'It cannot be brought back, unless you saved it as a file.',
    yes: 'Remove it',
    no: 'Keep it',
  },
  more: n => `Show ${n} more`,
  removed: 'The match was removed.',
  open: {
    title: 'Open a match from a file',
    text: 'A match saved in Belfry, here or on another device, can be watched again. Every move in it is checked.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    reading: 'Reading and checking…',
    done: game => `${game} was read: every move follows the rules. The replay says whether it was fair.`,
    known: game => `${game}: you have this match already. Here it is.`,
    show: 'Show it',
    failed: file => `“${file}” could not be opened.`,
    notJson: 'It is not a saved match: Belfry saves matches as JSON files. Choose one whose name ends in .json.',
    damaged: 'This file is damaged or incomplete. Save the match again and try once more.',
    changed:
      'What it says breaks the rules: it was changed after it was saved, or Belfry did not write it. Open an unchanged copy.',
    atMoment: (moment, why) => `moment ${moment}: ${why}`,
    brokenJson: 'The reason: it is not complete JSON.',
    notMatch:
      'This file is not a saved match of Belfry. Choose another one, or save the match again and try once more.',
    tooLarge: 'It is too large for a saved match.',
    noScreen: 'There is no table for this game yet, so the match cannot be shown.',
  },
};
