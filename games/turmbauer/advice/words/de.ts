import type { AdviceTexts } from './catalogue.js';

const RINGS = {
  leap: ', mit einem Sprung und einem Ring',
  trespass: ', über eine andere Farbe und mit einem Ring',
} as const;

export const de: AdviceTexts = {
  build: (stone, takesRing) => `Bau ${stone}${takesRing ? ', mit einem Bauring' : ''}.`,
  discard: stone => `Leg ${stone} in die Schachtel.`,
  move: (height, ring) => `Steig auf Höhe ${height}${ring === undefined ? '' : RINGS[ring]}.`,
  stay: height => `Bleib stehen, auf Höhe ${height}.`,
  climbs: (height, than) => `Deine Spielfigur kommt auf ${height}, sonst auf ${than}.`,
  prepares: (height, than) => `Im nächsten Zug kommst du auf ${height}, sonst auf ${than}.`,
  liftsOther: (colour, height, than) => `Deine andere Spielfigur (${colour}) kommt auf ${height}, sonst auf ${than}.`,
  hinders: (name, height, than) => `${name} kommt dann nur auf ${height}, sonst auf ${than}.`,
  holds: (falls, than) => `Es hält eher: Die Gefahr, dass etwas fällt, ist ${falls}, sonst ${than}.`,
  keepsRing: 'Dein Bauring bleibt dir für später, wenn er mehr bringt.',
  worthRing: 'Das ist den Bauring wert.',
  wastesLess: (parts, than) => `Weniger Teile kommen in die Schachtel: ${parts} statt ${than}.`,
};
