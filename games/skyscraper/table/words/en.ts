import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { en as game } from '../../words/en.js';
import { captionOf, named, type TableWords, tableWords } from './catalogue.js';

const count = counter('en');
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const both = new Intl.ListFormat('en-GB');
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });
const floors = (n: number): string => count(n, { one: 'floor', other: 'floors' });

/** At the beginning of a sentence. */
const Subject = ({ you, name }: Who): string => (you ? 'You' : name);
const object = ({ you, name }: Who): string => (you ? 'you' : name);
const whose = ({ you, name }: Who): string => (you ? 'your' : `${name}’s`);
const Whose = ({ you, name }: Who): string => (you ? 'Your' : `${name}’s`);
/** A verb in the form that fits: `does(who, 'build')`. */
const does = (who: Who, verb: string): string => `${Subject(who)} ${who.you ? verb : `${verb}s`}`;
const Capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const a = (card: string): string => (card === '8' ? `an ${card}` : `a ${card}`);

const CAPTIONS = {
  joker: 'Joker',
  dog: 'Dog',
  bone: 'Bone',
  jackhammer: 'Jack\u00adhammer',
  'wrecking-ball': 'Wrecking ball',
  milkshake: 'Milk\u00adshake',
  'donut-truck': 'Donut truck',
  thief: 'Thief',
  'super-thief': 'Super thief',
};

export const en: TableWords = tableWords({
  game,
  options: {
    players: { name: 'Players', help: 'Two to four. With more players more gets stolen, and a match takes longer.' },
    floors: {
      name: 'Floors to win',
      help: 'How tall a skyscraper must be to win.',
      values: {
        5: { name: '5 floors', help: 'The full game.' },
        4: { name: '4 floors', help: 'The short game, over sooner.' },
      },
    },
  },
  prompts: {
    over: 'The match is over.',
    shuffling: 'The cards are being shuffled.',
    stealing: 'A thief is at work.',
    turn: who => (who.you ? `Your turn${named(who)}: play cards or end it` : `It is ${who.name}’s turn`),
    turnWithTruck: who =>
      who.you ? `Your turn${named(who)}, and another one after it` : `It is ${who.name}’s turn, and will be again`,
  },
  log: {
    heading: who => (who.you ? 'Your turn' : `${who.name}’s turn`),
    dealt: 'Everyone is dealt 5 cards.',
    reshuffled: n => `The discard pile is shuffled: ${cards(n)} to draw from again.`,
    draws: (who, n, names) =>
      `${does(who, 'draw')}${names === undefined || names.length === 0 ? ` ${cards(n)}` : `: ${names.join(', ')}`}.`,
    builds: (who, [one, other]) => `${does(who, 'build')} ${one} + ${other}.`,
    buildsWithJoker: (who, card, value) => `${does(who, 'build')} ${card} + joker. The joker stands for ${value}.`,
    stealsFloor: (who, victim, { card, with: own, lost, standsFor }) =>
      `${does(who, 'steal')} ${whose(victim)} ${card}${standsFor === undefined ? '' : ` (${a(String(standsFor))})`} with ${a(own)}. ${Whose(victim)} floor is gone, the ${lost} is discarded.`,
    guards: (who, floor) => `${does(who, 'put')} a dog at floor ${floor}.`,
    lures: (who, victim, floor) => `${does(who, 'throw')} a bone: ${whose(victim)} dog leaves floor ${floor}.`,
    drills: (who, victim, [one, other]) =>
      `${does(who, 'drill')}: ${whose(victim)} top floor ${one} + ${other} is gone.`,
    smashes: (who, victim, [one, other], dog) =>
      `${who.you ? 'You swing' : `${who.name} swings`} the wrecking ball: ${whose(victim)} top floor ${one} + ${other} ${dog ? 'and its dog are' : 'is'} gone.`,
    takes: (who, victim, card) =>
      `Thief: ${who.you ? 'you take' : `${who.name} takes`} ${card === undefined ? `a card from ${object(victim)}` : `${whose(victim)} ${card}`}.`,
    superTakes: (who, victim, card) =>
      `Super thief: ${who.you ? 'you take' : `${who.name} takes`} ${card === undefined ? `a card from ${object(victim)}` : `${whose(victim)} ${card}`}.`,
    serves: (who, victim) => `${does(who, 'serve')} ${object(victim)} a milkshake: one turn missed.`,
    callsTruck: who =>
      `${does(who, 'call')} the donut truck: ${who.you ? 'you play' : `${who.name} plays`} again after this turn.`,
    skips: who =>
      who.you ? 'You drink a milkshake and miss this turn.' : `${who.name} drinks a milkshake and misses this turn.`,
    again: who => `The donut truck: ${who.you ? 'you play' : `${who.name} plays`} again, everybody else waits.`,
    doesNothing: who => (who.you ? 'You do nothing.' : `${who.name} does nothing.`),
    wins: who =>
      who.you ? 'Your skyscraper is finished. You win!' : `${who.name}’s skyscraper is finished. ${who.name} wins!`,
    diedDown: 'Nobody did anything for a whole round: the match is over.',
  },
  decided: {
    'died-down': (winners, n) =>
      `Nobody could do anything more: with ${floors(n)} ${both.format(winners.map(object))} ${winners.length > 1 || winners[0]?.you === true ? 'have' : 'has'} the tallest skyscraper.`,
    'stole-last': (winner, victim) =>
      `The last floor decided it: ${winner.you ? 'you' : winner.name} stole it from ${object(victim)}.`,
    'lost-top': (victim, by, how, floor) =>
      `${Subject(victim)} ${victim.you ? 'were' : 'was'} one floor short, but ${by.you ? 'you' : by.name} ${how === 'stolen' ? `stole floor ${floor}` : how === 'jackhammer' ? `drilled floor ${floor} away` : `smashed floor ${floor}`}.`,
    truck: winner => `The donut truck decided it: ${whose(winner)} extra turn was enough.`,
    untouched: winner => `Nobody ever took a floor from ${object(winner)}.`,
    close: (winner, rival) =>
      `It was close: ${object(rival)} needed just one more floor when ${winner.you ? 'you' : winner.name} finished.`,
    first: (winner, n) => `${Subject(winner)} built ${floors(n)} before anybody else came close.`,
  },
  refusals: ({ who, card }) => ({
    'not-in-hand': fact => `You do not hold this card: ${card(fact.card)}.`,
    'no-floor': ({ cards: [one, other] }) =>
      `${Capital(card(one))} and ${card(other)} make no floor. It takes two floor cards that add up to 9, or a floor card and a joker.`,
    'no-such-opponent': () => 'This works only against an opponent.',
    'nothing-built': ({ seat }) => `${Subject(who(seat))} ${who(seat).you ? 'have' : 'has'} no floor yet.`,
    guarded: ({ seat }) => `A dog guards ${whose(who(seat))} top floor.`,
    'not-in-top-floor': fact => `There is no ${card(fact.card)} in ${whose(who(fact.seat))} top floor.`,
    'does-not-add-up': ({ value }) =>
      `The card to be stolen is worth ${value}: it takes the floor card that makes 9 with it.`,
    'no-such-floor': ({ seat, floor }) => `${Whose(who(seat))} skyscraper has no floor ${floor + 1}.`,
    'has-a-dog': ({ floor }) => `Floor ${floor + 1} has a dog already.`,
    'no-dog-there': ({ seat, floor }) => `No dog sits at floor ${floor + 1} of ${whose(who(seat))} skyscraper.`,
    'hand-is-empty': ({ seat }) => `${Whose(who(seat))} hand is empty.`,
    'nobody-has-cards': () => 'No opponent has a card to steal.',
    'not-these-cards': ({ expected }) => `Exactly ${cards(expected)} must be shuffled.`,
    'victim-has-not': fact =>
      `${Subject(who(fact.seat))} ${who(fact.seat).you ? 'do' : 'does'} not hold the stolen card.`,
  }),
  board: {
    street: 'Skyscrapers',
    hand: 'Your hand',
    handOf: name => `${name}’s hand`,
    you: 'You',
    house: ({ who, floors: built, goal, cards: held, milkshakes }) =>
      [
        `${Whose(who)} skyscraper: ${built.length} of ${goal} floors.`,
        ...built.map(
          ({ cards: [one, other], dog }, i) => `Floor ${i + 1}: ${one} and ${other}${dog ? ', with a dog' : ''}.`,
        ),
        `${cards(held)} in hand.`,
        ...(milkshakes > 0 ? [`${count(milkshakes, { one: 'milkshake', other: 'milkshakes' })} to drink.`] : []),
      ].join(' '),
    floors: (built, goal) => `${built} of ${goal}`,
    toGo: missing => `${missing} to go`,
    cardsInHand: n => `${cards(n)} in hand`,
    misses: n => (n === 1 ? 'misses a turn' : `misses ${n} turns`),
    goalSign: goal => `${floors(goal)} win`,
    cardLabel: card => (/\d/.test(card) ? `${card}, floor card` : Capital(game.cards[card])),
    caption: card => captionOf(card, CAPTIONS),
    tapToPlay: 'tap to play',
    sort: 'Sort hand',
    move: 'Move card',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    putBack: card => `Put the ${game.cards[card]} back`,
    toDraw: () => 'to draw',
    discarded: () => 'discarded',
    discardTitle: 'Discard pile',
    discardEmpty: 'Nothing has been discarded yet.',
    close: 'Close',
    truck: 'Donut truck',
    truckHelp: 'all others miss a turn',
    makesFloor: 'makes a floor now',
    canPlay: 'can be played now',
    end: 'End turn',
    endDraws: n => `You draw ${cards(n)}.`,
    endNoDraw: n => `You hold ${n}: none to draw.`,
    endNothingLeft: 'Nothing left to draw.',
    endAgain: 'Donut truck: you play again.',
    endThen: who => `Then it is ${who.name}’s turn.`,
    endOver: 'Then the match is over.',
    endFull: n => `You hold ${n}: with 8 or more you draw none at the start of a turn.`,
    waiting: who => `${who.name} is playing…`,
    waitingFate: 'One moment…',
    over: 'The match is over.',
    chooseCard: 'Choose a card: whatever it can do lights up.',
    hints: {
      floor: ({ value, needs, hasPartner, hasJoker, from }) => {
        const ways = [
          ...(hasPartner || hasJoker
            ? [
                `build with your ${either.format([...(hasPartner ? [String(needs)] : []), ...(hasJoker ? ['joker'] : [])])}`,
              ]
            : []),
          ...(from.length > 0 ? [`steal the ${needs} from ${either.format(from)}`] : []),
        ];
        const how = ways.length === 0 ? 'There is none within reach.' : `${Capital(ways.join(', or '))}.`;
        return `The ${value} needs ${a(String(needs))}. ${how}`;
      },
      joker: 'The joker stands for what is missing to make 9. Choose a floor card to build with it.',
      dog: 'Where shall the dog sit? Choose one of your floors.',
      bone: 'Which dog follows the bone? Both are discarded.',
      jackhammer: 'Which top floor comes down? The jackhammer stops at a dog.',
      'wrecking-ball': 'Which top floor comes down? Not even a dog stops the wrecking ball.',
      thief: 'Whom do you rob? You take one card, blind.',
      milkshake: 'Who gets the milkshake? They miss their next turn.',
      'super-thief': 'Take one card from every opponent, blind.',
      'donut-truck': 'All others miss a turn: after this one you play again.',
    },
    targets: {
      build: (one, other) => ({ short: `build ${one}+${other}`, full: `Build ${one} and ${other}` }),
      buildAs: (card, _joker, value) => ({ short: `build as ${value}`, full: `Build ${card} and joker` }),
      stealFloor: (card, name) => ({ short: `steal the ${card}`, full: `Steal the ${card} from ${name}` }),
      guard: floor => ({ short: `floor ${floor}`, full: `Dog at floor ${floor}` }),
      bone: (floor, name) => ({ short: 'lure the dog', full: `Lure the dog from floor ${floor} of ${name}` }),
      jackhammer: name => ({ short: 'drill the top', full: `Drill the top floor of ${name}` }),
      wreckingBall: name => ({ short: 'smash the top', full: `Smash the top floor of ${name}` }),
      thief: (n, name) => ({ short: `take 1 of ${n}`, full: `Steal a card from ${name}` }),
      milkshake: name => ({ short: 'serve it here', full: `Milkshake for ${name}` }),
      superThief: { short: 'rob everyone', full: 'Rob everyone' },
      donutTruck: { short: 'call the truck', full: 'Call the donut truck' },
    },
    verdicts: card => ({
      'not-in-hand': fact => `you have no ${card(fact.card)}`,
      'no-floor': () => 'no floor',
      'no-such-opponent': () => 'not you',
      'nothing-built': () => 'no floor yet',
      guarded: () => 'dog on guard',
      'not-in-top-floor': fact => `no ${card(fact.card)} on top`,
      'does-not-add-up': () => 'not 9',
      'no-such-floor': () => 'no floor yet',
      'has-a-dog': () => 'all guarded',
      'no-dog-there': () => 'no dog here',
      'hand-is-empty': () => 'no cards',
      'nobody-has-cards': () => 'no cards',
      'not-these-cards': () => 'no',
      'victim-has-not': () => 'no',
    }),
    notYours: 'not your house',
    ownDogOnly: 'not your own',
    jokersCannotSteal: 'jokers can’t steal',
    noFloorCard: 'no floor card',
    turnFact: turn => `Turn ${turn}`,
    pileFact: n => `${n} to draw`,
    winner: 'Winner',
    resultFloors: floors,
  },
});
