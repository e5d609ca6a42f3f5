import type { MatchesWords } from './catalogue.js';

export const de: MatchesWords = {
  title: 'Partien',
  stats: 'Statistik',
  running: 'Noch im Gang',
  over: 'Gespielt',
  onDevice: 'Auf diesem Gerät',
  onServer: 'Auf dem Server',
  none: {
    title: 'Noch keine Partien',
    text: 'Jede Partie bleibt hier, bis du sie löschst: Du kannst sie später fortsetzen, noch einmal ansehen oder als Datei sichern.',
    go: 'Eine beginnen',
  },
  continue: 'Weiterspielen',
  watch: 'Ansehen',
  result: 'Ergebnis',
  save: 'Als Datei sichern',
  remove: 'Löschen',
  of: (action, match) => `${action}: ${match}`,
  wonBy: names => `Gewonnen: ${names}`,
  confirm: {
    title: 'Diese Partie löschen?',
    running: 'Sie ist noch nicht zu Ende. Ist sie gelöscht, kann sie niemand mehr fortsetzen.',
    over: 'Das lässt sich nicht rückgängig machen, außer du hast sie als Datei gesichert.',
    forAll: 'Sie ist dann für alle am Tisch weg.',
    yes: 'Löschen',
    no: 'Behalten',
  },
  more: n => `Noch ${n} anzeigen`,
  removed: 'Die Partie ist gelöscht.',
  open: {
    title: 'Partie aus einer Datei öffnen',
    text: 'Eine gesicherte Partie, von hier oder von einem anderen Gerät, lässt sich wieder ansehen. Jeder Zug darin wird geprüft.',
    choose: 'Datei wählen',
    drop: 'oder hierher ziehen',
    reading: 'Wird gelesen und geprüft …',
    done: game => `${game} ist gelesen: Jeder Zug folgt den Regeln. Ob es fair zuging, siehst du beim Ansehen.`,
    known: game => `${game}: Diese Partie hast du schon. Hier ist sie.`,
    show: 'Ansehen',
    failed: file => `„${file}“ ließ sich nicht öffnen.`,
    notJson:
      'Das ist keine gesicherte Partie: Belfry sichert Partien als JSON-Datei. Nimm eine, deren Name auf .json endet.',
    damaged:
      'Diese Datei ist beschädigt oder unvollständig. Sichere die Partie noch einmal und versuch es dann erneut.',
    changed:
      'Was darin steht, widerspricht den Regeln: Die Datei wurde nach dem Sichern verändert oder stammt nicht von Belfry. Öffne eine unveränderte Kopie.',
    atMoment: (moment, why) => `Moment ${moment}: ${why}`,
    brokenJson: 'Der Grund: Sie enthält kein vollständiges JSON.',
    notMatch:
      'Diese Datei ist keine gesicherte Partie von Belfry. Nimm eine andere, oder sichere die Partie noch einmal und versuch es dann erneut.',
    tooLarge: 'Für eine gesicherte Partie ist sie zu groß.',
    noScreen: 'Für dieses Spiel gibt es noch keinen Tisch, darum lässt sich die Partie nicht zeigen.',
  },
};
