import { newNetwork, readNetwork, writeNetwork } from '@belfry/bots';
import { type Json, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { Trainer } from './trainer.js';

/** Exclusive or: what no single layer can tell. */
const EXAMPLES = [
  [0, 0, 0],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
] as const;

const fresh = (): Trainer => new Trainer(newNetwork([2, 8, 1], new SeededRandom(5)), { rate: 0.02 });

function answer(trainer: Trainer, [one, other]: readonly number[]): number {
  trainer.network.inputs.set([one ?? 0, other ?? 0]);
  return trainer.network.run()[0] ?? Number.NaN;
}

function learn(trainer: Trainer, steps: number): void {
  for (let step = 0; step < steps; step++) {
    for (const example of EXAMPLES) trainer.add([answer(trainer, example) - example[2]]);
    trainer.step();
  }
}

const errorOf = (trainer: Trainer): number =>
  Math.max(...EXAMPLES.map(example => Math.abs(answer(trainer, example) - example[2])));

describe('a trainer', () => {
  test('fits a network to examples', () => {
    const trainer = fresh();
    learn(trainer, 600);
    expect(errorOf(trainer)).toBeLessThan(0.05);
  });

  test('follows the slope of the loss, as small changes of each weight measure it', () => {
    const { network } = fresh();
    const [layer] = network.layers;
    const example = EXAMPLES[1];
    const loss = (): number => {
      network.inputs.set(example.slice(0, 2));
      return ((network.run()[0] ?? 0) - example[2]) ** 2 / 2;
    };
    const before = loss();
    const steps = [0, 1, 2, 3].map(index => {
      const weights = layer?.weights ?? new Float64Array();
      weights[index] = (weights[index] ?? 0) + 1e-6;
      const slope = (loss() - before) / 1e-6;
      weights[index] = (weights[index] ?? 0) - 1e-6;
      return slope;
    });
    const trainer = new Trainer(network, { rate: 1e-9 });
    loss();
    trainer.add([(network.run()[0] ?? 0) - example[2]]);
    trainer.step();
    // Adam's first step goes against the slope; its running mean holds a tenth of the slope itself.
    const { layers } = trainer.save() as { layers: { slopes: { mean: number[] }[] }[] };
    for (const [index, slope] of steps.entries()) expect(layers[0]?.slopes[0]?.mean[index]).toBeCloseTo(0.1 * slope, 5);
  });

  test('goes on from where it was saved as if nothing had been', () => {
    const whole = fresh();
    learn(whole, 60);
    const first = fresh();
    learn(first, 30);
    const saved: Json = JSON.parse(JSON.stringify(first.save()));
    const second = fresh();
    second.restore(saved);
    learn(second, 30);
    expect(second.save()).toEqual(whole.save());
  });
});

describe('a network', () => {
  test('says nearly the same when it is read again', () => {
    const trainer = fresh();
    learn(trainer, 300);
    const again = readNetwork(JSON.parse(JSON.stringify(writeNetwork(trainer.network))));
    for (const example of EXAMPLES) {
      again.inputs.set(example.slice(0, 2));
      expect(again.run()[0]).toBeCloseTo(answer(trainer, example), 2);
    }
  });

  test('is not read from something else', () => {
    const weights = writeNetwork(newNetwork([2, 3, 1], new SeededRandom(1)));
    expect(() => readNetwork({ ...weights, sizes: [2, 4, 1] })).toThrow('has 17 weights, not 13');
    expect(() => readNetwork({ ...weights, numbers: weights.numbers.replace(/^\S+/, 'x') })).toThrow(/weights/);
  });

  test('is the same for the same seed', () => {
    const numbers = (seed: number) => writeNetwork(newNetwork([3, 4, 2], new SeededRandom(seed))).numbers;
    expect(numbers(1)).toBe(numbers(1));
    expect(numbers(1)).not.toBe(numbers(2));
  });
});
