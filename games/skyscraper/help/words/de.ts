import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'Das Ziel',
    items: [
      { text: 'Bau ein Hochhaus. Wer zuerst fünf Stockwerke hat, gewinnt sofort, auch mitten im Zug.' },
      { text: 'Im Kurzspiel genügen vier Stockwerke.' },
      {
        text: 'Ein Stockwerk sind zwei Karten, die zusammen 9 ergeben: 1 und 8, 2 und 7, 3 und 6, 4 und 5. Jedes Paar hat seine Farbe und sein Zeichen.',
      },
    ],
  },
  {
    title: 'Die Karten',
    items: [
      {
        text: 'Es sind 54: je vier Stockwerk-Karten von 1 bis 8, vier Joker, vier Wachhunde, zwei Knochen, drei Presslufthämmer, eine Abrissbirne, drei Milchshakes, ein Donut-Truck, drei Diebe und ein Superdieb.',
      },
      { text: 'Alle beginnen mit fünf Karten und halten sie geheim. Der Rest ist der Aufnahmestapel.' },
      { text: 'Es geht reihum, im Uhrzeigersinn.' },
      { text: 'Der erste Platz beginnt.', ours: true },
    ],
  },
  {
    title: 'Dein Zug',
    items: [
      { text: 'Zuerst ziehst du eine Karte, außer du hast acht oder mehr auf der Hand. Das geschieht von selbst.' },
      {
        text: 'Dann spielst du Karten: beliebig viele, in beliebiger Folge, auch gar keine.',
      },
      { text: 'Hast du am Ende deines Zuges weniger als drei Karten, ziehst du bis auf drei nach.' },
      { text: 'Ist der Aufnahmestapel aufgebraucht, ersetzt ihn der Abwurfstapel, neu gemischt.' },
      { text: 'Das geschieht erst, wenn jemand ziehen muss.', ours: true },
      { text: 'Sind beide Stapel leer, wird nichts gezogen.', ours: true },
      { text: 'Mit geklauten Karten darfst du mehr als acht auf der Hand haben.', ours: true },
    ],
  },
  {
    title: 'Bauen',
    items: [
      { text: 'Spiel zwei Stockwerk-Karten, die 9 ergeben. Sie sind dein neues oberstes Stockwerk.' },
      {
        text: 'Ein Joker passt zu jeder Stockwerk-Karte und steht für das, was zur 9 fehlt, solange er dort liegt. Zwei Joker ergeben kein Stockwerk.',
      },
    ],
  },
  {
    title: 'Stockwerke klauen',
    items: [
      {
        text: 'Spiel eine Stockwerk-Karte und nimm einem Gegner eine Karte aus dem obersten Stockwerk, wenn beide zusammen 9 ergeben. Sie sind dein neues oberstes Stockwerk.',
      },
      { text: 'Die zweite Karte dort wird abgeworfen: Der Gegner hat ein Stockwerk weniger.' },
      {
        text: 'Mit einem Joker kannst du nicht klauen. Einen Joker klauen aber schon: Er behält den Wert, den er dort hat.',
      },
      { text: 'Ein Stockwerk mit Wachhund lässt sich nicht klauen.' },
    ],
  },
  {
    title: 'Wachhund und Knochen',
    items: [
      {
        text: 'Setz einen Wachhund neben ein beliebiges deiner Stockwerke. Dort kann niemand klauen, und auch der Presslufthammer richtet nichts aus.',
      },
      { text: 'Höchstens ein Wachhund je Stockwerk, und nie bei einem Gegner.', ours: true },
      { text: 'Ein Wachhund an einem unteren Stockwerk bleibt dort, was auch immer darüber geschieht.' },
      {
        text: 'Ein Knochen lockt einen Wachhund eines Gegners weg, egal an welchem Stockwerk. Beide Karten werden abgeworfen.',
      },
      { text: 'Beim eigenen Wachhund wirkt ein Knochen nicht.', ours: true },
    ],
  },
  {
    title: 'Presslufthammer und Abrissbirne',
    items: [
      { text: 'Der Presslufthammer zerstört das oberste Stockwerk eines Gegners, wenn kein Wachhund aufpasst.' },
      { text: 'Die Abrissbirne tut dasselbe, ob Hund oder nicht. Der Wachhund wird mit abgeworfen.' },
    ],
  },
  {
    title: 'Diebe',
    items: [
      {
        text: 'Der Dieb nimmt einem Gegner eine Karte aus der Hand, ohne hinzusehen. Du darfst sie gleich spielen oder behalten.',
      },
      { text: 'Der Superdieb nimmt jedem Gegner eine Karte.' },
      {
        text: 'Ein Dieb braucht jemanden, der eine Karte hat; der Superdieb mindestens einen solchen Gegner.',
        ours: true,
      },
      { text: 'Nur Dieb und Bestohlener sehen, welche Karte es war.' },
    ],
  },
  {
    title: 'Milchshake und Donut-Truck',
    items: [
      {
        text: 'Stell einem Gegner einen Milchshake hin: Sein nächster Zug geht fürs Trinken drauf. Er zieht und spielt keine Karte.',
      },
      { text: 'Vor einem Spieler dürfen mehrere Milchshakes stehen; jeder kostet einen Zug.', ours: true },
      {
        text: 'Beim Donut-Truck setzen alle Gegner aus: Du beendest deinen Zug wie sonst, der Truck wird abgeworfen, und du bist noch einmal dran.',
      },
      {
        text: 'Wer übersprungen wird, behält seine Milchshakes. Ein Truck, der im zusätzlichen Zug noch einmal gespielt wird, wirkt noch einmal.',
        ours: true,
      },
    ],
  },
  {
    title: 'Wenn nichts mehr geht',
    items: [
      {
        text: 'Wenn eine ganze Runde lang niemand etwas spielt, zieht oder trinkt, ist die Partie zu Ende. Alle mit den meisten Stockwerken teilen sich den Sieg.',
        ours: true,
      },
    ],
  },
];
