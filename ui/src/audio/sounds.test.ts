import { expect, test, vi } from 'vitest';
import { SOUNDS, sound } from './sounds.js';

test.each(Object.entries(SOUNDS))('%s is short, audible and not too loud', (_, notes) => {
  expect(notes.length).toBeGreaterThan(0);
  for (const { pitch, to = pitch, start = 0, length, volume = 0.2 } of notes) {
    expect(start + length).toBeLessThan(4);
    expect(Math.min(pitch, to)).toBeGreaterThan(20);
    expect(volume).toBeLessThanOrEqual(0.5);
  }
});

const ignore = (): void => undefined;

/** As much of Web Audio as sounds need; counts what is started. */
function fakeAudio() {
  const parameter = () => ({ value: 0, setValueAtTime: ignore, exponentialRampToValueAtTime: ignore });
  const started: number[] = [];
  const node = () => ({
    connect: (next: unknown) => next,
    start: (time: number) => started.push(time),
    stop: ignore,
    frequency: parameter(),
    gain: parameter(),
    Q: parameter(),
  });
  class Context {
    readonly state = 'running';
    readonly currentTime = 5;
    readonly sampleRate = 100;
    readonly destination = {};
    readonly createGain = node;
    readonly createOscillator = node;
    readonly createBufferSource = node;
    readonly createBiquadFilter = node;
    createBuffer(_: number, length: number) {
      return { getChannelData: () => new Float32Array(length) };
    }
  }
  vi.stubGlobal('AudioContext', Context);
  return started;
}

test('each note is started at its time', () => {
  const started = fakeAudio();
  sound('wreck');
  expect(started).toEqual(SOUNDS.wreck.map(({ start = 0 }) => 5 + start));
});
