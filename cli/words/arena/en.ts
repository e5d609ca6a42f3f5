import { counter } from '@belfry/engine/words';
import type { ArenaWords } from './catalogue.js';

const count = counter('en');

export const en: ArenaWords = {
  title: ({ game, players, deals, orders, matches, seed }) =>
    `${game}, ${players} players: ${count(deals, { one: 'deal', other: 'deals' })} × ${count(orders, { one: 'seat order', other: 'seat orders' })} = ${count(matches, { one: 'match', other: 'matches' })}, seed ${seed}`,
  bot: 'bot',
  wins: 'wins (95% interval)',
  rating: 'rating',
  median: 'ms, median',
  slowest: 'ms, 99 of 100',
  ahead: 'ends before',
  idleEnds: share => `Matches that ended because nobody got anywhere: ${share}.`,
  note: equalShare =>
    `If all were equal, each would win ${equalShare}. A shared victory counts in equal parts. Intervals are over deals and hold 19 times in 20. Times are for decisions with more than one legal action.`,
  goesOn: deals => `goes on: ${count(deals, { one: 'deal has', other: 'deals have' })} been played already`,
  page: {
    title: game => `${game} in the arena`,
    standings: 'Standings',
    wins: 'Victories',
    winsNote: 'Share of the victories, and where the true one lies 19 times in 20. Dashed: an equal share.',
    ratings: 'Ratings',
    ratingsNote:
      'Strength by how matches end, and how sure the method itself is (openskill). Everybody begins with 25.',
    times: 'Time for a decision',
    timesNote:
      'Milliseconds, ten times as many at each stroke. The dot is the median; 99 of 100 decisions lie left of the end of the line.',
    scores: 'Scores',
    scoresNote: score => `How often each result was reached: ${score}.`,
    ahead: 'Who ends before whom',
    aheadNote: 'How often the bot of the row ends before the bot of the column. To be level counts one half.',
    command: 'To play it again:',
  },
  fault: {
    illegal: ({ action, refusal }) => `this bot did what is not allowed (${refusal}): ${JSON.stringify(action)}`,
    malformed: ({ line }) => `this bot answered with something that is no action: ${line}`,
    late: ({ seconds }) => `this bot did not answer within ${count(seconds, { one: 'second', other: 'seconds' })}`,
    ended: ({ status, complaint }) =>
      `this bot ended while it was needed (${status})${complaint === '' ? '' : `: ${complaint}`}`,
    'not-started': ({ reason }) => `this bot cannot be started: ${reason}`,
  },
};
