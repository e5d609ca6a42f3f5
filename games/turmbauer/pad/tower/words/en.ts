import { counter } from '@belfry/engine/words';
import type { TowerWords } from './catalogue.js';

const count = counter('en');

export const en: TowerWords = {
  back: 'Back to the pad',
  empty:
    'Only the base stands so far. Build your tower here stone by stone, as it stands on the table, or just try a place.',
  about: 'What do you ask about?',
  abouts: { stone: 'A stone', pawn: 'A pawn' },
  rest: 'Hand and changes',
  whose: 'Whose?',
  stones: 'Which stone?',
  stone: (stone, parts) => `Stone ${stone}, ${count(parts, { one: 'part', other: 'parts' })}`,
  noStones: 'All twelve stones of this colour stand.',
  chooseStone: 'Take a stone.',
  choosePlace: n =>
    `Now tap a face of the tower. Tap it again, and the stone lies another way. The rules allow ${count(n, { one: 'place', other: 'places' })}: the arrows lead through them.`,
  nowhere: 'The rules allow this stone nowhere. Tap a face to learn why.',
  allowed: 'Allowed',
  forbidden: 'Not allowed',
  places: n => count(n, { one: 'place allowed', other: 'places allowed' }),
  place: stone => `Place ${stone}`,
  placeAnyway: stone => `Place ${stone} anyway`,
  placed: (colour, stone) => `${colour}: ${stone} stands`,
  takeBack: (colour, stone) => `Take back ${stone} (${colour})`,
  clear: 'Clear the tower',
  cleared: 'The tower is cleared',
  field: 'Where does it stand?',
  fieldAt: (column, height) => `${column}, height ${height}`,
  onTable: 'On the table',
  chooseField: 'Tap a field, or choose one from the list. Fields that the pawn reaches in one move are lit.',
  standsNow: where => `Now: ${where}`,
  reach: {
    foot: 'It gets there on foot, in one move.',
    leap: 'It gets there in one move with a ring: a leap.',
    trespass: 'It gets there in one move with a ring: over others’ colours.',
  },
  noReach: 'In one move it does not get there from where it stands.',
  stand: height => `It stands here: height ${height}`,
};
