import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'What it is about',
    items: [
      { text: 'Everybody builds up to five towers: candy, scary, tree, scrap and sand.' },
      {
        text: 'Each round five cards lie on display. Whoever bids to take the most of them gets them, and must build them.',
      },
      { text: 'Whoever has the most points at the end wins.' },
    ],
  },
  {
    title: 'The cards',
    items: [
      { text: 'A card belongs to a type of tower and has a value from 0 to 15.' },
      { text: 'With 2 or 3 players each card is there once: 80 cards.' },
      { text: 'With 4 or 5 players 0, 2, 5, 7, 10 and 12 of each type are there twice: 110 cards.' },
    ],
  },
  {
    title: 'Building rules',
    items: [
      { text: 'You have at most one tower of each type. A card goes only on top of the tower of its own type.' },
      { text: 'The first card of a tower may have any value.' },
      { text: 'After that, each card must be lower than the one below it.' },
      { text: 'Any card goes on an 8.' },
      { text: 'A 9 goes on any card but a 0. On the 9 the next card must again be lower.' },
      { text: 'A 0 is the tower top. Nothing goes on it any more, not even a 9.' },
    ],
  },
  {
    title: 'A round: bidding',
    items: [
      { text: 'Five cards are dealt to the display.' },
      { text: 'The starting player says how many of them they would take, from 0 to 5. They cannot pass.' },
      { text: 'Then each other player has one turn, clockwise: say a higher number, or pass.' },
      { text: 'Bidding ends when all have spoken, or at once when somebody bids for the whole display.' },
    ],
  },
  {
    title: 'A round: building',
    items: [
      { text: 'The highest bidder chooses exactly as many cards as they bid, and must place them all.' },
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
      { text: 'The player to the left of the builder starts the next round.' },
      {
        text: 'If the starter said 0 and all others passed, the display is discarded and the same player starts again.',
      },
    ],
  },
  {
    title: 'Deck and end',
    items: [
      {
        text: 'When the deck has run out for the first time, that round is played to its end. Then the discard pile becomes a new deck.',
      },
      {
        text: 'When it runs out for the second time, that round is the last. It may have fewer than five cards. Then the highest bid is their number.',
      },
      { text: 'Torn-down cards never come back.' },
      { text: 'If there is nothing to shuffle after the first time, the match ends there.', ours: true },
    ],
  },
  {
    title: 'Points',
    items: [
      { text: 'Each card in a tower counts 1 point; in a tower with a top it counts 2.' },
      { text: 'Your tower with the most cards is your main tower: 1 more point for each of its cards.' },
      { text: 'Torn-down cards cost points: the first 1, the second 2, the third 3, and so on.' },
      { text: 'Whoever has the most points wins. Tied players share the victory.' },
    ],
  },
  {
    title: 'Bids: checked',
    items: [
      { text: 'You may only bid what you could build: with some choice of cards, teardown and order.', ours: true },
      { text: 'The starting player may always say 0, the others may always pass.', ours: true },
    ],
  },
  {
    title: 'Bids: as at the table',
    items: [
      { text: 'Any number may be bid. If you win and can build it, you must.', ours: true },
      {
        text: 'If you cannot, you take the bid back, and bidding returns to your turn. You bid again, higher than what stood before you, or pass. The starting player does not pass but bids at least 0.',
      },
      { text: 'For the rest of the round you may not bid that number or more.', ours: true },
      { text: 'Everybody after you speaks again. Those before you keep what they said.', ours: true },
      {
        text: 'If no number is left for you, you can only pass; the starting player always has 0. Those who were not asked because of a full bid get their turn too, and a bid for the whole display again ends the bidding at once.',
        ours: true,
      },
      { text: 'The highest bid that stands at the end wins, whoever made it.', ours: true },
    ],
  },
];
