import type { CoachWords } from './catalogue.js';

export const en: CoachWords = {
  label: 'Tip',
  gotIt: 'Got it',
  noMore: 'No more tips',
  tips: {
    two: {
      title: 'You play two colours.',
      text: 'Each has its own stones, rings and pawn. In the end both heights are added up.',
    },
    dice: {
      title: 'Lit stones fit the dice.',
      text: 'As many parts as a die shows; with doubles, any stone. A ring allows any other.',
    },
    place: {
      title: 'Find a place.',
      text: 'Tap a face, turn the stone, or use the arrows. Firm bears your hand, shaky perhaps not.',
    },
    blind: {
      title: 'Find a place.',
      text: 'Tap a face, turn the stone, or use the arrows. Whether it holds, only your eye says at this table.',
    },
    done: {
      title: 'Nothing counts yet.',
      text: 'Try stones and places as you like. Only the button builds; then everybody sees if it holds.',
    },
    climb: {
      title: 'Now your pawn.',
      text: 'It gets to every field that glows: any number of steps, one height each, not on others’ colours.',
    },
    rings: {
      title: 'Gold takes a ring.',
      text: 'You have two for the whole match, one a turn at most. What you keep can break a tie.',
    },
    failure: {
      title: 'It did not hold.',
      text: 'What fell is back in its place. Try again, also with another stone; a third failure is the last.',
    },
    third: {
      title: 'Three tries, and no more.',
      text: 'The stone is in the box and counts as unused. Your pawn may climb all the same.',
    },
  },
};
