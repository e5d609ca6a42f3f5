import type { EngineWords } from './catalogue.js';

export const de: EngineWords = {
  problem: {
    missing: () => 'fehlt',
    'wrong-type': ({ expected }) => `hat den falschen Typ (erwartet: ${expected})`,
    'not-one-of': ({ allowed }) => `hat einen Wert, der hier nicht erlaubt ist${list(allowed)}`,
    'out-of-range': ({ limit, bound }) =>
      limit === 'min' ? `muss mindestens ${bound} sein` : `darf höchstens ${bound} sein`,
    'unknown-field': ({ field }) => `hat ein Feld, das nicht dorthin gehört: „${field}“`,
  },
  atPath: (path, problem) => (path === '' ? `das Ganze ${problem}` : `„${path}“ ${problem}`),
  refusal: {
    'match-over': () => 'die Partie ist zu Ende',
    'no-such-seat': ({ seat }) => `einen Platz ${seat} gibt es nicht`,
    'not-your-turn': ({ seat, due }) => `Platz ${due} ist am Zug, nicht Platz ${seat}`,
    'fate-is-due': ({ chance }) => `zuerst muss der Zufall entscheiden („${chance}“)`,
    'seat-is-due': ({ seat }) => `Platz ${seat} ist am Zug, nicht der Zufall`,
  },
  record: {
    'unknown-game': ({ game, known }) => `ein Spiel „${game}“ gibt es hier nicht${list(known)}`,
    'seats-mismatch': ({ seats, players }) => `genannt sind ${seats} Plätze, gespielt wird zu ${players}`,
    'result-too-early': () => 'ein Ergebnis steht schon da, aber die Partie ist nicht zu Ende',
    'wrong-result': ({ expected }) => `das Ergebnis stimmt nicht; nach den Regeln ist es ${expected}`,
  },
  unfair: {
    'key-malformed': () => 'der Schlüssel besteht nicht aus 64 Hexadezimalziffern',
    'key-not-committed': () => 'der Schlüssel passt nicht zur Zusage vom Anfang der Partie',
    'not-from-key': ({ entry }) => `Eintrag ${entry}: aus dem Schlüssel folgt eine andere Antwort des Zufalls`,
  },
  inEntry: (entry, fault) => `Eintrag ${entry}: ${fault}`,
};

const list = (items: readonly string[]): string =>
  items.length > 0 && items.length <= 12 ? ` (bekannt: ${items.join(', ')})` : '';
