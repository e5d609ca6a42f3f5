/** The places of the stone in hand and what holds, worked out elsewhere. */
import { useWork } from '@belfry/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, placesFor, type State, type Stone } from '../../rules/index.js';
import type { Judgement, Prospect, TurmbauerWorks } from '../../works/index.js';
import { batchSize, keyOf, nextToJudge } from '../model/places.js';
import { verdictOf } from '../model/verdict.js';

interface Survey {
  readonly prospects: readonly Prospect[] | undefined;
  readonly judgements: ReadonlyMap<string, Judgement>;
  /** It could not be worked out: what is known is all there is. */
  readonly hasFailed: boolean;
  /** It failed before: nobody is kept waiting any more. */
  readonly isDoubtful: boolean;
}

const NOTHING: Survey = { prospects: undefined, judgements: new Map(), hasFailed: false, isDoubtful: false };

interface Known extends Survey {
  readonly state: State;
  readonly stone: Stone;
  /** The places are only those of the rules, in no order, for nobody could say more. */
  readonly isBare: boolean;
}

/** What is to be worked out, and who is told. */
interface Task {
  readonly work: ReturnType<typeof useWork<TurmbauerWorks>>;
  readonly state: State;
  readonly stone: Stone;
  /** The key of the place that is shown; nothing if none is yet. */
  readonly shown: RefObject<string | undefined>;
  readonly isWanted: () => boolean;
  readonly keep: (found: Partial<Known>) => void;
}

const FAILED = { hasFailed: true, isDoubtful: true } as const;

/** A work that fails is asked for once more: whoever does it may have been started anew. */
async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return await work();
  }
}

async function find({ work, state, stone, keep }: Task): Promise<void> {
  try {
    keep({ prospects: await twice(() => work('survey', { state, stone })), isBare: false });
  } catch {
    // What the rules alone know: where it may go, but not what that opens.
    keep({ prospects: placesFor(state, stone).map(cells => ({ cells, reach: [] })), ...FAILED });
  }
}

/** What is judged is told at most so often, in milliseconds: each time all places are put in order and drawn anew. */
const TOLD_EVERY = 150;

/** A few at a time, what is shown first. What somebody waits for is told at once. */
async function judge(task: Task, places: readonly Prospect[], known: Survey['judgements']): Promise<void> {
  const { work, state, stone, shown, isWanted, keep } = task;
  const judgements = new Map(known);
  const next = (): Prospect[] => nextToJudge(places, judgements, shown.current, batchSize(state));
  let toldAt = performance.now();
  try {
    for (let batch = next(); batch.length > 0 && isWanted(); batch = next()) {
      const cells = batch.map(place => place.cells);
      const found = await twice(() => work('judge', { state, stone, places: cells }));
      for (const [index, each] of found.entries()) judgements.set(keyOf(cells[index] ?? []), each);
      const isLast = judgements.size >= places.length;
      if (!isLast && !isAwaited(task, cells, found) && performance.now() - toldAt < TOLD_EVERY) continue;
      toldAt = performance.now();
      keep({ judgements: new Map(judgements) });
    }
  } catch {
    keep({ judgements, ...FAILED });
  }
}

/** Is the place that is shown among them or, if none is yet, one to show? */
const isAwaited = (
  { state, shown }: Task,
  places: readonly (readonly Cell[])[],
  found: readonly Judgement[],
): boolean =>
  shown.current === undefined
    ? found.some(each => verdictOf(each, state.options.hand) === 'firm')
    : places.some(cells => keyOf(cells) === shown.current);

/** `shown` tells the place that is shown, by its key. What is no longer wanted is not asked for. */
export function useSurvey(
  state: State,
  stone: Stone | undefined,
  readOut: boolean,
  shown: RefObject<string | undefined>,
): Survey & { readonly tryAgain: () => void } {
  const work = useWork<TurmbauerWorks>('turmbauer');
  const [all, setAll] = useState<readonly Known[]>([]);
  const known = all.find(each => each.state === state && each.stone === stone);
  const { prospects, hasFailed } = known ?? NOTHING;
  const isBare = known?.isBare ?? true;
  const newest = useRef(known);
  useEffect(() => {
    newest.current = known;
  }, [known]);
  useEffect(() => {
    if (stone === undefined || hasFailed) return;
    let isWanted = true;
    const keep = (found: Partial<Known>): void => {
      if (isWanted) setAll(now => withFound(now, state, stone, found));
    };
    const task = { work, state, stone, shown, isWanted: () => isWanted, keep };
    if (prospects === undefined || isBare) void find(task);
    else if (readOut) void judge(task, prospects, newest.current?.judgements ?? NOTHING.judgements);
    return () => {
      isWanted = false;
    };
  }, [work, state, stone, prospects, isBare, hasFailed, readOut, shown]);
  const tryAgain = (): void => setAll(now => now.map(each => ({ ...each, hasFailed: false })));
  return { ...(known ?? NOTHING), tryAgain };
}

/** What is known of other stones is kept as long as the position is the same. */
function withFound(all: readonly Known[], state: State, stone: Stone, found: Partial<Known>): Known[] {
  const here = all.filter(each => each.state === state);
  const before = here.find(each => each.stone === stone);
  const others = here.filter(each => each.stone !== stone);
  return [...others, { ...NOTHING, isBare: true, ...before, ...found, state, stone }];
}
