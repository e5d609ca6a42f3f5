/** The positions of the Skyscraper lessons. The real rules judge every try, and play it out. */
import type { Judged, Keys, Trial } from '@belfry/ui/lesson';
import {
  type Action,
  type Card,
  type CardName,
  type Floor,
  type Hand,
  parseCard,
  type Refusal,
  type State,
  skyscraper,
  stealableFloors,
} from '../rules/index.js';

/** The comments each step can make. */
export const KEYS = {
  nine: ['one', 'floor', 'sum'],
  joker: ['one', 'floor', 'jokers', 'sum'],
  steal: ['stolen', 'sum', 'joker'],
  guard: ['safe', 'below', 'twice'],
  wreck: ['bone', 'hammer', 'ball', 'guarded'],
  tricks: ['shake', 'truck', 'thief', 'superThief'],
  win: ['bone', 'won', 'guarded', 'sum', 'gone'],
} as const satisfies Keys;

export type StepId = keyof typeof KEYS;
type Try<S extends StepId> = Trial<(typeof KEYS)[S][number], Refusal>;
type Verdict<S extends StepId> = Judged<(typeof KEYS)[S][number], Refusal>;

export const YOU = 0;
const MIA = 1;

interface Position {
  /** By seat; you are the first. */
  readonly hands: readonly (readonly CardName[])[];
  /** From the ground up, a dog as an asterisk: `3+6 4+joker*`. */
  readonly floors: readonly string[];
}

/** Your turn, after drawing. */
function position({ hands, floors }: Position): State {
  const state = skyscraper.start({ players: hands.length, floors: 5 });
  const order = (['1', '8', '5', '4', '3', '6'] as const).map(parseCard);
  state.phase = 'play';
  state.turns = 9;
  state.hands = hands.map(handOf);
  state.pile = { order, left: order.length };
  state.skyscrapers = hands.map((_, seat) => floorsOf(floors[seat] ?? ''));
  return state;
}

function handOf(names: readonly CardName[]): Hand {
  const cards = skyscraper.start({ players: 2, floors: 5 }).hands[0]?.cards.slice() ?? [];
  for (const card of names.map(parseCard)) cards[card] = (cards[card] ?? 0) + 1;
  return { cards, size: names.length, hidden: 0 };
}

const floorsOf = (text: string): Floor[] =>
  (text === '' ? [] : text.split(' ')).map(floor => {
    const [value = '', other] = floor.replace('*', '').split('+');
    return { value: Number(value), joker: other === 'joker', dog: floor.endsWith('*') };
  });

/** What came of some actions: the position after those that were allowed, and why one was not. */
interface Outcome {
  readonly state: State;
  readonly refusal: Refusal | undefined;
}

/** Plays actions one after the other, until the rules refuse one. Blind thefts take the first card they find. */
function playOut(from: State, actions: readonly Action[]): Outcome {
  const state = skyscraper.copy(from);
  for (const action of actions) {
    const refusal = skyscraper.checkAction(state, action);
    if (refusal !== undefined) return { state, refusal };
    skyscraper.applyAction(state, action);
    while (state.phase === 'stolen') skyscraper.applyChance(state, { chance: 'stolen', card: firstInHand(state) });
  }
  return { state, refusal: undefined };
}

const firstInHand = ({ hands, victims }: State): Card =>
  hands[victims[0] ?? MIA]?.cards.findIndex(count => count > 0) ?? 0;

/** A choice is the name of a card; a second one of the same kind has a mark at its end. */
export const cardOf = (choice: string): CardName => choice.replace('#2', '') as CardName;
const card = (choice: string): Card => parseCard(cardOf(choice));

const last = (picked: readonly string[]): string => picked.at(-1) ?? '';

/** A position to try something in. */
export interface Scenario<S extends StepId> {
  readonly start: State;
  readonly trial: Try<S>;
  actions(picked: readonly string[]): readonly Action[];
}

/** The position after what was picked, as far as it is allowed. */
export const after = <S extends StepId>(scenario: Scenario<S>, picked: readonly string[]): State =>
  playOut(scenario.start, scenario.actions(picked)).state;

const buildOf = (picked: readonly string[]): Action[] => {
  const [one, other] = picked;
  return one === undefined || other === undefined ? [] : [{ type: 'build', cards: [card(one), card(other)] }];
};

// Two cards that make 9.
const NINE = position({ hands: [['3', '8', '6', '5', '2'], []], floors: ['', '4+5'] });

const nine: Scenario<'nine'> = {
  start: NINE,
  actions: buildOf,
  trial: {
    choices: ['2', '3', '5', '6', '8'],
    judge(picked) {
      if (picked.length < 2) return { state: 'more', key: 'one' };
      const { refusal } = playOut(NINE, buildOf(picked));
      return refusal === undefined ? { state: 'right', key: 'floor' } : { state: 'wrong', key: 'sum', refusal };
    },
  },
};

// Jokers.
const JOKERS = position({ hands: [['joker', 'joker', '4', '7'], []], floors: ['3+6', '4+5'] });

const joker: Scenario<'joker'> = {
  start: JOKERS,
  actions: buildOf,
  trial: {
    choices: ['4', '7', 'joker', 'joker#2'],
    judge(picked) {
      if (picked.length < 2) return { state: 'more', key: 'one' };
      const { refusal } = playOut(JOKERS, buildOf(picked));
      if (refusal === undefined) return { state: 'right', key: 'floor' };
      return { state: 'wrong', key: picked.every(choice => cardOf(choice) === 'joker') ? 'jokers' : 'sum', refusal };
    },
  },
};

// Stealing a floor.
const THEFT = position({ hands: [['2', '4', 'joker'], []], floors: ['1+8', '4+5 2+7'] });

/** The theft of the card that fits, or of the 7 if none does: then the rules say why not. */
const theftWith = (choice: string): Action => ({
  type: 'steal-floor',
  from: MIA,
  card: parseCard('7'),
  with: card(choice),
});

const steal: Scenario<'steal'> = {
  start: THEFT,
  actions: picked => picked.slice(-1).map(theftWith),
  trial: {
    choices: ['2', '4', 'joker'],
    judge(picked) {
      const { refusal } = playOut(THEFT, [theftWith(last(picked))]);
      if (refusal === undefined) return { state: 'right', key: 'stolen' };
      return { state: 'wrong', key: last(picked) === 'joker' ? 'joker' : 'sum', refusal };
    },
  },
};

// The dog.
const DOG = position({ hands: [['dog'], ['3', '8', '5']], floors: ['4+5* 1+8 3+6', '2+7'] });

const guardOf = (choice: string): Action => ({ type: 'guard', floor: Number(choice) });

const guard: Scenario<'guard'> = {
  start: DOG,
  actions: picked => picked.slice(-1).map(guardOf),
  trial: {
    choices: ['2', '1', '0'],
    judge(picked) {
      const { state, refusal } = playOut(DOG, [guardOf(last(picked)), { type: 'end' }]);
      if (refusal !== undefined) return { state: 'wrong', key: 'twice', refusal };
      // Mia is on turn now: can she steal?
      return stealableFloors(state).length === 0 ? { state: 'right', key: 'safe' } : { state: 'wrong', key: 'below' };
    },
  },
};

// Bone, jackhammer, wrecking ball.
const WRECK = position({
  hands: [['bone', 'jackhammer', 'wrecking-ball'], []],
  floors: ['1+8', '2+7 4+5*'],
});

function toolOf(choice: string): Action {
  if (choice === 'bone') return { type: 'bone', from: MIA, floor: 1 };
  return { type: choice === 'jackhammer' ? 'jackhammer' : 'wrecking-ball', from: MIA };
}

const wreck: Scenario<'wreck'> = {
  start: WRECK,
  actions: picked => picked.map(toolOf),
  trial: {
    choices: ['bone', 'jackhammer', 'wrecking-ball'],
    keeps: true,
    judge(picked) {
      const { state, refusal } = playOut(WRECK, picked.map(toolOf));
      if (refusal !== undefined) return { state: 'wrong', key: 'guarded', refusal };
      if (state.skyscrapers[MIA]?.length === 2) return { state: 'more', key: 'bone' };
      return { state: 'right', key: last(picked) === 'jackhammer' ? 'hammer' : 'ball' };
    },
  },
};

// Thieves, milkshake, donut truck.
const TRICKS = position({
  hands: [
    ['thief', 'milkshake', 'donut-truck', 'super-thief'],
    ['5', '4', '8'],
    ['6', '1'],
  ],
  floors: ['2+7 3+6', '1+8 4+5 3+joker 2+7', '3+6'],
});

const TRICK_KEYS = {
  milkshake: 'shake',
  'donut-truck': 'truck',
  thief: 'thief',
  'super-thief': 'superThief',
} as const satisfies Partial<Record<CardName, (typeof KEYS)['tricks'][number]>>;
type Trick = keyof typeof TRICK_KEYS;

function trickOf(choice: string): Action {
  switch (choice) {
    case 'milkshake':
      return { type: 'milkshake', to: MIA };
    case 'thief':
      return { type: 'thief', from: MIA };
    default:
      return { type: choice === 'donut-truck' ? 'donut-truck' : 'super-thief' };
  }
}

const tricks: Scenario<'tricks'> = {
  start: TRICKS,
  actions: picked => picked.slice(-1).map(trickOf),
  trial: {
    choices: ['thief', 'milkshake', 'super-thief', 'donut-truck'],
    judge(picked) {
      const choice = last(picked);
      const { state, refusal } = playOut(TRICKS, [trickOf(choice), { type: 'end' }]);
      const key = TRICK_KEYS[choice as Trick];
      return state.turn === MIA || refusal !== undefined ? { state: 'wrong', key, refusal } : { state: 'right', key };
    },
  },
};

// The fifth floor.
const WIN = position({
  hands: [['bone', 'jackhammer', '2', '4'], ['5']],
  floors: ['1+8 3+6 4+5 3+joker', '3+6 2+7*'],
});

const lastMoveOf = (choice: string): Action =>
  choice === 'bone' || choice === 'jackhammer' ? toolOf(choice) : theftWith(choice);

const win: Scenario<'win'> = {
  start: WIN,
  actions: picked => picked.map(lastMoveOf),
  trial: {
    choices: ['bone', 'jackhammer', '2', '4'],
    keeps: true,
    judge(picked) {
      const { state, refusal } = playOut(WIN, picked.map(lastMoveOf));
      if (refusal !== undefined) return whyNoWin(refusal);
      if (state.phase === 'over') return { state: 'right', key: 'won' };
      return last(picked) === 'bone' ? { state: 'more', key: 'bone' } : { state: 'wrong', key: 'gone' };
    },
  },
};

const whyNoWin = (refusal: Refusal): Verdict<'win'> => ({
  state: 'wrong',
  key: refusal.code === 'guarded' ? 'guarded' : 'sum',
  refusal,
});

export const SCENARIOS = { nine, joker, steal, guard, wreck, tricks, win } as const;
