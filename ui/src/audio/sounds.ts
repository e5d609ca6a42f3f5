/** Every sound as notes: how each swells, what it is made of, where its pitch goes. */
import type { SoundName } from '../sound.js';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Where the pitch goes. */
  readonly to?: number;
  /** Seconds. */
  readonly start?: number;
  readonly length: number;
  readonly wave?: OscillatorType | 'noise';
  readonly volume?: number;
}

/** As a bell of bronze has them: hum, strike, tierce, quint, nominal. */
const BELL: readonly Note[] = [0.5, 1, 1.2, 1.5, 2, 2.67].map((part, index) => ({
  pitch: 523 * part,
  length: 2.6 - index * 0.35,
  wave: 'sine',
  volume: 0.16 / (1 + index * 0.6),
}));

const after = (seconds: number, notes: readonly Note[]): readonly Note[] =>
  notes.map(note => ({ ...note, start: (note.start ?? 0) + seconds }));

const steps = (pitches: readonly number[], every: number, length: number, wave: OscillatorType): readonly Note[] =>
  pitches.map((pitch, index) => ({ pitch, start: index * every, length, wave }));

export const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  place: [
    { pitch: 180, to: 90, length: 0.09, wave: 'sine', volume: 0.3 },
    { pitch: 1400, length: 0.03, wave: 'noise', volume: 0.08 },
  ],
  deal: [{ pitch: 3200, to: 1400, length: 0.07, wave: 'noise', volume: 0.1 }],
  bid: [{ pitch: 440, length: 0.1 }],
  five: [...steps([392, 494, 587, 784], 0.08, 0.14, 'triangle'), { pitch: 988, start: 0.34, length: 0.4 }],
  roof: [
    ...steps([659, 784, 988, 1319], 0.09, 0.22, 'sine'),
    { pitch: 5200, start: 0.3, length: 0.3, wave: 'noise', volume: 0.03 },
  ],
  tear: [
    { pitch: 240, to: 110, length: 0.22, wave: 'sawtooth', volume: 0.07 },
    { pitch: 900, to: 300, length: 0.25, wave: 'noise', volume: 0.12 },
  ],
  steal: [
    { pitch: 330, to: 660, length: 0.14, wave: 'square', volume: 0.05 },
    { pitch: 660, to: 220, start: 0.16, length: 0.24, wave: 'square', volume: 0.05 },
  ],
  thief: steps([294, 277, 262], 0.09, 0.08, 'square').map(note => ({ ...note, volume: 0.04 })),
  wreck: [
    { pitch: 1200, to: 300, length: 0.3, wave: 'noise', volume: 0.03 },
    { pitch: 90, to: 38, start: 0.32, length: 0.5, wave: 'sine', volume: 0.5 },
    { pitch: 700, to: 120, start: 0.32, length: 0.55, wave: 'noise', volume: 0.3 },
  ],
  truck: [
    { pitch: 70, to: 95, length: 0.7, wave: 'sawtooth', volume: 0.07 },
    ...after(0.25, [
      { pitch: 415, length: 0.14, wave: 'square', volume: 0.05 },
      { pitch: 415, start: 0.2, length: 0.24, wave: 'square', volume: 0.05 },
    ]),
  ],
  dog: [
    { pitch: 420, to: 180, length: 0.09, wave: 'sawtooth', volume: 0.12 },
    { pitch: 460, to: 190, start: 0.17, length: 0.1, wave: 'sawtooth', volume: 0.12 },
  ],
  milkshake: [
    { pitch: 300, to: 520, length: 0.3, wave: 'sine', volume: 0.14 },
    { pitch: 520, to: 180, start: 0.3, length: 0.5, wave: 'sine', volume: 0.1 },
  ],
  turn: steps([523, 659], 0.1, 0.18, 'triangle'),
  fall: [
    { pitch: 220, length: 0.12 },
    { pitch: 147, start: 0.09, length: 0.22 },
  ],
  count: [{ pitch: 880, length: 0.04, volume: 0.07 }],
  bell: [...BELL, ...after(0.7, BELL)],
  lost: steps([392, 349, 294], 0.16, 0.26, 'triangle'),
};

let audio: AudioContext | undefined;

export function sound(name: SoundName): void {
  audio ??= new AudioContext();
  // Browsers keep it silent until somebody has touched the page.
  if (audio.state !== 'running') {
    void audio.resume();
    return;
  }
  for (const note of SOUNDS[name]) play(audio, note);
}

const SILENCE = 0.0001;

function play(context: AudioContext, { pitch, to = pitch, start = 0, length, wave, volume = 0.2 }: Note): void {
  const begin = context.currentTime + start;
  const end = begin + length;
  const loud = context.createGain();
  loud.gain.setValueAtTime(SILENCE, begin);
  loud.gain.exponentialRampToValueAtTime(volume, begin + Math.min(0.015, length / 3));
  loud.gain.exponentialRampToValueAtTime(SILENCE, end);
  loud.connect(context.destination);
  const source = wave === 'noise' ? noise(context, pitch, to, begin, end) : tone(context, wave, pitch, to, begin, end);
  source.end.connect(loud);
  source.begin.start(begin);
  source.begin.stop(end + 0.05);
}

interface Source {
  readonly begin: AudioScheduledSourceNode;
  readonly end: AudioNode;
}

function tone(
  context: AudioContext,
  wave: OscillatorType = 'triangle',
  pitch: number,
  to: number,
  begin: number,
  end: number,
): Source {
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  glide(oscillator.frequency, pitch, to, begin, end);
  return { begin: oscillator, end: oscillator };
}

/** A hiss around a pitch. */
function noise(context: AudioContext, pitch: number, to: number, begin: number, end: number): Source {
  const length = Math.ceil(context.sampleRate * (end - begin + 0.1));
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = Math.random() * 2 - 1;
  const hiss = context.createBufferSource();
  hiss.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  glide(filter.frequency, pitch, to, begin, end);
  hiss.connect(filter);
  return { begin: hiss, end: filter };
}

function glide(parameter: AudioParam, from: number, to: number, begin: number, end: number): void {
  parameter.setValueAtTime(from, begin);
  parameter.exponentialRampToValueAtTime(to, end);
}
