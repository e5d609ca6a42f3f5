import { counter } from '@belfry/engine/words';
import type { TurmbauerCourseWords } from './catalogue.js';

const count = counter('en');

export const en: TurmbauerCourseWords = {
  stone: size => `Stone of ${count(size, { one: 'part', other: 'parts' })}`,
  colours: { red: 'Red', blue: 'Blue', green: 'Green', black: 'Black' },
  picture: letter => `Picture ${letter}`,
  field: letter => `Field ${letter}`,
  rings: {
    none: 'No ring at all',
    'any-stone': 'Any stone: ignore the dice',
    trespass: 'Trespass: enter other colours',
    leap: 'Leap: two heights at once',
  },
  aftermath: {
    again: 'They are put back, and I build again',
    over: 'The match is over, and I have lost',
    box: 'My stone goes into the box',
  },
  winners: { red: 'Red', blue: 'Blue', both: 'Both share the victory' },
  box: { red: 'Red in the box', blue: 'Blue in the box' },
  steps: {
    dice: {
      title: 'Roll, build, climb',
      name: 'dice and stones',
      says: 'All of you build one tower of wooden stones and climb it with your pawns. At the end the highest pawn wins. Each turn you roll two dice: build one stone that has as many parts as one of them shows. Doubles allow any stone.',
      ask: 'You have rolled 1 and 4. Which stone may you build?',
      picture: 'Two dice showing 1 and 4, and the base stone on the table.',
      answers: {
        fits: 'It has as many parts as one die shows. Afterwards your pawn may move.',
        sum: 'The dice are never added up: it is a 1 or a 4, not a 5.',
        other: 'Neither die shows that number.',
      },
    },
    chequer: {
      title: 'Wood beside colour',
      name: 'the chequered pattern',
      says: 'The tower is one big chequerboard: plain wood always lies against colour, sideways and upwards. In the first round every stone touches the base stone. From the second round on nothing new may touch the table.',
      ask: 'Second round: where may the red stone go?',
      picture:
        'A small tower: a blue square on the base stone, a green stone standing beside it, a plain cube in front.',
      answers: {
        fits: 'Colour lies on wood and wood on colour, and the table stays free. One part sticks out in front: that is allowed.',
        chequer: 'Red lies on blue, colour on colour. Moved by one part it would be right.',
        table: 'The first round is over: the table is closed to new stones.',
      },
    },
    overhang: {
      title: 'No more than one part in the air',
      name: 'overhang',
      says: 'In no direction may a stone reach more than one part further than what carries it. Gaps below are fine, but a pawn must never be walled in.',
      ours: 'A stone must lie on something and get in straight, from above or from one side.',
      ask: 'Which of these is allowed?',
      picture: 'The same tower. Each picture shows another place for a red stone of four parts in a row.',
      answers: {
        fits: 'Three parts are carried, one sticks out. Whether it holds is another matter: the tower decides.',
        overhang: 'Two parts hang in the air on one side: that is one too many.',
        floating: 'Nothing carries it: it only leans against the tower.',
      },
    },
    climb: {
      title: 'Step by step',
      name: 'climbing',
      says: 'A pawn steps to one of the four neighbouring fields: level, one up or one down, as many steps as you like, even over the table. It may stand on plain wood, on the base and on its own colour, but not on others’ colours and not where another pawn is.',
      ask: 'Where can the red pawn go?',
      picture:
        'A red pawn on the base. Field A: plain wood, one higher. Field B: green, beyond A. Field C: red, two higher.',
      answers: {
        fits: 'Plain wood, one step up. From there you would look for the next step.',
        colour: 'That is green: a red pawn may neither stand there nor pass.',
        height: 'Its own colour, but two heights at once are too much.',
      },
    },
    rings: {
      title: 'Two rings for emergencies',
      name: 'rings',
      says: 'Every colour has two rings, and may use one a turn. A ring lets you build any stone whatever the dice say, or enter others’ colours and pass over pawns, or once step two heights.',
      ask: 'The red pawn wants to reach the flag. Which ring helps?',
      picture: 'The same tower: the red pawn on the base, a flag on the red cube two heights above it.',
      answers: {
        leap: 'One leap, and the pawn is up there.',
        trespass:
          'Up to the wood, over the blue field, and on to the flag. With this ring you could even stay on blue.',
        anyStone: 'That one is for building. The pawn does not move any better for it.',
        none: 'One way is two heights at once, the other leads over blue. It takes a ring.',
      },
    },
    fall: {
      title: 'Will it hold?',
      name: 'falling stones',
      says: 'When you say “done”, the tower settles. Three or more fallen stones are a collapse: whoever built has lost. One or two are put back.',
      ours: 'But the new one comes back to you and you build again; after the third failure in a turn it goes into the box.',
      ask: 'Your new stone tips over and takes another one down. What now?',
      picture: 'A tower, and two stones lying on the table beside it.',
      answers: {
        again: 'Two stones are no collapse. Build again, here or elsewhere, without rolling anew.',
        over: 'Only three stones or more are a collapse. You were lucky.',
        box: 'That comes only after the third failure in the same turn.',
      },
    },
    firm: {
      title: 'Firm or shaky?',
      name: 'a stone of your own',
      says: 'Whoever builds gives the stone a small push, now this way, now that. Before you say “done” you are told how strong a push a place bears. Firm: more than any hand pushes. Shaky: it stands, but the wrong push tips it. And some places fall by themselves.',
      ask: 'Put the stone wherever you like, but let it be firm. Tap the tower; the same spot again turns the stone.',
      picture: 'The small tower of blue, green and red. You have a bent red stone of three parts.',
      answers: {
        firm: 'That bears any push. The bar reaches beyond the mark of the hand: here you can build with an easy mind.',
        shaky:
          'It stands, but the bar ends before the mark of the hand: a push from the wrong side, and it tips. Sometimes that is worth the risk; here there are better places.',
        falls: 'Allowed, but it has too little under it: it tips over as soon as you let go.',
        forbidden: 'Try another place, or turn the stone.',
      },
    },
    end: {
      title: 'The highest pawn wins',
      name: 'the end',
      says: 'After twelve rounds all stones are used up, and the highest pawn wins. If some are equally high, fewer parts in the box win, then more rings left. With two players each has two colours, and the heights are added.',
      ask: 'Red and Blue are equally high. Who wins?',
      picture:
        'A tower with the red and the blue pawn at the same height and the green one lower. In the box: one red stone of four parts; two blue stones of one and two parts.',
      answers: {
        parts:
          'Three parts in the box are fewer than four: it is the parts that count, not the stones. Now you know the game!',
        height: 'Equally high: then the parts in the box count, and Red has more.',
        shared: 'First the parts in the box are compared, then the rings. Only then is the victory shared.',
      },
    },
  },
};
