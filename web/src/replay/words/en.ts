import type { ReplayWords } from './catalogue.js';

export const en: ReplayWords = {
  fairness: {
    fair: () => 'Fair: everything left to chance follows from the key.',
    'key-malformed': () => 'Not fair: what it gives as its key is not one.',
    'key-not-committed': () => 'Not fair: the key contradicts its commitment.',
    'not-from-key': ({ entry }) => `Not fair: for moment ${entry + 1} the key gives something else.`,
    'key-hidden': () => 'Whether it is fair can be checked at the end, with the key.',
    'key-missing': () => 'Fairness cannot be checked: no key in the file.',
    'fate-elsewhere': () => 'Fairness cannot be checked here, only on the command line.',
    'other-version': () => 'Fairness cannot be checked again: made by another version of the physics.',
  },
  checking: 'Checking fairness…',
  unknown: 'Fairness could not be checked.',
};
