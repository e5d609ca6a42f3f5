import { counter } from '@belfry/engine/words';
import type { TurmbauerPadWords } from './catalogue.js';

const count = counter('de');
const parts = (n: number): string => count(n, { one: 'Teil', other: 'Teile' });
const rings = (n: number): string => count(n, { one: 'Bauring', other: 'Bauringe' });

export const de: TurmbauerPadWords = {
  colours: { red: 'Rot', blue: 'Blau', green: 'Grün', black: 'Schwarz' },
  height: 'Höhe der Spielfigur',
  heightHelp: 'Der Tisch ist 0, die Oberseite des Grundsteins 1',
  heightBefore: 'Höhe der Spielfigur vor diesem Zug',
  unused: 'Bausteine in der Schachtel',
  unusedAfterCollapse: 'Bausteine in Vorrat und Schachtel',
  unusedHelp: 'Tipp eine Größe ein- oder zweimal an: Jede gibt es doppelt',
  stones: (size, n) => `Bausteine aus ${size === 1 ? '1 Teil' : `${size} Teilen`}: ${n}`,
  parts,
  rings: 'Bauringe übrig',
  sum: 'Beide Figuren',
  collapse: 'Ist der Turm eingestürzt?',
  stands: 'Er steht',
  fell: name => `Ja, durch ${name}`,
  referee: 'Schiedsspruch',
  nothingNoted: 'Trag ein, wie hoch die Spielfiguren stehen. Dann steht hier, wer gewinnt und warum.',
  out: 'raus',
  why: {
    height: names => `${names} gewinnt durch die Höhe.`,
    parts: names => `${names} gewinnt: gleich hoch, aber mit weniger ungenutzten Teilen.`,
    rings: names => `${names} gewinnt: gleich hoch, gleich viele ungenutzte Teile, aber mehr Bauringe.`,
    shared: names => `${names} teilen sich den Sieg: Höhe, ungenutzte Teile und Bauringe sind gleich.`,
    'last-standing': names => `${names} gewinnt: Die andere Seite hat den Turm zum Einsturz gebracht.`,
  },
  steps: { height: 'Höhe', parts: 'Ungenutzte Teile', rings: 'Bauringe' },
  partsShort: 'Teile',
  better: { height: 'höher gewinnt', parts: 'weniger gewinnt', rings: 'mehr gewinnt' },
  decides: 'entscheidet',
  equal: 'gleich',
  narrows: 'grenzt ein',
  notNeeded: 'nicht nötig',
  noteHeight: (colour, height) => `${colour}: Spielfigur auf Höhe ${height}`,
  noteUnused: (colour, n) => `${colour}: ${parts(n)} ungenutzt`,
  noteRings: (colour, n) => `${colour}: ${rings(n)} übrig`,
  noteCollapse: name => `${name} bringt den Turm zum Einsturz`,
  noteStands: 'Der Turm steht doch noch',
  tower: {
    title: 'Euer Turm',
    about:
      'Ist dieser Platz erlaubt, und hält das? Zeig mir den Turm auf eurem Tisch, Baustein für Baustein, und frag.',
    stands: n => `Bisher ${n === 1 ? 'steht' : 'stehen'} ${count(n, { one: 'Baustein', other: 'Bausteine' })}.`,
    open: 'Nach einem Platz fragen',
    goOn: 'Zurück zum Turm',
  },
};
