import {
  choicesOf,
  type Due,
  type Game,
  imagine,
  notation,
  type Random,
  SeededRandom,
  type Thinking,
  type Viewer,
  writeEntry,
} from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  contractOf,
  describeContract,
  type Lantern,
  sampleGame,
  sampleThinking,
  sampleWorlds,
  type Worlds,
} from './index.js';

describeContract(sampleGame, sampleThinking, sampleWorlds);

type Fault = Partial<Game<Lantern> & Thinking<Lantern>>;

/** What the suite says of a promise, in a sentence; the example that follows it is left out. */
function verdict(promise: RegExp, fault: Fault, worlds: Worlds<Lantern> = sampleWorlds): string {
  const clauses = contractOf({ ...sampleGame, ...fault }, { ...sampleThinking, ...fault }, worlds).filter(clause =>
    promise.test(clause.promise),
  );
  expect(clauses).toHaveLength(1);
  try {
    clauses[0]?.check();
    return 'kept';
  } catch (error) {
    const [sentence = '', ...example] = String(error).split('\n');
    expect(example.join('\n')).toMatch(/^$|^For example with \{"options":\{"players":\d\},"seed":\d+,/);
    return sentence.replace('Broken: ', '');
  }
}

const keep = { type: 'keep' } as const;

describe('the suite tells of a game that', () => {
  test.each<[string, Fault, RegExp, string]>([
    [
      'lists an action twice',
      { legal: () => choicesOf([keep, keep]) },
      /each is listed once/,
      'a legal action is listed twice, as number 0 and 1: {"type":"keep"}',
    ],
    [
      'lists nothing',
      { legal: state => (state.turn === 1 ? choicesOf([]) : sampleGame.legal(state)) },
      /actions survive/,
      'the game threw an error: RangeError: no item 0 of 0',
    ],
    [
      'refuses a legal action',
      { checkAction: () => ({ code: 'brightest-stays' }) },
      /every legal action is accepted/,
      'a legal action is refused: {"type":"keep"}, with {"code":"brightest-stays"}',
    ],
    [
      'lists another spelling',
      { canonical: ({ type }) => ({ type, with: 'care' }) as { type: 'keep' } },
      /canonical spelling/,
      'a legal action is not listed in its canonical spelling: {"type":"keep"}, not {"type":"keep","with":"care"}',
    ],
    [
      'accepts what it does not list',
      { checkAction: () => undefined },
      /every other action is refused/,
      'an action is accepted that `legal` does not list: {"type":"swap"}',
    ],
    [
      'changes the state when asked',
      { checkAction: state => void state.open.push(1) },
      /stays as it was/,
      'asking whether an action is allowed changes the state: ',
    ],
    [
      'reads an action with a field too many',
      { actions: notation(z.object({ type: z.enum(['keep', 'swap']) })) },
      /actions survive/,
      'a field may be added to {"type":"keep"}',
    ],
    [
      'refuses what fate answers',
      { checkChance: () => ({ code: 'wrong-lights', expected: 1 }) },
      /answers of fate are accepted/,
      'fate’s own answer {"chance":"deal","lights":',
    ],
    [
      'changes the state when fate is asked',
      { fate: hasty },
      /answers of fate are accepted/,
      'asking fate changes the state: ',
    ],
    [
      'draws what leads elsewhere',
      { fateBy: 'x', draw: () => 1, answer: state => sampleGame.fate(state, new SeededRandom(99)) },
      /what fate draws/,
      'fate says something else than what was drawn leads to: ',
    ],
    [
      'draws, and does not say for whom',
      { draw: () => 1 },
      /what fate draws/,
      'fate draws, and nothing names what answers',
    ],
    [
      'shares data between copies',
      { copy: state => ({ ...state }) },
      /copies are equal and independent/,
      '`copy` shares data with the original, which changes when the copy is played on: `',
    ],
    [
      'shares data between copies, whichever promise that breaks',
      { copy: state => state },
      /tells no more/,
      '`copy` shares data with the original, which changes when the copy is played on: `',
    ],
    [
      'forgets something in a copy',
      { copy: state => ({ ...state, hands: [...state.hands], open: [] }) },
      /copies are equal and independent/,
      'a copy is not equal to the original: `open` is [], not [',
    ],
    [
      'keeps what is not plain',
      { start: options => ({ ...sampleGame.start(options), spare: undefined }) },
      /plain data/,
      'a state comes back from JSON as another: ',
    ],
    ['never ends', { applyAction: () => undefined }, /every match ends/, 'a match does not end within 20000 entries: '],
    [
      'lies about its bounds',
      { scoreBounds: () => ({ min: 1, max: 8 }) },
      /within the game’s bounds/,
      'a score of 9 is outside the bounds, 1 to 8',
    ],
    [
      'puts others first than those who win',
      { places: ({ options }) => Array.from({ length: options.players }, () => 1) },
      /at least one winner/,
      'the places are [1,1],',
    ],
    ['has no winner', { due: nobodyWins }, /at least one winner/, 'nobody wins: {"lights":'],
    [
      'shows other hands',
      { see: state => sampleGame.copy(state) },
      /shown the same/,
      'after entry 0 the spectator is shown something else in a match that looks alike to them: `view.hands[1]` is ',
    ],
    [
      'claims that all are shown the same',
      { isSeenAlike: true },
      /everybody knows alike/,
      'seat 0 is shown something else than the spectator: `',
    ],
    [
      'tells in the log what the view hides',
      { seeEntry: ({ entry }) => writeEntry(sampleGame, entry) },
      /shown the same/,
      'after entry 0 the spectator is shown something else in a match that looks alike to them: `told.lights[1]` is ',
    ],
    [
      'tells of fate what the view hides',
      { seeEntry: ({ entry }) => writeEntry(sampleGame, entry) },
      /tells no more/,
      'seat 0 is told of fate’s answer what the view after it hides: `lights[',
    ],
    [
      'takes another choice than the one with the number',
      {
        legal: () => ({ ...choicesOf([keep]), take: state => sampleGame.applyAction(state, keep) }),
        applyAction: (state, action) => {
          sampleGame.applyAction(state, action);
          state.open = [...state.open, 9];
        },
      },
      /taking a choice/,
      'taking number 0 does not what {"type":"keep"} does: ',
    ],
    [
      'has one key for two actions',
      { actionKey: () => 'action' },
      /a key of its own/,
      'two legal actions have one key: {"type":"keep"}',
    ],
    [
      'makes other keys of views than of states',
      { viewKey: state => JSON.stringify(state) },
      /key of what a viewer knows/,
      'the key of what seat 0 knows is another when it is made of the view',
    ],
    [
      'has one key for two views',
      { viewKey: state => `${state.turn}` },
      /key of what a viewer knows/,
      'two views of seat 0 that are not the same have one key: ',
    ],
    [
      'imagines in the view itself',
      { imaginer: seen => () => Object.assign(seen, { hands: seen.hands.map(hand => hand ?? 5) }) },
      /shares nothing with the view/,
      'an imagined world shares data with seat 0’s view: `',
    ],
    [
      'imagines another view',
      { imaginer: seen => random => ({ ...imagine(sampleThinking, seen, random), turn: 0 }) },
      /view of an imagined world/,
      'seat 0 can tell an imagined world from the real one: `turn` is 0, not ',
    ],
    [
      'imagines a card twice',
      { imaginer: seen => () => ({ ...sampleGame.copy(seen), hands: seen.hands.map(hand => hand ?? 5) }) },
      /imagined world is a possible one/,
      'the spectator imagines a world that is not possible: {"options":',
    ],
    [
      'imagines the same world each time',
      { imaginer: seen => () => imagine(sampleThinking, seen, { below: () => 0 }) },
      /differs in matches that look alike/,
      '`imaginer` always fills a view of seat 0 (with {"players":2}) with the same world, though others fit it as well: it must draw one by lot',
    ],
    [
      'imagines the same world from the second turn on',
      { imaginer: seen => random => imagine(sampleThinking, seen, seen.turn === 0 ? random : { below: () => 0 }) },
      /differs in matches that look alike/,
      '`imaginer` always fills a view of seat 1 (with {"players":2}) in the middle third of a match with the same world, though others fit it as well: it must draw one by lot',
    ],
    [
      'loses the legal actions in a view',
      { legal: state => (state.hands.includes(null) ? choicesOf([keep]) : sampleGame.legal(state)) },
      /know the seat’s legal actions/,
      'seat 0 has other legal actions in its view: it is [{"type":"keep"}], not [{"type":"keep"},{"type":"swap"}]',
    ],
    [
      'breaks on views',
      { applyAction: blind },
      /nothing else goes wrong/,
      '{"type":"keep"} on a seat’s own view throws something else than `Hidden`: TypeError: null is not a light',
    ],
  ])('%s', (_, fault, promise, sentence) => {
    expect(verdict(promise, fault)).toContain(sentence);
  });

  test.each<[string, Fault, Partial<Worlds<Lantern>>, RegExp, string]>([
    [
      'disguises nothing',
      {},
      { disguise: ({ log }) => log },
      /differs in matches that look alike/,
      '`disguise` never makes another match of one, though `see` hides something from seat 0 (with {"players":2}): nothing tests whether it stays hidden',
    ],
    [
      'disguises nothing for those who watch',
      {},
      {
        disguise: (match, viewer, random) =>
          viewer === 'spectator' ? match.log : sampleWorlds.disguise(match, viewer, random),
      },
      /differs in matches that look alike/,
      '`disguise` never makes another match of one, though `see` hides something from the spectator (with {"players":2})',
    ],
    [
      'does not disguise one of the hands',
      {},
      {
        disguise: (match, viewer, random) => sampleWorlds.disguise(match, viewer === 'spectator' ? 1 : viewer, random),
      },
      /differs in matches that look alike/,
      'imagined worlds of the spectator (with {"players":2}) differ in `hands[1]`, but `disguise` never changes that: nothing tests whether it stays hidden',
    ],
    [
      'shows a hand from the second turn on, and disguises only what was before',
      { see: showsLater },
      {
        disguise: (match, viewer, random) =>
          match.log.length > 2 ? match.log : sampleWorlds.disguise(match, viewer, random),
      },
      /differs in matches that look alike/,
      '`disguise` never makes another match of one, though `see` hides something from seat 0 (with {"players":3}) in the last third of a match: nothing tests whether it stays hidden',
    ],
    [
      'disguises a match as one that cannot be',
      {},
      { disguise: ({ log }) => log.toReversed() },
      /shown the same/,
      'an entry of a log disguised for seat 0 is refused: {',
    ],
    [
      'hides nothing and does not say so',
      { see: state => sampleGame.copy(state), imaginer: seen => () => sampleGame.copy(seen) },
      { disguise: ({ log }) => log },
      /differs in matches that look alike/,
      '`see` hides nothing from anybody: if that is meant, let the game’s worlds say `hidesNothing`',
    ],
    [
      'says that it hides nothing, and does',
      {},
      { disguise: ({ log }) => log, hidesNothing: true },
      /nothing is hidden/,
      'the game’s worlds say that it hides nothing, but it hides this from seat 0: `hands[1]` is null, not ',
    ],
    [
      'says that it hides nothing, and disguises',
      { see: state => sampleGame.copy(state) },
      { hidesNothing: true },
      /nothing is hidden/,
      'the game’s worlds say that it hides nothing, but they disguise a match: `[0].lights[1]` is ',
    ],
    [
      'takes its own states for impossible',
      {},
      { isPossible: () => false },
      /imagined world is a possible one/,
      'a state of a match is not possible: {"options":',
    ],
  ])('%s, by its worlds', (_, fault, worlds, promise, sentence) => {
    expect(verdict(promise, fault, { ...sampleWorlds, ...worlds })).toContain(sentence);
  });

  test('hides nothing, as it should', () => {
    const open: Fault = { see: state => sampleGame.copy(state), imaginer: seen => () => sampleGame.copy(seen) };
    const worlds: Worlds<Lantern> = { ...sampleWorlds, disguise: ({ log }) => log, hidesNothing: true };
    for (const promise of [/nothing is hidden/, /shown the same/, /possible one/])
      expect(verdict(promise, open, worlds)).toBe('kept');
  });
});

/** Breaks where another hand is hidden, and does not say that this is why. */
function blind(state: Lantern['State'], action: Lantern['Action']): void {
  if (state.hands.includes(null)) throw new TypeError('null is not a light');
  sampleGame.applyAction(state, action);
}

/** Shows the first hand to everyone as soon as its turn is over. */
function showsLater(state: Lantern['State'], viewer: Viewer): Lantern['State'] {
  const seen = sampleGame.see(state, viewer);
  if (state.turn > 0) seen.hands[0] = state.hands[0] ?? null;
  return seen;
}

/** Deals at once what it should only say. */
function hasty(state: Lantern['State'], random: Random): Lantern['Chance'] {
  const chance = sampleGame.fate(state, random);
  if (chance.chance === 'deal') state.hands = [...chance.lights];
  return chance;
}

function nobodyWins(state: Lantern['State']): Due<Lantern> {
  const due = sampleGame.due(state);
  return due.type === 'over' ? { type: 'over', result: { ...due.result, winners: [] } } : due;
}
