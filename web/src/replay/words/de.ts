import type { ReplayWords } from './catalogue.js';

export const de: ReplayWords = {
  fairness: {
    fair: () => 'Fair: Alles Zufällige folgt aus dem Schlüssel.',
    'key-malformed': () => 'Nicht fair: Der Schlüssel ist keiner.',
    'key-not-committed': () => 'Nicht fair: Der Schlüssel widerspricht der Festlegung.',
    'not-from-key': ({ entry }) => `Nicht fair: Für Moment ${entry + 1} ergibt der Schlüssel etwas anderes.`,
    'key-hidden': () => 'Ob es fair zugeht, lässt sich am Ende prüfen, mit dem Schlüssel.',
    'key-missing': () => 'Fairness nicht prüfbar: kein Schlüssel in der Datei.',
    'fate-elsewhere': () => 'Fairness hier nicht prüfbar, nur auf der Kommandozeile.',
    'other-version': () => 'Fairness nicht noch einmal prüfbar: mit einer anderen Fassung der Physik gespielt.',
  },
  checking: 'Fairness wird geprüft …',
  unknown: 'Ob es fair zuging, ließ sich nicht prüfen.',
};
