import { counter } from '@belfry/engine/words';
import type { PadWords } from './catalogue.js';

const count = counter('de');

export const de: PadWords = {
  page: {
    title: 'Wertungsblock',
    players: n => count(n, { one: 'Person', other: 'Personen' }),
    loading: 'Der Block wird geladen …',
    failed:
      'Die Blöcke lassen sich nicht lesen: Der Browser gibt seinen Speicher nicht frei. Vielleicht ist es ein privates Fenster.',
    overtaken:
      'Ein anderes Fenster war schneller. So sieht der Block jetzt aus; bitte trag deine Eingabe noch einmal ein.',
    unsaved:
      'Das ließ sich auf diesem Gerät nicht speichern. Was du siehst, stimmt, ist aber weg, sobald du die Seite verlässt.',
    notKept: 'Dieser Browser lässt Belfry nichts speichern: Blöcke gehen verloren, wenn du die Seite schließt.',
    again: 'Noch einmal',
    missing: 'Diesen Block gibt es auf diesem Gerät nicht. Blöcke bleiben da, wo sie geschrieben wurden.',
    unknownGame: 'Diese Version von Belfry kennt das Spiel dieses Blocks nicht.',
    allPads: 'Alle Blöcke',
  },
  list: {
    subtitle: 'Für das Spiel am echten Tisch: mitschreiben, zusammenzählen, Streit schlichten',
    newPad: 'Neuer Block',
    whichGame: 'Welches Spiel?',
    whoPlays: 'Wer spielt mit?',
    nameOf: n => `Name ${n}`,
    addPlayer: 'Noch jemand',
    removePlayer: n => `Platz ${n} entfernen`,
    usedBefore: 'Schon mal dabei',
    open: 'Block aufschlagen',
    nameMissing: 'Alle brauchen einen Namen.',
    nameTwice: name => `${name} gibt es zweimal. Gib einem von beiden einen anderen Namen.`,
    goOn: 'Weiter',
    finished: 'Abgeschlossen',
    none: 'Noch kein Block. Der erste fängt gleich hier an.',
    notBegun: 'noch nichts eingetragen',
    remove: pad => `Block löschen: ${pad}`,
    removeTitle: 'Diesen Block löschen?',
    removeText: pad => `${pad} ist dann endgültig weg.`,
    removeYes: 'Löschen',
    removeNo: 'Behalten',
  },
  share: {
    share: 'Teilen',
    title: 'Wertungsblatt teilen',
    text: 'Als Text',
    picture: 'Als Bild',
    shared: 'Geteilt.',
    copied: 'Kopiert: Füg es ein, wo du magst.',
    saved: file => `Gespeichert als ${file}.`,
    failed: 'Das hat nicht geklappt: Der Browser lässt es nicht zu. Ein Bildschirmfoto geht immer.',
    made: 'Notiert mit Belfry',
    fileName: 'wertungsblatt',
  },
};
