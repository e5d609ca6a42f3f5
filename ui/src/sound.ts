/** A few short sounds, made on the spot. Off unless a person turned them on. */
import { useEffect, useRef } from 'react';
import { getSettings } from './settings.js';

/** Notes of a sound: pitch in hertz, start and length in seconds. */
const SOUNDS = {
  place: [[330, 0, 0.09]],
  turn: [
    [523, 0, 0.12],
    [659, 0.1, 0.18],
  ],
  fall: [
    [220, 0, 0.12],
    [147, 0.09, 0.22],
  ],
  win: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.34],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

export type SoundName = keyof typeof SOUNDS;

let audio: AudioContext | undefined;

export function playSound(name: SoundName): void {
  if (!getSettings().sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers keep it silent until somebody has touched the page.
  if (audio.state !== 'running') {
    void audio.resume();
    return;
  }
  for (const [pitch, start, length] of SOUNDS[name]) note(audio, pitch, audio.currentTime + start, length);
}

/** The sound of what has just happened: of one new entry of a log. Several at once are past, and silent. */
export function useNewsSound<Entry>(log: readonly Entry[], soundOf: (entry: Entry) => SoundName | undefined): void {
  const heard = useRef(log.length);
  useEffect(() => {
    const last = log.length === heard.current + 1 ? log.at(-1) : undefined;
    heard.current = log.length;
    const sound = last === undefined ? undefined : soundOf(last);
    if (sound !== undefined) playSound(sound);
  }, [log, soundOf]);
}

function note(context: AudioContext, pitch: number, start: number, length: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.2, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}
