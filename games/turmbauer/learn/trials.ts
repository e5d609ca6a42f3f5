/** The positions of the Turmbauer lessons. The real rules judge every try. */
import type { Judged, Keys, Trial } from '@belfry/ui/lesson';
import {
  blocksOf,
  type Cell,
  COLOURS,
  type ColourName,
  cellAt,
  isNeutral,
  type Misfit,
  type MoveRing,
  type PieceName,
  parsePiece,
  parseStone,
  placesFor,
  type Refusal,
  reachOf,
  type State,
  type StoneName,
  type Triple,
  tripleOf,
  turmbauer,
  whyNotThere,
} from '../rules/index.js';
import { whyNotAt } from '../table/model/places.js';
import type { Verdict } from '../table/model/verdict.js';
import type { FilmInput } from '../works/index.js';

/** The comments each step can make. */
export const KEYS = {
  dice: ['fits', 'sum', 'other'],
  chequer: ['fits', 'chequer', 'table'],
  overhang: ['fits', 'overhang', 'floating'],
  climb: ['fits', 'colour', 'height'],
  rings: ['leap', 'trespass', 'anyStone', 'none'],
  fall: ['again', 'over', 'box'],
  firm: ['firm', 'shaky', 'falls', 'forbidden'],
  end: ['parts', 'height', 'shared'],
} as const satisfies Keys;

export type StepId = keyof typeof KEYS;
type Try<S extends StepId> = Trial<(typeof KEYS)[S][number], Refusal>;
type Comment<S extends StepId> = Judged<(typeof KEYS)[S][number], Refusal>;

const last = (picked: readonly string[]): string => picked.at(-1) ?? '';
export const cell = ([x, y, z]: Triple): Cell => cellAt(x, y, z);

/** Cubes side by side, from here in the direction of an axis. */
const row = ([x, y, z]: Triple, axis: 'x' | 'y' | 'z', length: number): readonly Triple[] =>
  Array.from({ length }, (_, step) => [
    axis === 'x' ? x + step : x,
    axis === 'y' ? y + step : y,
    axis === 'z' ? z + step : z,
  ]);

interface Position {
  readonly stones: Readonly<Partial<Record<PieceName, readonly Triple[]>>>;
  readonly pawns?: Readonly<Partial<Record<ColourName, Triple>>>;
  /** It is time to build if there are dice. Otherwise to move. */
  readonly dice?: readonly [number, number];
}

/** Three play; red is on turn in the second round. */
function position({ stones, pawns = {}, dice }: Position): State {
  const state = turmbauer.start({ players: 3, hand: 'natural' });
  for (const [name, cells] of Object.entries(stones) as [PieceName, readonly Triple[]][]) {
    const piece = parsePiece(name);
    const [colour, stone] = name.split('-') as [ColourName, StoneName];
    const index = COLOURS.indexOf(colour);
    state.tower.push({ piece, cells: cells.map(cell).toSorted((a, b) => a - b) });
    state.supply[index] = (state.supply[index] ?? 0) & ~(1 << parseStone(stone));
  }
  for (const [index, colour] of COLOURS.entries()) {
    const pawn = pawns[colour];
    if (pawn !== undefined) state.pawns[index] = cell(pawn);
  }
  state.turn = 3;
  state.phase = dice === undefined ? 'move' : 'build';
  state.dice = dice ?? [1, 1];
  return state;
}

// Which stone do the dice allow?
export const DICE = [1, 4] as const;
export const ROLLED = position({ stones: {}, dice: DICE });

const dice: Try<'dice'> = {
  choices: ['4b', '1a', '5a', '2a'] satisfies StoneName[],
  judge(picked) {
    const stone = parseStone(last(picked) as StoneName);
    const cells = placesFor(ROLLED, stone)[0] ?? [];
    const refusal = turmbauer.checkAction(ROLLED, { type: 'build', stone, cells });
    if (refusal === undefined) return { state: 'right', key: 'fits' };
    return { state: 'wrong', key: last(picked) === '5a' ? 'sum' : 'other', refusal };
  },
};

// Where may it go?
export const SECOND_ROUND = position({
  stones: {
    'red-1b': [[0, 2, 0]],
    'blue-4b': [...row([0, 0, 1], 'x', 2), ...row([0, 1, 1], 'x', 2)],
    'green-2a': row([2, 0, 0], 'z', 2),
  },
  dice: [3, 4],
});

/** A stone that somebody would like to build, and which of its cubes are coloured. */
export interface Wish {
  readonly stone: StoneName;
  readonly cells: readonly Triple[];
  readonly coloured: readonly boolean[];
}

/** A straight stone whose cubes take turns in being coloured. */
const straight = (stone: '3a' | '4a', cells: readonly Triple[]): Wish => ({
  stone,
  cells,
  coloured: cells.map((_, index) => (index % 2 === 0) === (stone === '3a')),
});

export const CHEQUER_WISHES: Readonly<Record<string, Wish>> = {
  A: straight('3a', row([0, 0, 2], 'y', 3)),
  B: straight('3a', row([1, 2, 0], 'x', 3)),
  C: straight('3a', row([1, 0, 2], 'y', 3)),
};

export const whyNot = ({ stone, cells }: Wish): Misfit | undefined =>
  whyNotThere(SECOND_ROUND, parseStone(stone), cells.map(cell));

function refusalIn(wishes: Readonly<Record<string, Wish>>, picked: readonly string[]): Misfit | undefined {
  const wish = wishes[last(picked)];
  if (wish === undefined) throw new Error(`no such picture: ${last(picked)}`);
  return whyNot(wish);
}

const chequer: Try<'chequer'> = {
  choices: Object.keys(CHEQUER_WISHES),
  judge(picked) {
    const refusal = refusalIn(CHEQUER_WISHES, picked);
    if (refusal === undefined) return { state: 'right', key: 'fits' };
    return { state: 'wrong', key: refusal.code === 'wrong-chequer' ? 'chequer' : 'table', refusal };
  },
};

export const OVERHANG_WISHES: Readonly<Record<string, Wish>> = {
  A: straight('4a', row([-2, 0, 2], 'x', 4)),
  B: straight('4a', row([0, 0, 2], 'x', 4)),
  C: straight('4a', row([2, 1, 1], 'z', 4)),
};

const overhang: Try<'overhang'> = {
  choices: Object.keys(OVERHANG_WISHES),
  judge(picked) {
    const refusal = refusalIn(OVERHANG_WISHES, picked);
    if (refusal === undefined) return { state: 'right', key: 'fits' };
    return { state: 'wrong', key: refusal.code === 'overhang' ? 'overhang' : 'floating', refusal };
  },
};

// Where can the red pawn go?
export const CLIMBING = position({
  stones: {
    'red-1b': [[-1, 1, 0]],
    'blue-3b': [...row([0, 0, 1], 'x', 2), [0, 1, 1]],
    'green-2a': row([2, 0, 0], 'z', 2),
    'red-1a': [[0, 1, 2]],
  },
  pawns: { red: [1, 1, 1] },
});

export const FIELDS: Readonly<Record<string, Triple>> = { A: [1, 0, 2], B: [2, 0, 2], C: [0, 1, 3] };
export const GOAL: Triple = [0, 1, 3];
export const RED = COLOURS.indexOf('red');

const climb: Try<'climb'> = {
  choices: Object.keys(FIELDS),
  judge(picked) {
    const to = cell(FIELDS[last(picked)] ?? GOAL);
    const refusal = turmbauer.checkAction(CLIMBING, { type: 'move', to });
    if (refusal === undefined) return { state: 'right', key: 'fits' };
    // Whoever could leap there only lacks height; the others meet a colour.
    const couldLeap = reachOf(CLIMBING, RED, ['leap']).some(reach => reach.to === to);
    return { state: 'wrong', key: couldLeap ? 'height' : 'colour', refusal };
  },
};

// Which ring helps?
const MOVE_RINGS: readonly string[] = ['leap', 'trespass'] satisfies MoveRing[];

const rings: Try<'rings'> = {
  choices: ['none', 'any-stone', 'trespass', 'leap'],
  judge(picked) {
    const ring = last(picked);
    if (ring === 'any-stone') return { state: 'wrong', key: 'anyStone' };
    const to = cell(GOAL);
    const isRing = MOVE_RINGS.includes(ring);
    const refusal = turmbauer.checkAction(
      CLIMBING,
      isRing ? { type: 'move', to, ring: ring as MoveRing } : { type: 'move', to },
    );
    if (refusal !== undefined) return { state: 'wrong', key: 'none', refusal };
    return { state: 'right', key: ring === 'leap' ? 'leap' : 'trespass' };
  },
};

// Two stones fall: physics says so, see the test.
export const FALLEN: readonly PieceName[] = ['green-2a', 'red-4a'];
export const UPRIGHT: Wish = straight('4a', row([2, 0, 2], 'z', 4));
export const FALLING: FilmInput = {
  tower: [...blocksOf(SECOND_ROUND), { name: 'red-4a', cells: UPRIGHT.cells }],
  newest: 'red-4a',
  push: { x: 0.27, y: 0 },
};

function afterTheFall(): State['phase'] {
  const state = turmbauer.copy(SECOND_ROUND);
  const { stone, cells } = UPRIGHT;
  turmbauer.applyAction(state, { type: 'build', stone: parseStone(stone), cells: cells.map(cell) });
  turmbauer.applyChance(state, { chance: 'settle', fell: FALLEN.map(parsePiece).toSorted((a, b) => a - b) });
  return state.phase;
}

const PHASES = { again: 'build', over: 'over', box: 'move' } as const satisfies Record<string, State['phase']>;
type Aftermath = keyof typeof PHASES;

const fall: Try<'fall'> = {
  choices: Object.keys(PHASES),
  judge(picked) {
    const key = last(picked) as Aftermath;
    return { state: PHASES[key] === afterTheFall() ? 'right' : 'wrong', key };
  },
};

// Where does it stand firmly? Any place can be tried; the statics have judged it before it is picked.
export const FIRM_STONE = parseStone('3b');

/** A place and what the statics say of it. */
export const tried = (verdict: Verdict, cells: readonly Cell[]): string => `${verdict}:${cells.join()}`;
/** A face at which the stone has no place. */
export const triedFace = (at: Cell): string => `face:${at}`;

/** What was tried: cells, and a verdict if the rules allow them; or a face. */
export interface Tried {
  readonly verdict: Verdict | undefined;
  readonly cells: readonly Cell[];
  readonly misfit: Misfit | undefined;
}

export function readTried(id: string): Tried {
  const [kind, where = ''] = id.split(':');
  const cells = where.split(',').map(Number);
  const misfit =
    kind === 'face' ? whyNotAt(SECOND_ROUND, FIRM_STONE, cells[0] ?? 0) : whyNotThere(SECOND_ROUND, FIRM_STONE, cells);
  return { verdict: VERDICTS.find(verdict => verdict === kind), cells: kind === 'face' ? [] : cells, misfit };
}

const VERDICTS: readonly Verdict[] = ['firm', 'shaky', 'falls'];

const angle = (...cells: readonly Triple[]): readonly Cell[] => cells.map(cell).toSorted((a, b) => a - b);

/** Some of them, for the list: one of each kind, and one that breaks the pattern. */
export const FIRM_PLACES = [
  tried('shaky', angle([0, 0, 2], [0, 0, 3], [1, 0, 3])),
  tried('falls', angle([2, 0, 2], [3, 0, 2], [3, 1, 2])),
  tried('firm', angle([0, 0, 2], [1, 0, 2], [1, 1, 2])),
  tried('firm', angle([0, 0, 2], [1, 0, 2], [0, 1, 2])),
];

/** As a drawing shows it. What breaks the pattern has its colours the other way round. */
export function wishOf({ cells, misfit }: Tried): Wish {
  const isWrong = misfit?.code === 'wrong-chequer';
  return { stone: '3b', cells: cells.map(tripleOf), coloured: cells.map(each => isNeutral(each) === isWrong) };
}

const firm: Try<'firm'> = {
  choices: FIRM_PLACES,
  judge(picked) {
    const { misfit, verdict } = readTried(last(picked));
    if (misfit !== undefined) return { state: 'wrong', key: 'forbidden', refusal: misfit };
    return { state: verdict === 'firm' ? 'right' : 'wrong', key: verdict ?? 'falls' };
  },
};

// Who wins?
export const BOXES: Readonly<Partial<Record<ColourName, readonly StoneName[]>>> = { red: ['4b'], blue: ['1a', '2a'] };

export const ENDED: State = (() => {
  const state = position({
    stones: {
      'blue-4b': [...row([0, 0, 1], 'x', 2), ...row([0, 1, 1], 'x', 2)],
      'green-2a': row([2, 0, 0], 'z', 2),
      'red-3a': row([-1, 0, 2], 'x', 3),
    },
    pawns: { red: [1, 0, 3], blue: [0, 0, 3], green: [0, 1, 2] },
  });
  for (const [index, colour] of COLOURS.entries())
    for (const stone of BOXES[colour] ?? []) state.box[index] = (state.box[index] ?? 0) | (1 << parseStone(stone));
  state.phase = 'over';
  state.turn = 36;
  return state;
})();

const end: Try<'end'> = {
  choices: ['red', 'blue', 'both'],
  judge(picked) {
    const due = turmbauer.due(ENDED);
    const winners = due.type === 'over' ? due.result.winners : [];
    const named =
      last(picked) === 'both' ? [0, 1] : COLOURS.flatMap((colour, seat) => (colour === last(picked) ? [seat] : []));
    if (named.join() === winners.join()) return { state: 'right', key: 'parts' };
    return { state: 'wrong', key: named.length > 1 ? 'shared' : 'height' } satisfies Comment<'end'>;
  },
};

export const TRIALS = { dice, chequer, overhang, climb, rings, fall, firm, end } as const;
