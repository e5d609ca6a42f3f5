import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'The goal',
    items: [
      { text: 'Build a skyscraper. Whoever has five floors first wins at once, even in the middle of a turn.' },
      { text: 'In the short game four floors are enough.' },
      {
        text: 'A floor is two cards that add up to 9: 1 and 8, 2 and 7, 3 and 6, 4 and 5. Each pair has its own colour and symbol.',
      },
    ],
  },
  {
    title: 'The cards',
    items: [
      {
        text: 'There are 54: four of each floor card from 1 to 8, four jokers, four dogs, two bones, three jackhammers, one wrecking ball, three milkshakes, one donut truck, three thieves and one super thief.',
      },
      { text: 'Everyone begins with five cards and keeps them secret. The rest is the draw pile.' },
      { text: 'It goes round clockwise.' },
      { text: 'The first seat begins.', ours: true },
    ],
  },
  {
    title: 'Your turn',
    items: [
      { text: 'First you draw a card, unless you hold eight or more. That happens by itself.' },
      { text: 'Then you play as many cards as you like, in any order. You may also play none.' },
      { text: 'When you end your turn with fewer than three cards, you draw up to three.' },
      { text: 'When the draw pile is empty, the discard pile is shuffled and becomes the new one.' },
      { text: 'That happens only when somebody has to draw.', ours: true },
      { text: 'If both piles are empty, nothing is drawn.', ours: true },
      { text: 'Stolen cards may take your hand past eight.', ours: true },
    ],
  },
  {
    title: 'Building',
    items: [
      { text: 'Play two floor cards that make 9. They become your new top floor.' },
      {
        text: 'A joker goes with any floor card and stands for what is missing to make 9, as long as it lies there. Two jokers make no floor.',
      },
    ],
  },
  {
    title: 'Stealing a floor',
    items: [
      {
        text: 'Play one floor card and take one card from an opponent’s top floor, if the two make 9. They are your new top floor.',
      },
      { text: 'The opponent’s other card is discarded: their floor is gone.' },
      { text: 'You cannot steal with a joker. But you can steal a joker: it keeps the value it has there.' },
      { text: 'A floor with a dog cannot be stolen.' },
    ],
  },
  {
    title: 'Dog and bone',
    items: [
      {
        text: 'Put a dog beside any of your floors. Nobody can steal that floor, and the jackhammer cannot destroy it.',
      },
      { text: 'One dog a floor, and never beside an opponent’s.', ours: true },
      { text: 'A dog beside a lower floor stays there, whatever happens above it.' },
      { text: 'A bone lures away any dog of an opponent, at any floor. Both cards are discarded.' },
      { text: 'A bone does not work on your own dog.', ours: true },
    ],
  },
  {
    title: 'Jackhammer and wrecking ball',
    items: [
      { text: 'The jackhammer destroys an opponent’s top floor, if no dog guards it.' },
      { text: 'The wrecking ball does the same, dog or not. The dog is discarded too.' },
    ],
  },
  {
    title: 'Thieves',
    items: [
      { text: 'The thief takes one card from an opponent’s hand, blind. You may play it at once or keep it.' },
      { text: 'The super thief takes one card from every opponent.' },
      { text: 'A thief needs somebody with a card; the super thief at least one such opponent.', ours: true },
      { text: 'Only thief and victim see which card it was.' },
    ],
  },
  {
    title: 'Milkshake and donut truck',
    items: [
      {
        text: 'Put a milkshake before an opponent: their next turn is spent on drinking it. They do not draw and do not play.',
      },
      { text: 'Several milkshakes may wait for one player; each costs one turn.', ours: true },
      {
        text: 'The donut truck makes all opponents miss a turn: you end yours as usual, the truck is discarded, and you play again.',
      },
      {
        text: 'Players who are jumped over keep their milkshakes. A truck played again in the extra turn works again.',
        ours: true,
      },
    ],
  },
  {
    title: 'When nothing moves any more',
    items: [
      {
        text: 'If, for a whole round, nobody plays, draws or drinks anything, the match ends. All with the most floors share the victory.',
        ours: true,
      },
    ],
  },
];
