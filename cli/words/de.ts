import { counter } from '@belfry/engine/words';
import type { CliWords } from './catalogue.js';

const count = counter('de');

export const de: CliWords = {
  help: games => `belfry: drei Turmbauspiele auf der Kommandozeile

  belfry trace DATEI…          was bei jeder Entscheidung einer Aufzeichnung erlaubt war
  belfry check DATEI…          ist jede Aufzeichnung gültig und, wenn ihr Schlüssel dabei ist, ehrlich gemischt?
      --key HEX                der Schlüssel, falls er nicht in der Aufzeichnung steht
  belfry random SPIEL          zufällige vollständige Aufzeichnungen, jede erlaubte Aktion gleich wahrscheinlich
      --players N --options JSON --seed S --count K
      --out ORDNER             je Aufzeichnung eine Datei; sonst je eine Zeile auf der Standardausgabe
  belfry simulate SPIEL        viele Partien und was sie zeigen
      --players N --options JSON --games K --seed S
      --json                   die Zahlen als JSON

  --lang en|de|fr|bg           Sprache; sonst die des Systems
  --help                       dieser Text

Spiele: ${games.join(', ')}
Rückgabewert: 0, wenn alles gut ging; 1, wenn eine Datei unbrauchbar, eine Aufzeichnung ungültig oder unehrlich ist;
2 bei falschem Aufruf.
`,
  usage: {
    'no-command': () => 'kein Befehl angegeben',
    'unknown-command': ({ command }) => `einen Befehl „${command}“ gibt es nicht`,
    'unknown-option': ({ option }) => `${option} gibt es hier nicht`,
    'option-twice': ({ option }) => `${option} ist doppelt angegeben`,
    'value-missing': ({ option }) => `${option} braucht einen Wert`,
    'value-unexpected': ({ option }) => `${option} nimmt keinen Wert`,
    'not-a-whole-number': ({ option, value, min, max }) =>
      `${option} braucht eine ganze Zahl von ${min} bis ${max}, nicht „${value}“`,
    'no-files': () => 'keine Dateien angegeben',
    'no-game': ({ known }) => `kein Spiel angegeben (bekannt: ${known.join(', ')})`,
    'unknown-game': ({ game, known }) => `ein Spiel „${game}“ gibt es nicht (bekannt: ${known.join(', ')})`,
    'argument-unexpected': ({ argument }) => `„${argument}“ ist ein Argument zu viel`,
    'options-not-json': () => '--options braucht ein JSON-Objekt',
    'options-wrong': ({ reason }) => `die Optionen passen nicht zum Spiel: ${reason}`,
    'players-contradict': () => '--players und --options nennen verschiedene Spielerzahlen',
  },
  seeHelp: 'belfry --help zeigt, was es gibt',
  file: {
    'file-missing': () => 'diese Datei gibt es nicht',
    'file-is-folder': () => 'das ist ein Ordner, keine Datei',
    'file-forbidden': () => 'keine Berechtigung',
    'file-too-large': ({ limit }) => `größer als ${limit} MB: Das kann keine Aufzeichnung sein`,
    'file-not-text': () => 'kein Text in UTF-8',
    'file-not-json': () => 'kein JSON',
    'file-failed': ({ reason }) => `das System meldet ${reason}`,
  },
  internalError: reason => `interner Fehler, bitte melden: ${reason}`,
  verdict: {
    finished: result => `gültig, beendet: ${result}`,
    running: entries => `gültig, läuft noch nach ${count(entries, { one: 'Eintrag', other: 'Einträgen' })}`,
    fair: 'ehrlich: jede Antwort des Zufalls folgt aus dem Schlüssel',
    unfair: reason => `gültig, aber nicht ehrlich: ${reason}`,
  },
  wroteRecords: (records, folder, seed) =>
    `${count(records, { one: 'Aufzeichnung', other: 'Aufzeichnungen' })} in ${folder} geschrieben (Startwert ${seed})`,
  simulation: {
    title: ({ game, players, matches, seed }) =>
      `${game} zu ${players}, ${count(matches, { one: 'Partie', other: 'Partien' })}, Startwert ${seed}`,
    seat: 'Platz',
    policy: 'Spielweise',
    victories: 'Siege (zu 95 % sicher)',
    mean: 'Mittel',
    spread: 'Streuung',
    least: 'kleinster',
    most: 'größter',
    perMatch: 'je Partie',
    decisions: 'Entscheidungen',
    legalActions: 'erlaubte Aktionen je Entscheidung',
    action: 'Aktion',
    count: 'Anzahl',
    share: 'Anteil',
    note: 'Ein geteilter Sieg zählt zu gleichen Teilen. Streuung ist die Standardabweichung.',
  },
};
