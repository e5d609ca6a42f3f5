import type { AdviceTexts } from './catalogue.js';

const RINGS = { leap: ' with a leap, for a ring', trespass: ' across another colour, for a ring' } as const;

export const en: AdviceTexts = {
  build: (stone, takesRing) => `Build ${stone}${takesRing ? ', with a ring' : ''}.`,
  discard: stone => `Put ${stone} into the box.`,
  move: (height, ring) => `Climb to height ${height}${ring === undefined ? '' : RINGS[ring]}.`,
  stay: height => `Stay where you are, on height ${height}.`,
  climbs: (height, than) => `Your pawn comes up to ${height}, otherwise to ${than}.`,
  prepares: (height, than) => `In your next turn you can come up to ${height}, otherwise to ${than}.`,
  liftsOther: (colour, height, than) => `Your ${colour} pawn can come up to ${height}, otherwise to ${than}.`,
  hinders: (name, height, than) => `${name} comes only up to ${height} then, otherwise to ${than}.`,
  holds: (falls, than) => `It is safer: the risk that it falls is ${falls}, otherwise ${than}.`,
  keepsRing: 'You keep your ring for when it counts more.',
  worthRing: 'It is worth the ring.',
  wastesLess: (parts, than) => `Fewer parts go into the box: ${parts} instead of ${than}.`,
};
