/**
 * The promises of the contract, each as a property that any game can be tested against. A game passes by being listed: see
 * `games/contract.test.ts`. The engine tests the suite itself with a sample game, and with copies of it that break a promise.
 */
import type { Game, Thinking } from '@belfry/engine';
import { describe, test } from 'vitest';
import { type Clause, placesOf } from './places.js';
import { COPIES, rulePromises } from './rule-promises.js';
import { thinkingPromises } from './thinking-promises.js';
import { viewPromises } from './view-promises.js';
import type { Worlds } from './worlds.js';

/**
 * Tests every promise of the contract on random play.
 * @param effort how many positions are tried, as a part of the usual number: a game with thousands of actions needs fewer
 */
export function describeContract(game: Game, thinking: Thinking, worlds: Worlds, effort = 1): void {
  describe(`the contract, kept by ${game.id}`, () => {
    for (const { promise, check } of contractOf(game, thinking, worlds, effort)) test(promise, check);
  });
}

export function contractOf(game: Game, thinking: Thinking, worlds: Worlds, effort = 1): Clause[] {
  const places = placesOf(game, effort);
  const clauses = [
    ...rulePromises(game, places),
    ...viewPromises(game, thinking, worlds, places),
    ...thinkingPromises(game, thinking, worlds, places),
  ];
  const copies = clauses.find(({ promise }) => promise === COPIES);
  return clauses.map(({ promise, check }) => ({ promise, check: () => blameCopies(check, copies) }));
}

/** A copy that is not independent breaks other promises in strange ways: then it is told first. */
function blameCopies(check: () => void, copies: Clause | undefined): void {
  try {
    check();
  } catch (error) {
    copies?.check();
    throw error;
  }
}
