import { counter } from '@belfry/engine/words';
import type { ArenaWords } from './catalogue.js';

const count = counter('de');

export const de: ArenaWords = {
  title: ({ game, players, deals, orders, matches, seed }) =>
    `${game}, ${players} Spieler: ${count(deals, { one: 'Ausgangslage', other: 'Ausgangslagen' })} × ${count(orders, { one: 'Sitzordnung', other: 'Sitzordnungen' })} = ${count(matches, { one: 'Partie', other: 'Partien' })}, Seed ${seed}`,
  bot: 'Bot',
  wins: 'Siege (95-%-Intervall)',
  rating: 'Wertung',
  median: 'ms, Median',
  slowest: 'ms, 99 von 100',
  ahead: 'endet vor',
  idleEnds: share => `Partien, die endeten, weil niemand mehr vorankam: ${share}.`,
  note: equalShare =>
    `Wären alle gleich stark, gewänne jeder ${equalShare}. Ein geteilter Sieg zählt zu gleichen Teilen. Intervalle gelten über Ausgangslagen und treffen 19 von 20 Mal zu. Zeiten gelten für Entscheidungen mit mehr als einer erlaubten Aktion.`,
  goesOn: deals =>
    `geht weiter: ${count(deals, { one: 'Ausgangslage ist', other: 'Ausgangslagen sind' })} schon gespielt`,
  page: {
    title: game => `${game} in der Arena`,
    standings: 'Tabelle',
    wins: 'Siege',
    winsNote:
      'Anteil an den Siegen, und wo der wahre Anteil in 19 von 20 Fällen liegt. Gestrichelt: gleiche Anteile für alle.',
    ratings: 'Wertung',
    ratingsNote:
      'Spielstärke nach dem Ausgang der Partien, und wie sicher sich das Verfahren selbst ist (openskill). Alle beginnen mit 25.',
    times: 'Zeit für eine Entscheidung',
    timesNote:
      'Millisekunden, bei jedem Strich zehnmal so viele. Der Punkt ist der Median; 99 von 100 Entscheidungen liegen links vom Ende der Linie.',
    scores: 'Ergebnisse',
    scoresNote: score => `Wie oft welches Ergebnis erreicht wurde: ${score}.`,
    ahead: 'Wer endet vor wem',
    aheadNote: 'Wie oft der Bot der Zeile vor dem Bot der Spalte endet. Gleichstand zählt halb.',
    command: 'So wird es noch einmal gespielt:',
  },
  fault: {
    illegal: ({ action, refusal }) => `dieser Bot tat etwas Unerlaubtes (${refusal}): ${JSON.stringify(action)}`,
    malformed: ({ line }) => `dieser Bot antwortete mit etwas, das keine Aktion ist: ${line}`,
    late: ({ seconds }) =>
      `dieser Bot antwortete nicht innerhalb von ${count(seconds, { one: 'Sekunde', other: 'Sekunden' })}`,
    ended: ({ status, complaint }) =>
      `dieser Bot endete, während er gebraucht wurde (${status})${complaint === '' ? '' : `: ${complaint}`}`,
    'not-started': ({ reason }) => `dieser Bot lässt sich nicht starten: ${reason}`,
  },
};
