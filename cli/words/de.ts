import { counter } from '@belfry/engine/words';
import type { CliWords } from './catalogue.js';

const count = counter('de');

export const de: CliWords = {
  help: games => `belfry: Turmbauspiele auf der Kommandozeile

  belfry trace DATEI…          was bei jeder Entscheidung einer Aufzeichnung erlaubt war
  belfry check DATEI…          ist jede Aufzeichnung gültig und, wenn ihr Schlüssel dabei ist, fair gemischt?
      --key HEX                der Schlüssel, falls er nicht in der Aufzeichnung steht
      --commitment HEX         die Festlegung, die zu Beginn der Partie gezeigt wurde
      --seals HEX,HEX,…        die beim Zeigen der eigenen Zahl notierten Siegel, Platz für Platz; - für keines
      --head ZAHL:HEX          das nach so vielen Einträgen notierte Ende der Kette
      --fair                   was nicht nachweislich fair ist, fällt durch, mit --commitment, --seals oder --head immer
  belfry random SPIEL          zufällige vollständige Aufzeichnungen, jede erlaubte Aktion gleich wahrscheinlich
      --players N --options JSON --seed S --count K
      --out ORDNER             je Aufzeichnung eine Datei; sonst je eine Zeile auf der Standardausgabe
      --fair                   Zufall aus einem neuen geheimen Schlüssel, den die Aufzeichnung dann zeigt
  belfry simulate SPIEL        viele Partien und was sie zeigen
      --players N --options JSON --games K --seed S
      --policies A,B,…         wer auf welchem Platz spielt: random, greedy…; ein Name gilt für alle
      --each OPTION            einmal für jeden Wert einer Option des Spiels
      --json                   die Zahlen als JSON
  belfry arena SPIEL           lässt Bots antreten, jede Ausgangslage in jeder Sitzordnung: wer ist besser, und wie sicher
      --players N --options JSON --seed S; Optionen des Spiels auch unter ihrem Namen: --OPTION WERT
      --bots A,B,…             wer spielt; der letzte füllt die übrigen Plätze; program:BEFEHL ist ein eigenes Programm
                               search:MS kennt nur die Regeln und denkt MS Millisekunden nach
      --deals D | --matches K  wie viele Ausgangslagen; oder mindestens so viele Partien, aufgerundet auf ganze
                               Ausgangslagen (sonst 100 Ausgangslagen)
      --jobs J                 Prozesse, die gleichzeitig spielen
      --seconds T              wie lange ein eigenes Programm über eine Aktion nachdenken darf (sonst 10)
      --json DATEI             die Zahlen; was unterbrochen wurde, geht aus DATEI.deals daneben weiter
      --html DATEI             eine Seite mit Diagrammen, in einer Datei
      --resume DATEI           bewahrt dort, was gespielt ist, und geht davon aus weiter, auch mit mehr Ausgangslagen
  belfry train SPIEL           lässt einen Spieler im Spiel gegen sich selbst lernen; geht nach Unterbrechung weiter
      --lessons N | --minutes M  bis zu so vielen Lektionen insgesamt, oder so lange
      --seed S                 gleicher Seed und gleich viele Lektionen, gleiche Gewichte (sonst 1)
      --out ORDNER             wo alles liegt; sonst SPIEL-S
      --html DATEI             eine Seite mit Diagrammen, in einer Datei
  belfry serve                 bietet die Spiele allen an, die einen Link bekommen
      --port N --host ADRESSE  wo er lauscht; sonst PORT und HOST, sonst 8080 auf allen Adressen
      --data ORDNER            wo alles liegt; sonst BELFRY_DATA, sonst ein eigener Ordner
      --public-url URL         wo andere ihn erreichen, falls etwas davor steht
      --trust-proxy LISTE      was davor steht: Adressen und Netze, denen geglaubt wird, für wen sie fragen
      --unlisted               kein Tisch wird allen gezeigt
  belfry backup DATEI          eine Kopie von allem, auch während gespielt wird; ohne das Geheimnis
  belfry restore DATEI         setzt eine solche Kopie ein; --replace, falls schon etwas da ist
      --data ORDNER            wo alles liegt, wie oben

  --lang en|de|fr|bg           Sprache; sonst BELFRY_LANG, sonst die des Systems
  --help                       dieser Text

Eine DATEI kann - sein, die Standardeingabe.
Spiele: ${games.join(', ')}
Exit-Code: 0, wenn alles gut ging; 1, wenn eine Datei unbrauchbar, eine Aufzeichnung ungültig oder unfair ist,
oder nicht nachweislich fair, wo sie es sein muss; 2 bei falschem Aufruf.
`,
  usage: {
    'no-command': () => 'kein Befehl angegeben',
    'unknown-command': ({ command }) => `einen Befehl „${command}“ gibt es nicht`,
    'unknown-option': ({ option }) => `${option} gibt es hier nicht`,
    'option-twice': ({ option }) => `${option} ist doppelt angegeben`,
    'value-missing': ({ option }) => `${option} braucht einen Wert`,
    'value-unexpected': ({ option }) => `${option} erwartet keinen Wert`,
    'not-a-whole-number': ({ option, value, min, max }) =>
      `${option} braucht eine ganze Zahl von ${min} bis ${max}, nicht „${value}“`,
    'no-files': () => 'keine Dateien angegeben',
    'no-game': ({ known }) => `kein Spiel angegeben (bekannt: ${known.join(', ')})`,
    'unknown-game': ({ game, known }) => `ein Spiel „${game}“ gibt es nicht (bekannt: ${known.join(', ')})`,
    'argument-unexpected': ({ argument }) => `„${argument}“ ist ein Argument zu viel`,
    'options-not-json': () => '--options braucht ein JSON-Objekt',
    'options-wrong': ({ reason }) => `die Optionen passen nicht zum Spiel: ${reason}`,
    'players-contradict': () => '--players und --options nennen verschiedene Spielerzahlen',
    'unknown-language': ({ language, known }) =>
      `die Sprache „${language}“ gibt es hier nicht (bekannt: ${known.join(', ')})`,
    'not-hexadecimal': ({ option }) => `${option} braucht 64 Hexadezimalziffern`,
    'not-a-head': ({ option }) =>
      `${option} braucht eine Zahl von Einträgen, einen Doppelpunkt und 64 Hexadezimalziffern`,
    'not-seals': ({ option }) =>
      `${option} braucht für jeden Platz 64 Hexadezimalziffern oder -, durch Kommas getrennt`,
    'key-for-one-file': () => '--key, --commitment, --seals und --head gelten nur für eine einzelne Datei',
    'unknown-policy': ({ policy, known }) =>
      `die Spielweise „${policy}“ gibt es hier nicht (bekannt: ${known.join(', ')})`,
    'wrong-number-of-policies': ({ given, players }) =>
      `--policies nennt ${given} für ${players} Spieler; nötig ist eine für alle oder eine für jeden`,
    'option-missing': ({ option }) => `${option} fehlt`,
    'deals-or-matches': () => 'entweder --deals oder --matches, nicht beides',
    'other-ledger': ({ file }) => `in ${file} steht, was von einem anderen Vergleich gespielt wurde`,
    'no-course': ({ game }) => `in ${game} wird nichts gelernt`,
    'lessons-or-minutes': () => 'entweder --lessons oder --minutes angeben',
    'other-training': ({ folder }) =>
      `in ${folder} liegt ein anderes Training: ein anderes Spiel oder ein anderer Seed`,
    'no-such-choice': ({ option, known }) =>
      `--each braucht eine Option mit einer Liste von Werten, nicht „${option}“ (bekannt: ${known.join(', ')})`,
  },
  seeHelp: 'belfry --help zeigt, was es gibt',
  file: {
    'file-missing': () => 'diese Datei gibt es nicht',
    'file-is-folder': () => 'das ist ein Ordner, keine Datei',
    'file-not-regular': () => 'weder eine Datei noch die Standardeingabe (-)',
    'file-forbidden': () => 'keine Berechtigung',
    'file-too-large': ({ limit }) => `größer als ${limit} MB: Das kann keine Aufzeichnung sein`,
    'file-not-text': () => 'kein Text in UTF-8',
    'file-not-json': () => 'kein JSON',
    'disk-full': () => 'kein Platz mehr',
    'file-failed': ({ reason }) => `das System meldet ${reason}`,
  },
  outputFailed: reason => `die Ausgabe ließ sich nicht schreiben: ${reason}`,
  internalError: reason => `interner Fehler, bitte melden: ${reason}`,
  noSqlite: version =>
    `Node.js ${version} hat kein SQLite, und keines, das Belfry mitbringt, läuft auf diesem System: Node.js 22.13 oder neuer installieren`,
  verdict: {
    finished: result => `gültig, beendet: ${result}`,
    running: entries => `gültig, läuft noch nach ${count(entries, { one: 'Eintrag', other: 'Einträgen' })}`,
    fair: 'fair: jede Antwort des Zufalls folgt aus dem Schlüssel',
    fairForAll: 'fair: Sitzordnung, Verlauf und jede Antwort des Zufalls folgen aus dem Schlüssel',
    drawnBy: names => `Zahlen im Schlüssel: ${names}`,
    drawnWithout: names => `ohne Zahl: ${names}`,
    drawnByHost: 'niemand gab eine Zahl dazu: Den Schlüssel zog der Gastgeber allein',
    redrawn: draws => `${count(draws, { one: 'frühere Ziehung zählte', other: 'frühere Ziehungen zählten' })} nicht`,
    unfair: reason => `gültig, aber nicht fair: ${reason}`,
    otherCommitment: 'die Aufzeichnung nennt eine andere Festlegung',
    keyOwed: why =>
      `gültig, aber nicht fair: Die Partie ist zu Ende, und der Schlüssel zu dieser Festlegung fehlt (${why})`,
    incomparable: why => `gültig, aber darin lässt sich nichts mit dem Notierten vergleichen (${why})`,
    unchecked: why => `ob es fair zuging, wurde nicht geprüft: ${why}`,
    unproven: why => `gültig, aber nicht nachweislich fair: ${why}`,
    why: {
      'no-statement': () => 'die Aufzeichnung sagt nichts über ihren Zufall',
      'unknown-scheme': ({ scheme }) => `ihr Zufall folgt einem Verfahren, das hier nicht bekannt ist, „${scheme}“`,
      'statement-unreadable': () => 'was die Aufzeichnung über ihren Zufall sagt, ist nicht lesbar',
      'key-hidden': () => 'der Schlüssel wird gezeigt, wenn die Partie zu Ende ist',
      'key-missing': () => 'die Aufzeichnung zeigt keinen Schlüssel',
      'other-version': () =>
        'was fiel, sagt eine andere Fassung der Physik, hier nicht nachprüfbar; alles Übrige folgt aus dem Schlüssel',
      'no-chain': () => 'ihr Verlauf ist keine Kette',
    },
  },
  wroteRecords: (records, folder, seed) =>
    `${count(records, { one: 'Aufzeichnung', other: 'Aufzeichnungen' })} in ${folder} geschrieben (Startwert ${seed})`,
  policies: {
    random: 'zufällig',
    greedy: 'gierig',
    eager: 'eifrig',
    gentle: 'sanft',
    fair: 'solide',
    sharp: 'gewitzt',
    master: 'meisterlich',
  },
  simulation: {
    figure: 'Größe',
    title: ({ game, players, matches, seed }) =>
      `${game}, ${players} Spieler, ${count(matches, { one: 'Partie', other: 'Partien' })}, Startwert ${seed}`,
    seat: 'Platz',
    policy: 'Spielweise',
    victories: 'Siege (95-%-Intervall)',
    mean: 'Mittel',
    spread: 'Streuung',
    least: 'Minimum',
    most: 'Maximum',
    perMatch: 'je Partie',
    decisions: 'Entscheidungen',
    legalActions: 'erlaubte Aktionen je Entscheidung',
    action: 'Aktion',
    count: 'Anzahl',
    share: 'Anteil',
    note: 'Ein geteilter Sieg zählt zu gleichen Teilen. Streuung ist die Standardabweichung; das Intervall gilt in 19 von 20 Fällen.',
  },
};
