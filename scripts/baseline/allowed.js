/**
 * What the built files may use although not every browser of the baseline knows it, and what happens in those that do not. A property
 * stands for all its values. What is no longer used, or known everywhere, must go from here.
 * @type {readonly { readonly names: readonly string[], readonly why: string }[]}
 */
export const ALLOWED = [
  // Looks: a browser that does not know it leaves it out, and nothing is lost but the finish.
  { names: ['scrollbar-color', 'scrollbar-width'], why: 'the bars look as everywhere in that browser' },
  { names: ['text-wrap'], why: 'lines of a heading are of unequal length' },
  { names: ['justify-content: safe'], why: 'buttons stand at the side instead of in the middle' },
  { names: ['align-content: safe'], why: 'what is too high for a big screen begins at its top' },
  { names: [':selection'], why: 'digits that are marked look as everywhere' },
  { names: ['zoom'], why: 'stones in a lesson stay small on a desk' },
  { names: ['cursor'], why: 'there is no mouse' },
  { names: ['forced-color-adjust'], why: 'there are no forced colours' },
  { names: ['text-size-adjust'], why: 'text is not made larger there either' },
  // Ours, asked for before it is used.
  { names: ['Intl.Segmenter'], why: 'initials are cut by code points' },
  { names: ['navigator.share', 'navigator.canShare'], why: 'a pad is copied instead' },
  { names: ['navigator.connection'], why: 'nobody is known to save data' },
  { names: ['navigator.vibrate'], why: 'a phone that is a hand does not buzz when it is its turn' },
  { names: ['navigator.wakeLock'], why: 'a big screen goes dark when the device wants to' },
  { names: ['requestIdleCallback'], why: 'what can wait comes a moment later' },
  // Of libraries, each with a test of its own for it.
  { names: ['setImmediate', 'navigation', '.canIntercept', '.currentEntry'], why: 'React' },
  { names: ['.animation', '.skipTransition', '.popover'], why: 'React: no such transitions and attributes here' },
  { names: ['Error.captureStackTrace'], why: 'zod: traces have a line more' },
  { names: ['.toHex', 'Uint8Array.fromHex'], why: 'noble: reckons it itself' },
  { names: ['Symbol.dispose', '.detached'], why: 'Rapier: frees and looks anew by itself' },
  { names: ['XRWebGLBinding', 'XRWebGLLayer'], why: 'three: no glasses here' },
  {
    names: ['VideoFrame', '.displayWidth', '.displayHeight', 'Float16Array'],
    why: 'three: no films and such numbers here',
  },
];
