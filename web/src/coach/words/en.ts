import type { CoachWords } from './catalogue.js';

export const en: CoachWords = {
  label: 'The jackdaw’s tips',
  gotIt: 'Got it',
  sendAway: 'Send the jackdaw away',
  callBack: 'Call the jackdaw back',
  more: 'The jackdaw: more',
  less: 'The jackdaw: less',
  quiet: 'I will speak up when something is new to you.',
};
