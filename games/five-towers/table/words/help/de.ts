import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'Worum es geht',
    items: [
      { text: 'Alle bauen bis zu fünf Türme: Candyturm, Gruselturm, Baumturm, Metallturm und Sandturm.' },
      {
        text: 'In jeder Runde liegen fünf Karten in der Auslage. Wer die meisten davon nehmen will, bekommt sie und muss sie bauen.',
      },
      { text: 'Wer am Ende die meisten Punkte hat, gewinnt.' },
    ],
  },
  {
    title: 'Die Karten',
    items: [
      { text: 'Jede Karte gehört zu einer Turmart und hat einen Wert von 0 bis 15.' },
      { text: 'Zu zweit und zu dritt gibt es jede Karte einmal: 80 Karten.' },
      { text: 'Zu viert und zu fünft gibt es 0, 2, 5, 7, 10 und 12 jeder Turmart zweimal: 110 Karten.' },
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
      { text: 'Fünf Karten kommen offen in die Auslage.' },
      { text: 'Die Startperson sagt an, wie viele sie nehmen möchte, von 0 bis 5. Passen darf sie nicht.' },
      { text: 'Dann kommen alle anderen im Uhrzeigersinn genau einmal dran: eine höhere Zahl ansagen oder passen.' },
      { text: 'Das Bieten endet, wenn alle dran waren, oder sofort, wenn jemand auf die ganze Auslage bietet.' },
    ],
  },
  {
    title: 'Eine Runde: Bauen',
    items: [
      { text: 'Wer am höchsten geboten hat, sucht sich genau so viele Karten aus und muss sie alle legen.' },
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
      { text: 'Mit einem Gebot von 0 wird weder gebaut noch abgerissen.', ours: true },
    ],
  },
  {
    title: 'Eine Runde: Aufräumen',
    items: [
      { text: 'Was übrig ist, kommt auf den Ablagestapel.' },
      { text: 'Die nächste Runde beginnt, wer links von der Person sitzt, die gebaut hat.' },
      {
        text: 'Hat die Startperson 0 gesagt und alle anderen haben gepasst, wird die Auslage abgelegt, und dieselbe Person beginnt noch einmal.',
      },
    ],
  },
  {
    title: 'Zugstapel und Ende',
    items: [
      {
        text: 'Ist der Zugstapel zum ersten Mal leer, wird die Runde zu Ende gespielt. Dann wird der Ablagestapel zum neuen Zugstapel.',
      },
      {
        text: 'Ist er zum zweiten Mal leer, ist diese Runde die letzte. Sie kann weniger als fünf Karten haben. Das höchste Gebot ist dann ihre Zahl.',
      },
      { text: 'Abgerissene Karten kommen nie zurück.' },
      { text: 'Gibt es beim ersten Mal nichts zu mischen, endet die Partie dort.', ours: true },
    ],
  },
  {
    title: 'Punkte',
    items: [
      { text: 'Jede Karte in einem Turm zählt 1 Punkt, in einem Turm mit Turmspitze 2.' },
      { text: 'Dein Turm mit den meisten Karten ist dein Hauptturm: 1 Punkt mehr für jede seiner Karten.' },
      { text: 'Abgerissene Karten kosten Punkte: die erste 1, die zweite 2, die dritte 3 und so weiter.' },
      { text: 'Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.' },
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
