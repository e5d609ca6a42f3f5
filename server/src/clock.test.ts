import { expect, test } from 'vitest';
import { steadyNow } from './clock.js';

function clockAt(start: number) {
  const times = { wall: start, steady: 0 };
  const now = steadyNow({ wall: () => times.wall, steady: () => times.steady });
  const pass = (milliseconds: number): number => {
    times.wall += milliseconds;
    times.steady += milliseconds;
    return now();
  };
  return { times, now, pass };
}

const START = 1_800_000_000_000;
const HOUR = 3_600_000;

test('time passes as it does everywhere', () => {
  const { pass } = clockAt(START);
  expect(pass(1000)).toBe(START + 1000);
  expect(pass(HOUR)).toBe(START + 1000 + HOUR);
});

test.each([HOUR, -HOUR, 400 * 24 * HOUR])('a clock that is set by %d changes nothing at once', jump => {
  const { times, pass } = clockAt(START);
  times.wall += jump;
  const after = pass(1000);
  expect(Math.abs(after - (START + 1000))).toBeLessThanOrEqual(5);
});

test('time never goes backwards', () => {
  const { times, pass } = clockAt(START);
  let last = START;
  for (const jump of [-HOUR, HOUR, -30 * HOUR, 5, -5]) {
    times.wall += jump;
    for (let step = 0; step < 10; step++) {
      const now = pass(7);
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  }
});

test('what a machine’s clock says wins in the end', () => {
  const { times, pass } = clockAt(START);
  times.wall += 1000;
  for (let minute = 0; minute < 10; minute++) pass(60_000);
  expect(pass(0)).toBe(times.wall);
});

test('a machine that slept has kept nobody’s time running', () => {
  const { times, pass } = clockAt(START);
  // Asleep, only the wall’s clock went on.
  times.wall += 8 * HOUR;
  expect(pass(1000)).toBeLessThan(START + 2000);
});
