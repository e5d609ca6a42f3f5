import { counter } from '@belfry/engine/words';
import type { AdviceTexts } from './catalogue.js';

const count = counter('en');
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });
const list = new Intl.ListFormat('en-GB');

export const en: AdviceTexts = {
  bid: n => `Bid ${n}.`,
  pass: 'Pass.',
  revoke: 'Take the bid back.',
  build: placed => `Build ${list.format(placed)}.`,
  tearAndBuild: (torn, placed) => `Tear down ${torn}, then build ${list.format(placed)}.`,
  onlyWay: 'Nothing else is possible.',
  gains: (now, instead) =>
    instead === 0
      ? `It brings ${points(now)} at once.`
      : `It brings ${points(now)} at once; the next best way ${instead}.`,
  tops: (tower, n) => `It puts the top on your ${tower}: its ${cards(n)} ${n === 1 ? 'counts' : 'count'} twice.`,
  locks: (card, room) =>
    room === 0
      ? `Otherwise ${card} locks its tower: nothing that is still to come fits on it.`
      : `Otherwise ${card} all but locks its tower: only ${cards(room)} still to come ${room === 1 ? 'fits' : 'fit'} on it.`,
  opens: card => `${card} lies on top then, and any card fits on an 8.`,
  main: (tower, n) =>
    `Your ${tower} becomes your main tower: ${cards(n)} that ${n === 1 ? 'counts' : 'count'} once more.`,
  tearsDown: (card, cost) => `The next best way tears down ${card}, at the cost of ${points(cost)}.`,
  clears: (card, cost) => `Without ${card} more will fit on that tower. It is worth the ${points(cost)}.`,
  denies: (name, n, gain) => `Otherwise ${name} could build ${cards(n)} and gain ${points(gain)}.`,
  outbids: name => `If you bid less, ${name} goes higher.`,
  suffices: 'Nobody will go higher, so there is no need to bid more.',
  spoils: n => `To build ${cards(n)} would spoil more than it brings.`,
  lastRound: 'It is the last round: this is worked out to the very end.',
};
