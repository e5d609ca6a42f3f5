import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'What it is about',
    items: [
      { text: 'Everybody builds up to five towers: candy, scary, tree, scrap and sand.' },
      {
        text: 'Each round five cards lie on display. The highest bidder gets as many as they bid, and must build them all.',
      },
      { text: 'At the end the most points win.' },
    ],
  },
  {
    title: 'The cards',
    items: [
      { text: 'Each card shows its type of tower and its value: 0 to 15.' },
      { text: 'With 2 or 3 players each card is there once: 80 cards.' },
      { text: 'With 4 or 5 players 0, 2, 5, 7, 10 and 12 of each type are there twice: 110 cards.' },
    ],
  },
  {
    title: 'Building rules',
    items: [
      { text: 'One tower per type, no more. A card goes on top of the tower of its own type, nowhere else.' },
      { text: 'The first card of a tower may have any value.' },
      { text: 'After that, each card must be lower than the one below it.' },
      { text: 'Any card goes on an 8.' },
      { text: 'A 9 goes on any card but a 0. On the 9 the next card must again be lower.' },
      { text: 'A 0 is a tower’s top and closes it: nothing goes on it any more, not even a 9.' },
    ],
  },
  {
    title: 'A round: bidding',
    items: [
      { text: 'Five cards are dealt to the display.' },
      { text: 'The starting player names a number, 0 to 5: so many of them they would take. They cannot pass.' },
      { text: 'Then, clockwise, the others have one turn each: bid more, or pass.' },
      { text: 'Bidding ends when everybody has had a turn, or at once when somebody bids for the whole display.' },
    ],
  },
  {
    title: 'A round: building',
    items: [
      { text: 'The highest bidder picks that many cards, no more and no fewer, and must place them all.' },
      {
        text: 'Before placing, they may tear down one card: the top of one of their towers. It goes to their teardown pile.',
      },
      { text: 'A 0 is never torn down.' },
      { text: 'You may also tear down where you then place nothing.', ours: true },
      { text: 'The cards are placed in any order.' },
      { text: 'A tower emptied by tearing down is gone. It may be begun again with any value.', ours: true },
      { text: 'A bid of 0 builds nothing and tears down nothing.', ours: true },
    ],
  },
  {
    title: 'A round: cleaning up',
    items: [
      { text: 'The cards that are left go to the discard pile.' },
      { text: 'Whoever sits to the builder’s left starts the next round.' },
      {
        text: 'If the starter said 0 and all others passed, the display is discarded and the same player starts again.',
      },
    ],
  },
  {
    title: 'Deck and end',
    items: [
      {
        text: 'When the deck is empty, that round is played to its end. Then the discard pile is shuffled into a new deck.',
      },
      {
        text: 'When that one is empty too, the round is the last. If it has fewer cards, you can bid at most as many as lie there.',
      },
      { text: 'Torn-down cards never come back.' },
      { text: 'If there is nothing to shuffle, the match ends there.', ours: true },
    ],
  },
  {
    title: 'Points',
    items: [
      { text: 'A card counts 1 point; in a tower with a top it counts 2.' },
      { text: 'The cards of your main tower, the one that has most, count 1 point more each.' },
      { text: 'Each torn-down card costs one point more than the one before: 1, then 2, then 3.' },
      { text: 'The most points win. In a tie the victory is shared.' },
    ],
  },
  {
    title: 'Bids: checked',
    items: [
      { text: 'You may only bid what you could build one way or another, even if it takes a teardown.', ours: true },
      { text: 'The starting player may always say 0, the others may always pass.', ours: true },
    ],
  },
  {
    title: 'Bids: as at the table',
    items: [
      { text: 'Any number may be bid. If you win and can build it, you must.', ours: true },
      {
        text: 'If you cannot, you take the bid back, and bidding returns to your turn. You bid again, more than the bid before yours, or pass. The starting player does not pass but bids at least 0.',
      },
      { text: 'For the rest of the round you may not bid that number or more.', ours: true },
      { text: 'Everybody after you has a turn again. Those before you keep what they said.', ours: true },
      {
        text: 'If no number is left for you, you can only pass; the starting player always has 0. Those who were not asked because of a full bid get their turn too, and a bid for the whole display again ends the bidding at once.',
        ours: true,
      },
      { text: 'The highest bid that stands at the end wins, whoever made it.', ours: true },
    ],
  },
];
