import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'Worum es geht',
    items: [
      { text: 'Alle bauen bis zu fünf Türme: Candyturm, Gruselturm, Baumturm, Metallturm und Sandturm.' },
      {
        text: 'In jeder Runde wird auf fünf offene Karten geboten. Wer am höchsten bietet, bekommt so viele davon und muss sie bauen.',
      },
      { text: 'Am Ende gewinnen die meisten Punkte.' },
    ],
  },
  {
    title: 'Die Karten',
    items: [
      { text: 'Jede Karte zeigt eine Turmart und einen Wert: 0 bis 15.' },
      { text: 'Bei 2 oder 3 Spielern ist jede Karte einmal dabei: 80 Karten.' },
      { text: 'Bei 4 oder 5 sind 0, 2, 5, 7, 10 und 12 jeder Turmart doppelt dabei: 110 Karten.' },
    ],
  },
  {
    title: 'Bauregeln',
    items: [
      { text: 'Du hast von jeder Turmart höchstens einen Turm. Eine Karte kommt nur oben auf den Turm ihrer Art.' },
      { text: 'Die erste Karte eines Turms darf jeden Wert haben.' },
      { text: 'Danach muss jede Karte niedriger sein als die darunter.' },
      { text: 'Auf eine 8 passt jede Karte.' },
      { text: 'Eine 9 passt auf jede Karte außer der 0. Auf der 9 muss die nächste Karte wieder niedriger sein.' },
      { text: 'Die 0 ist die Turmspitze. Auf sie kommt nichts mehr, auch keine 9.' },
    ],
  },
  {
    title: 'Eine Runde: Bieten',
    items: [
      { text: 'Fünf Karten werden aufgedeckt: die Auslage.' },
      { text: 'Die Startperson nennt eine Zahl, 0 bis 5: So viele davon würde sie nehmen. Passen darf sie nicht.' },
      { text: 'Dann kommen alle anderen im Uhrzeigersinn genau einmal dran: mehr bieten oder passen.' },
      { text: 'Das Bieten endet, wenn alle dran waren, oder sofort, wenn jemand auf die ganze Auslage bietet.' },
    ],
  },
  {
    title: 'Eine Runde: Bauen',
    items: [
      {
        text: 'Wer am höchsten geboten hat, wählt so viele Karten, nicht mehr und nicht weniger, und muss sie alle legen.',
      },
      {
        text: 'Vorher darf eine Karte abgerissen werden: die oberste eines eigenen Turms. Sie kommt auf den Abrissstapel.',
      },
      { text: 'Eine 0 wird nie abgerissen.' },
      { text: 'Du darfst auch dort abreißen, wo du dann nichts legst.', ours: true },
      { text: 'Die Reihenfolge beim Legen ist frei.' },
      {
        text: 'Ein Turm, dessen letzte Karte abgerissen wird, ist weg. Er darf mit jedem Wert neu begonnen werden.',
        ours: true,
      },
      { text: 'Wer 0 geboten hat, baut nicht und reißt nichts ab.', ours: true },
    ],
  },
  {
    title: 'Eine Runde: Aufräumen',
    items: [
      { text: 'Was übrig ist, kommt auf den Ablagestapel.' },
      { text: 'Wer gebaut hat, gibt den Beginn der nächsten Runde nach links weiter.' },
      {
        text: 'Hat die Startperson 0 geboten und haben alle anderen gepasst, wird die Auslage abgelegt, und dieselbe Person beginnt noch einmal.',
      },
    ],
  },
  {
    title: 'Zugstapel und Ende',
    items: [
      {
        text: 'Ist der Zugstapel leer, wird die Runde zu Ende gespielt. Dann wird aus dem Ablagestapel ein neuer gemischt.',
      },
      {
        text: 'Ist auch der leer, ist diese Runde die letzte. Liegen weniger Karten aus, darf man höchstens so viele bieten.',
      },
      { text: 'Abgerissene Karten kommen nie zurück.' },
      { text: 'Gibt es nichts zu mischen, ist die Partie dann zu Ende.', ours: true },
    ],
  },
  {
    title: 'Punkte',
    items: [
      { text: 'Eine verbaute Karte zählt 1 Punkt; hat ihr Turm eine Spitze, zählt sie 2.' },
      { text: 'Dein kartenreichster Turm ist dein Hauptturm: 1 Punkt mehr für jede seiner Karten.' },
      { text: 'Jede abgerissene Karte kostet einen Punkt mehr als die vorige: 1, dann 2, dann 3.' },
      { text: 'Die meisten Punkte gewinnen. Haben mehrere gleich viele, gewinnen sie gemeinsam.' },
    ],
  },
  {
    title: 'Gebote: geprüft',
    items: [
      {
        text: 'Du darfst nur bieten, was du irgendwie bauen kannst: Welche Karten, welche Reihenfolge und ob mit Abriss, ist dabei egal.',
        ours: true,
      },
      { text: 'Die Startperson darf immer 0 sagen, alle anderen dürfen immer passen.', ours: true },
    ],
  },
  {
    title: 'Gebote: wie am Tisch',
    items: [
      { text: 'Jede Zahl darf geboten werden. Wer gewinnt und bauen kann, muss bauen.', ours: true },
      {
        text: 'Wer es nicht kann, nimmt das Gebot zurück und ist beim Bieten noch einmal dran: neu bieten, höher als das Gebot davor, oder passen. Die Startperson passt nicht, sie bietet mindestens 0.',
      },
      {
        text: 'Bis zum Ende der Runde darf diese Person nur noch weniger bieten als das, was sie zurückgenommen hat.',
        ours: true,
      },
      {
        text: 'Alle danach kommen noch einmal dran. Bei allen davor bleibt es bei dem, was sie gesagt haben.',
        ours: true,
      },
      {
        text: 'Bleibt dir keine Zahl, kannst du nur passen; die Startperson hat immer die 0. Auch wer wegen eines Gebots auf die ganze Auslage nicht gefragt wurde, kommt dran, und ein solches Gebot beendet das Bieten auch jetzt sofort.',
        ours: true,
      },
      { text: 'Das höchste Gebot, das am Ende steht, gewinnt, egal von wem.', ours: true },
    ],
  },
];
