import { counter } from '@belfry/engine/words';
import type { FiveTowersCourseWords } from './catalogue.js';

const count = counter('en');
const TOWERS = { candy: 'Candy', scary: 'Scary', tree: 'Tree', scrap: 'Scrap', sand: 'Sand' } as const;

export const en: FiveTowersCourseWords = {
  pass: 'Pass',
  bid: bid => `Bid ${bid}`,
  tearDown: card => `Tear down ${card}`,
  points: points => count(points, { one: 'point', other: 'points' }),
  display: 'On display',
  standing: bid => `Mia has bid ${bid}`,
  tornDown: 'Torn down',
  newCard: 'Your new card',
  towers: TOWERS,
  card: (type, value) => `${TOWERS[type]} ${value}`,
  steps: {
    towers: {
      title: 'Five towers, and all are yours',
      name: 'five towers',
      says: 'Every card is a storey. You may build five towers, one for each type: candy, scary, tree, scrap and sand. At the end the most points win, and storeys are points.',
      ask: 'Tree 11 is yours. Which tower does it go on?',
      picture: 'Five towers side by side: candy, scary, tree, scrap and sand.',
      answers: {
        own: 'A storey goes on the tower of its own type, always on top. You can tell it by the leaf beside the number.',
        other: 'Types never mix. Look for the tower with the same symbol as the card.',
      },
    },
    shrink: {
      title: 'Storeys get smaller',
      name: 'smaller storeys',
      says: 'The number says how wide a storey is. A tower begins with any number you like; from then on each storey must be smaller than the one below. Gaps are fine.',
      ask: 'Which card can go on this tower?',
      picture: 'A sand tower: 14 at the bottom, 10 on top.',
      answers: {
        fits: 'Lower than 10, so it stands. You have skipped the numbers in between, though: think before you leave a big gap.',
        equal: 'The same number is not smaller.',
        higher: 'A wide storey would stick out. Choose a number below 10.',
      },
    },
    eight: {
      title: 'What goes on an 8?',
      name: 'the 8',
      says: 'The 8 is the hinge of every tower: here the rule bends. On an 8 any number may stand, as long as the type is right.',
      ask: 'Tap a card and see what the 8 takes.',
      picture: 'A sand tower: 14, 10, and an 8 with a golden terrace on top.',
      answers: {
        higher:
          'An 8 takes anything, even a bigger storey. From here you climb down once more: that is how towers get really tall.',
        lower: 'Smaller is always fine. But that gives away what the 8 is good for: try something bigger than 8.',
        type: 'The 8 is generous with numbers, not with types: a candy storey needs a candy tower.',
      },
    },
    nine: {
      title: 'The 9 and the 0',
      name: 'the 9 and the 0',
      says: 'A 9 goes on any number, however low. Only a 0 says no: it is the tower top. Nothing ever goes on it, and it can never be torn down.',
      ask: 'Which card can you place?',
      picture: 'A scrap tower with a 0 on top, and a sand tower of 12, 5 and 2.',
      answers: {
        nine: 'A 9 on a 2: no other card could do that. Next must be lower than 9, as usual.',
        top: 'The 0 closes the sand tower. All its cards now count double at the end, but the tower has stopped growing.',
        topped: 'Even a 9 cannot open a tower again.',
        high: 'On a 2 only a 1, a 0 or a 9 can go.',
      },
    },
    auction: {
      title: 'Who takes the most?',
      name: 'the auction',
      says: 'Each round five cards lie open. Whoever starts says how many of them they will build, be it none. Then the others, once each: more than was said before, or pass. Only the highest bidder builds, and must build exactly that many.',
      ask: 'Mia has bid 2. What do you say?',
      picture:
        'Your towers: candy 13, 6, 3; tree 9, 4; sand 11 with a 0 on top. On display: candy 10, candy 2, tree 3, scrap 7, sand 14.',
      answers: {
        best: 'Candy 2 and tree 3 fit, and scrap 7 begins a new tower. Three cards for you, none for Mia.',
        low: 'Mia already takes 2: say more, or pass.',
        high: 'Candy 10 is too high, and the sand tower is closed. Count only what really fits.',
        pass: 'You may pass, but then Mia gets her cards, and the rest go to the discard pile. You could build more than two!',
      },
    },
    build: {
      title: 'Build, and tear down',
      name: 'building',
      says: 'You have won with a bid of 3. Before you build you may tear down the top of one tower. It costs points at the end, but it can set a tower free. Then choose your cards and place them in any order.',
      ask: 'Build three cards. One tower is in the way.',
      picture: 'Your towers: candy 10, 2; sand 12, 4. On display: scary 6, sand 7, sand 11, candy 12, candy 15.',
      answers: {
        torn: 'The 4 is gone. Now place three cards, and mind the order.',
        useless:
          'You may, but it does not help: even then neither candy 12 nor candy 15 would fit. Which other top is in the way?',
        once: 'Only one card may be torn down in a turn. Now build.',
        late: 'Tearing down comes before the first card. Press “Again” and begin with it.',
        placed: 'It stands. Go on.',
        stuck: 'Something low is in the way. If you cannot go on, press “Again” and try another order.',
        done: 'Three cards, just as you bid. The torn-down 4 lies beside you until the end.',
      },
    },
    score: {
      title: 'Counting points',
      name: 'points',
      says: 'When the deck is empty for the second time, the round is played to its end, and the match is over. Each card is 1 point, in a tower with a 0 it is 2. The tower that has most cards is your main tower: each of them counts 1 more. Torn-down cards cost 1, then 2, then 3…',
      ask: 'How many points is that?',
      picture:
        'A tree tower of three cards without a top, a sand tower of four cards with a 0 on top, and one card torn down.',
      answers: {
        right: 'Tree 3, sand 4 × 2 = 8, main tower 4 more, minus 1 for the card torn down. Now you can play!',
        main: 'You forgot the main tower: the sand tower’s four cards count once more.',
        torn: 'Almost. One card was torn down, and that costs a point.',
        roof: 'Too many. Only the tower with the 0 counts double: the tree tower has no top.',
      },
    },
  },
};
