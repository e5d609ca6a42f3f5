import type { CoachWords } from './catalogue.js';

export const bg: CoachWords = {
  label: 'Съветите на чавката',
  gotIt: 'Разбрах',
  sendAway: 'Отпрати чавката',
  callBack: 'Повикай чавката',
  more: 'Чавката: повече',
  less: 'Чавката: по-малко',
  quiet: 'Ще се обадя, щом има нещо ново за теб.',
};
