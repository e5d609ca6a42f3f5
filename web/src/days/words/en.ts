import { counter } from '@belfry/engine/words';
import type { SinceWhen } from '../since.js';
import type { DaysWords } from './catalogue.js';

const count = counter('en');
const days = (number: number): string => count(number, { one: 'day', other: 'days' });
const tables = (number: number): string => count(number, { one: 'table', other: 'tables' });

const TODAY = { morning: 'this morning', afternoon: 'this afternoon', evening: 'this evening', night: 'last night' };

function whenText(when: SinceWhen): string {
  switch (when.type) {
    case 'today':
      return TODAY[when.part];
    case 'yesterday':
      return when.part === 'night' ? 'last night' : `yesterday ${when.part}`;
    case 'weekday':
      return `${when.weekday} ${when.part}`;
    case 'date':
      return when.date;
  }
}

export const en: DaysWords = {
  offer: {
    title: 'Shall Belfry tell you when it is your turn?',
    text: 'One message a turn, one more when 3 hours are left.',
    yes: 'Yes, please',
    no: 'Not now',
    install: 'It can, once it is on your home screen: tap Share, then “Add to Home Screen”.',
    understood: 'All right',
    isOn: 'Belfry tells you when it is your turn. You can end that in the settings.',
  },
  push: {
    label: 'Tell me when it is my turn',
    help: 'At tables with days: one message a turn, one more when 3 hours are left.',
    denied: 'Your browser does not allow it. You can change that in its settings for this page.',
    install: 'Works once Belfry is on your home screen: tap Share, then “Add to Home Screen”.',
    failed: 'That did not work. Try again in a little while.',
  },
  since: when => `Since ${whenText(when)}`,
  said: (name, text) => `${name}: “${text}”`,
  more: number => `And ${number} more. The log has them all.`,
  toTable: 'To the table',
  vacation: {
    title: 'Away for a while',
    help: 'Your clock stands meanwhile, and the others see it.',
    howLong: 'How long?',
    days,
    all: 'At all my tables with days',
    leave: number => `I am away for ${days(number)}`,
    away: until => `You are away until ${until}. Your clock stands.`,
    back: 'I am back',
    backEverywhere: 'I am back at all tables',
    left: number => `Your clock stands at ${tables(number)}.`,
    returned: number => `You are back at ${tables(number)}.`,
    only: left =>
      left > 0 ? `You can still take ${days(left)} in this match.` : 'You have taken all your days in this match.',
    refused: number => `At ${tables(number)} you do not have that many days left.`,
    failed: 'That did not work. Try again in a little while.',
  },
};
