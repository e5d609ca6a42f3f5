import type { JsonType } from '../src/index.js';
import { type EngineWords, list } from './catalogue.js';
import { counter } from './language.js';

const count = counter('de');

export const de: EngineWords = {
  problem: {
    missing: () => 'fehlt',
    'too-large': () => 'ist zu groß',
    'wrong-type': ({ expected }) => `hat den falschen Typ (erwartet: ${TYPES[expected]})`,
    'not-one-of': ({ allowed }) => `hat einen Wert, der hier nicht erlaubt ist${list('erlaubt', allowed)}`,
    'out-of-range': ({ limit, bound }) =>
      limit === 'min' ? `muss mindestens ${bound} sein` : `darf höchstens ${bound} sein`,
    'unknown-field': ({ field }) => `hat ein Feld, das nicht dorthin gehört: „${field}“`,
  },
  atPath: (path, problem) => (path === '' ? `der Inhalt ${problem}` : `„${path}“ ${problem}`),
  refusal: {
    'match-over': () => 'die Partie ist zu Ende',
    'no-such-seat': ({ seat }) => `einen Platz ${seat} gibt es nicht`,
    'not-your-turn': ({ seat, due }) => `Platz ${due} ist am Zug, nicht Platz ${seat}`,
    'fate-is-due': ({ chance }) => `zuerst muss der Zufall entscheiden („${chance}“)`,
    'seat-is-due': ({ seat }) => `Platz ${seat} ist am Zug, nicht der Zufall`,
  },
  record: {
    'unknown-game': ({ game, known }) => `ein Spiel „${game}“ gibt es hier nicht${list('bekannt', known)}`,
    'seats-mismatch': ({ seats, players }) =>
      `${count(seats, { one: 'Platz', other: 'Plätze' })} genannt, ${players} Spieler`,
    'result-too-early': () => 'ein Ergebnis steht schon da, aber die Partie ist nicht zu Ende',
    'wrong-result': ({ expected }) => `das Ergebnis stimmt nicht; nach den Regeln ist es ${expected}`,
  },
  unfair: {
    'key-malformed': () => 'der Schlüssel besteht nicht aus 64 Hexadezimalziffern',
    'key-not-committed': () => 'der Schlüssel passt nicht zur Festlegung vom Anfang der Partie',
    'not-from-key': ({ entry }) => `Eintrag ${entry}: laut Schlüssel hätte der Zufall anders entschieden`,
    'key-withheld': () => 'die Partie ist zu Ende, und der Schlüssel wird nicht gezeigt',
    'commitment-differs': () => 'am Anfang der Partie galt eine andere Festlegung',
    'terms-differ': () =>
      'Tisch, Spiel, Optionen, Namen oder Fassung sind nicht die, die vor der Ziehung vereinbart waren',
    'seal-broken': ({ place }) => `die Zahl von Platz ${place} passt nicht zu ihrem Siegel`,
    'seal-unasked': ({ place }) => `Platz ${place} hat eine Zahl versiegelt, sollte aber keine haben`,
    'number-missing': ({ place }) => `Platz ${place} hat eine Zahl versiegelt, die nicht gezeigt wird`,
    'seal-differs': ({ place }) =>
      `das Siegel von Platz ${place} ist nicht das, das beim Zeigen einer Zahl notiert wurde`,
    'own-number-missing': () => 'der Schlüssel wurde ohne die eigene Zahl gezogen',
    'attempts-differ': ({ attempt }) => `Ziehung ${attempt} ist nicht die, auf welche die anderen folgten`,
    'order-not-from-key': () => 'der Schlüssel ergibt eine andere Sitzordnung',
    'chain-broken': () => 'der Verlauf oder der Beginn der Partie wurde nachträglich geändert',
    'head-differs': ({ count: entries }) =>
      `der Verlauf ist nicht der, der nach ${count(entries, { one: 'Eintrag', other: 'Einträgen' })} notiert wurde`,
  },
  inEntry: (entry, fault) => `Eintrag ${entry}: ${fault}`,
};

const TYPES: Readonly<Record<JsonType, string>> = {
  object: 'Objekt',
  list: 'Liste',
  text: 'Text',
  number: 'Zahl',
  'whole-number': 'ganze Zahl',
  'something-else': 'etwas anderes',
};
