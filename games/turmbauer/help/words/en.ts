import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'What it is about',
    items: [
      {
        text: 'Two to four players build one tower together and climb it with their pawns. At the end the highest pawn wins.',
      },
      { text: 'Whoever brings the tower down has lost.' },
    ],
  },
  {
    title: 'What there is',
    items: [
      {
        text: 'Each colour has twelve stones, two of each size from 1 to 6 parts: eleven with the colour in them and one plain cube. Together they have 42 parts.',
      },
      { text: 'The parts of a stone are plain wood and coloured by turns. A stone may be turned any way.' },
      {
        text: 'Which shapes the stones have is shown only in a picture of the printed rules. Belfry uses a set of its own, with half of all parts plain.',
        ours: true,
      },
      {
        text: 'Each colour also has a pawn and two rings. The base stone is a flat square of four parts, two plain and two dark brown.',
      },
    ],
  },
  {
    title: 'Setting up',
    items: [
      { text: 'Only the base stone lies on the table; the pawns wait beside it.' },
      { text: 'Everybody rolls one die; the highest begins. Play goes clockwise.' },
      {
        text: 'Ties roll again. In Belfry the seats are drawn by lot, the first seat begins, and the colours are red, blue, green and black in this order.',
        ours: true,
      },
    ],
  },
  {
    title: 'A turn',
    items: [
      { text: 'Roll both dice.' },
      { text: 'Build one stone that has as many parts as one of the dice shows, never their sum.' },
      { text: 'Doubles: any stone you like.' },
      { text: 'If you have stones of only one of the two sizes left, it must be one of those.' },
      {
        text: 'If you have none of either size, you build nothing, and one stone of your choice goes unused into the box. A ring can prevent that.',
      },
      { text: 'The same holds if no stone that the dice allow has a place on the tower.', ours: true },
      { text: 'Then move your pawn, or leave it. You may also move after a turn without building.' },
      { text: 'Each turn uses up one stone, so a match has twelve rounds.' },
    ],
  },
  {
    title: 'Where a stone may go',
    items: [
      { text: 'Where neither a stone nor a pawn is in the way.' },
      {
        text: 'So that the chequered pattern goes on: wood never lies against wood, nor colour against colour, neither beside it nor above. The dark brown of the base counts as colour.',
      },
      {
        text: 'First round, that is each colour’s first turn: the stone must touch the base stone with at least one whole face, and may stand on the table.',
      },
      {
        text: 'Later rounds: it must touch the base or a stone with at least one whole face, and no part of it may lie on the table.',
      },
      {
        text: 'At least one of its parts must lie on something: a stone, the base or, in the first round, the table. A pawn carries nothing.',
        ours: true,
      },
      { text: 'It may reach no more than one part further than what carries it, in each of the four directions.' },
      { text: 'That is counted from the outermost parts that are carried. Gaps between them are allowed.', ours: true },
      {
        text: 'Gaps may be filled later: a stone must slide in straight, from above or from one side, past all stones and pawns.',
        ours: true,
      },
      { text: 'You may build over a pawn, as long as it can still get out.' },
      {
        text: 'That means: a build may not take a pawn’s last possible step, colours and other pawns aside. If it had only steps of two heights left, it keeps one of those.',
        ours: true,
      },
    ],
  },
  {
    title: 'Does it hold?',
    items: [
      { text: 'You may try places and stones until you say “done”. Then it counts.' },
      { text: 'If one or two stones fall, they are put back.' },
      {
        text: 'The new stone, however, comes back to its builder, who builds again without a new roll: any stone that the dice or a ring paid this turn allow, also in the same place.',
        ours: true,
      },
      {
        text: 'After the third failure in one turn the stone that failed goes unused into the box, and the turn goes on with the pawn.',
        ours: true,
      },
      { text: 'If three or more stones fall, the new one counted, the tower has collapsed and the match is over.' },
      { text: 'Pawns cause no falls. Those on a fallen stone are put back with it.', ours: true },
      {
        text: 'In Belfry physics decides what falls: cubes of beech with slightly rounded edges, and a small push on the new stone as by a human hand. The option “hand” says how strong it is.',
        ours: true,
      },
      {
        text: 'At a real table: a stone found later to break the pattern stays. A stone may be lifted for a moment to reach your pawn, and goes back to the same place; that opens no new way.',
      },
    ],
  },
  {
    title: 'Moving',
    items: [
      { text: 'Fields are the tops of the parts, and the table. The table has height 0, the top of the base 1.' },
      {
        text: 'A pawn steps to a field in front, behind or beside it, never diagonally: at the same height, one higher or one lower. As many steps as you like, down and up again as well.',
      },
      {
        text: 'There must be head-room: the space above the lower field must be free up to the height of the upper one.',
        ours: true,
      },
      {
        text: 'Plain wood, the base, the table and your own colour are allowed; opponents’ colours are not, not even to pass.',
      },
      { text: 'Never onto or past a field with another pawn.' },
      {
        text: 'The free table around the tower is one place with room for everybody. Table cells that stones have cut off from it are fields of their own.',
        ours: true,
      },
    ],
  },
  {
    title: 'Rings',
    items: [
      {
        text: 'After the roll you may use one of your rings in a turn. It goes into the box and does one of three things.',
      },
      { text: 'Any stone: build any stone you have left, whatever the dice show.' },
      {
        text: 'Trespass: in this move enter opponents’ colours, stop there too, and pass over pawns, though never stop on one.',
      },
      { text: 'Leap: once in this move step two heights up or down instead of one.' },
      {
        text: 'A ring paid for a build stays in force if the stone falls and you build again in the same turn.',
        ours: true,
      },
    ],
  },
  {
    title: 'The end',
    items: [
      { text: 'After the twelfth round the highest pawn wins.' },
      {
        text: 'If several are equally high: whoever has fewer parts in the box. Still equal: whoever has more rings left. Otherwise they share the victory.',
      },
      {
        text: 'After a collapse its builder is out. Of the others, the one whose pawn stood highest before that turn wins. Ties: fewer parts in supply and box together, then more rings, then the victory is shared.',
      },
    ],
  },
  {
    title: 'Two players',
    items: [
      {
        text: 'Each plays two colours: one red and green, the other blue and black. Turns go red, blue, green, black. Each colour has its own stones, pawn and rings.',
      },
      { text: 'For a pawn the player’s other colour is an opponent’s colour.', ours: true },
      {
        text: 'The heights of both pawns are added up; so are parts and rings in a tie. After a collapse the other player wins.',
      },
    ],
  },
  {
    title: 'On the screen',
    items: [
      {
        text: 'Choose a stone from your rack. Those that the dice allow are lit; the others say why not, and whether a ring would allow them.',
      },
      {
        text: 'Tap the top of something, and the stone goes to the best place there; tap again, and it lies there another way. You can also step through all its places, or turn, tip and roll it.',
      },
      {
        text: 'Firm: it bears every push of the chosen hand. Shaky: it stands, but a push may tip it. Falls: it does so by itself. The percentage is the push it bears, as a share of its weight. A table may agree to hide all this.',
      },
      { text: 'Nothing counts until you build. Then the tower settles before everybody’s eyes.' },
      {
        text: 'To climb, tap a lit field: you see the way there and the height. What takes a ring is drawn in another style and names the ring.',
      },
      {
        text: 'The plan shows the same tower from above, layer by layer. It can be played by keyboard and read aloud, and you can switch at any time.',
      },
      {
        text: 'Keys: 1 to 6 take a stone of that size, arrows go from place to place or field to field, Q, W and E turn, tip and roll it, Enter builds or climbs, Escape puts it back. A and D go to the next side of the tower, with Shift by less, and F, R, B and L to the front, the right, the back and the left; Page Up and Page Down look higher or lower; + and − go nearer and farther; T is the view from above, P your pawn, V changes between 3-D and plan.',
      },
    ],
  },
];
