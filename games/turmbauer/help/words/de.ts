import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'Worum es geht',
    items: [
      {
        text: 'Zwei bis vier Personen bauen gemeinsam einen Turm und klettern mit ihren Spielfiguren hinauf. Am Ende gewinnt die höchste Figur.',
      },
      { text: 'Wer den Turm einstürzen lässt, verliert.' },
    ],
  },
  {
    title: 'Was es gibt',
    items: [
      {
        text: 'Jede Farbe hat zwölf Bausteine, je zwei aus 1 bis 6 Teilen: elf mit der eigenen Farbe und einen Würfel aus Naturholz. Zusammen sind das 42 Teile.',
      },
      { text: 'Die Teile eines Bausteins sind abwechselnd naturfarben und farbig. Du darfst ihn beliebig drehen.' },
      {
        text: 'Welche Formen die Bausteine haben, zeigt die gedruckte Regel nur im Bild. Belfry hat einen eigenen Satz; die Hälfte aller Teile ist naturfarben.',
        ours: true,
      },
      {
        text: 'Dazu kommen je Farbe eine Spielfigur und zwei Bauringe. Der Grundstein ist ein flaches Quadrat aus vier Teilen, zwei naturfarbenen und zwei dunkelbraunen.',
      },
    ],
  },
  {
    title: 'Vorbereitung',
    items: [
      { text: 'Der Grundstein liegt allein auf dem Tisch; die Spielfiguren warten daneben.' },
      {
        text: 'Alle würfeln einmal mit einem Würfel; die höchste Zahl beginnt. Weiter geht es im Uhrzeigersinn.',
      },
      {
        text: 'Bei gleichen Zahlen wird neu gewürfelt. In Belfry werden die Plätze ausgelost, der erste Platz beginnt, und die Farben sind in dieser Reihenfolge Rot, Blau, Grün und Schwarz.',
        ours: true,
      },
    ],
  },
  {
    title: 'Ein Zug',
    items: [
      { text: 'Würfle mit beiden Würfeln.' },
      { text: 'Baue einen Baustein mit so vielen Teilen, wie einer der Würfel zeigt, nie mit der Summe.' },
      { text: 'Pasch: ein beliebiger Baustein.' },
      { text: 'Hast du nur noch Bausteine einer der beiden Größen, muss es einer davon sein.' },
      {
        text: 'Hast du von beiden Größen keinen mehr, baust du nicht, und ein Baustein deiner Wahl kommt unverbaut in die Schachtel. Ein Bauring kann das verhindern.',
      },
      { text: 'Dasselbe gilt, wenn kein erlaubter Baustein einen Platz am Turm findet.', ours: true },
      { text: 'Danach darf deine Spielfigur ziehen oder stehen bleiben, auch nach einem Zug ohne Bauen.' },
      { text: 'Jeder Zug verbraucht einen Baustein, also dauert eine Partie zwölf Runden.' },
    ],
  },
  {
    title: 'Wohin ein Baustein darf',
    items: [
      { text: 'Dorthin, wo weder ein Baustein noch eine Spielfigur im Weg ist.' },
      {
        text: 'So, dass das Schachbrettmuster weitergeht: nie Holz an Holz oder Farbe an Farbe, weder daneben noch darüber. Das Dunkelbraun des Grundsteins zählt als Farbe.',
      },
      {
        text: 'Erste Runde, also der erste Zug jeder Farbe: Der Baustein muss den Grundstein mit mindestens einer ganzen Fläche berühren und darf auf dem Tisch stehen.',
      },
      {
        text: 'Spätere Runden: Er muss den Grundstein oder einen Baustein mit mindestens einer ganzen Fläche berühren, und kein Teil darf auf dem Tisch liegen.',
      },
      {
        text: 'Mindestens eines seiner Teile muss auf etwas liegen: auf einem Baustein, dem Grundstein oder, in der ersten Runde, dem Tisch. Eine Spielfigur trägt nichts.',
        ours: true,
      },
      { text: 'In jede der vier Richtungen darf er höchstens um ein Teil über das hinausragen, was ihn trägt.' },
      { text: 'Gezählt wird von den äußersten Teilen an, die aufliegen. Lücken dazwischen sind erlaubt.', ours: true },
      {
        text: 'Lücken dürfen später gefüllt werden: Der Baustein muss sich gerade einschieben lassen, von oben oder von einer Seite, an allen Steinen und Figuren vorbei.',
        ours: true,
      },
      { text: 'Über eine Spielfigur hinweg darfst du bauen, solange sie noch herauskann.' },
      {
        text: 'Das heißt: Ein Bau darf einer Figur nicht den letzten möglichen Schritt nehmen, Farben und andere Figuren nicht gerechnet. Hatte sie nur noch Schritte über zwei Stufen, muss ihr so einer bleiben.',
        ours: true,
      },
    ],
  },
  {
    title: 'Hält es?',
    items: [
      { text: 'Du darfst Plätze und Bausteine ausprobieren, bis du „Fertig“ sagst. Dann gilt es.' },
      { text: 'Ein oder zwei gefallene Bausteine kommen wieder an ihren Platz.' },
      {
        text: 'Der neue Baustein kommt aber zurück zu dir, und du baust noch einmal, ohne neu zu würfeln: einen beliebigen, den die Würfel oder ein in diesem Zug bezahlter Bauring erlauben, auch an derselben Stelle.',
        ours: true,
      },
      {
        text: 'Nach dem dritten Fehlversuch in einem Zug kommt der gescheiterte Baustein unverbaut in die Schachtel, und es geht mit der Figur weiter.',
        ours: true,
      },
      {
        text: 'Fallen drei oder mehr Bausteine, der neue mitgezählt, ist der Turm eingestürzt und die Partie zu Ende.',
      },
      {
        text: 'Spielfiguren bringen nichts zum Fallen. Stehen sie auf einem gefallenen Stein, werden sie mit ihm zurückgestellt.',
        ours: true,
      },
      {
        text: 'In Belfry entscheidet die Physik, was fällt: Würfel aus Buche mit leicht runden Kanten und ein kleiner Stoß auf den neuen Stein wie von einer Menschenhand. Wie stark er ist, sagt die Option „Hand“.',
        ours: true,
      },
      {
        text: 'Am echten Tisch: Stellt sich später heraus, dass ein Baustein das Muster stört, bleibt er trotzdem. Kommst du schlecht an deine Spielfigur heran, darfst du einen Baustein kurz abheben; er kommt an seinen alten Platz zurück, und als Weg zählt die Lücke nicht.',
      },
    ],
  },
  {
    title: 'Ziehen',
    items: [
      {
        text: 'Felder sind die Oberseiten der Teile und der Tisch. Der Tisch hat die Höhe 0, die Oberseite des Grundsteins 1.',
      },
      {
        text: 'Eine Figur zieht auf ein Feld vor, hinter oder neben ihr, nie schräg: gleich hoch oder eine Stufe hinauf oder hinab. So viele Schritte du willst, auch hinunter und wieder hinauf.',
      },
      {
        text: 'Dabei braucht sie Platz über dem Kopf: Über dem tieferen Feld muss bis zur Höhe des höheren alles frei sein.',
        ours: true,
      },
      {
        text: 'Erlaubt sind Naturholz, Grundstein, Tisch und die eigene Farbe; die Farben der anderen nicht, auch nicht zum Darüberziehen.',
      },
      { text: 'Nie auf ein Feld mit einer anderen Spielfigur und nie darüber hinweg.' },
      {
        text: 'Der freie Tisch rund um den Turm ist ein einziger Ort mit Platz für alle. Tischfelder, die von Steinen abgeschnitten sind, sind eigene Felder.',
        ours: true,
      },
    ],
  },
  {
    title: 'Die Bauringe',
    items: [
      {
        text: 'Nach dem Würfeln darfst du je Zug einen deiner Bauringe einsetzen. Er kommt danach in die Schachtel. Du wählst eins von drei Dingen.',
      },
      { text: 'Freie Wahl: Baue irgendeinen deiner übrigen Bausteine, was auch immer die Würfel zeigen.' },
      {
        text: 'Freie Bahn: Fremde Farben sind in diesem Zug für deine Figur offen, auch zum Stehenbleiben. Sie darf auch über andere Figuren hinweg, aber nie auf einer stehen bleiben.',
      },
      { text: 'Stufensprung: Deine Figur steigt in diesem Zug einmal zwei Stufen auf einmal hinauf oder hinunter.' },
      {
        text: 'Ein Bauring, den du fürs Bauen bezahlt hast, gilt weiter, wenn der Stein fällt und du im selben Zug noch einmal baust.',
        ours: true,
      },
    ],
  },
  {
    title: 'Das Ende',
    items: [
      { text: 'Nach der zwölften Runde gewinnt die höchste Spielfigur.' },
      {
        text: 'Stehen mehrere gleich hoch, gewinnt, wer weniger Teile in der Schachtel hat. Ist auch das gleich, wer mehr Bauringe übrig hat. Sonst wird der Sieg geteilt.',
      },
      {
        text: 'Nach einem Einsturz ist draußen, wer gebaut hat. Von den anderen gewinnt, wessen Figur vor diesem Zug am höchsten stand. Bei Gleichstand: weniger Teile in Vorrat und Schachtel zusammen, dann mehr Bauringe, dann geteilter Sieg.',
      },
    ],
  },
  {
    title: 'Zu zweit',
    items: [
      {
        text: 'Jeder spielt zwei Farben: Rot und Grün gegen Blau und Schwarz. Die Reihenfolge ist Rot, Blau, Grün, Schwarz. Jede Farbe hat ihre eigenen Bausteine, ihre Figur und ihre Bauringe.',
      },
      { text: 'Auch die eigene zweite Farbe ist für eine Spielfigur fremd.', ours: true },
      {
        text: 'Die Höhen beider Figuren werden addiert, bei Gleichstand auch Teile und Bauringe. Nach einem Einsturz gewinnt die andere Person.',
      },
    ],
  },
  {
    title: 'Am Bildschirm',
    items: [
      {
        text: 'Wähl einen Baustein aus deinem Vorrat. Leuchtend sind die, die der Wurf erlaubt; bei den anderen steht, warum nicht und ob ein Bauring sie erlauben würde.',
      },
      {
        text: 'Tipp oben auf etwas, und der Baustein springt an den besten Platz dort; tipp noch einmal, und er liegt anders. Du kannst auch alle Plätze durchgehen oder ihn drehen, kippen und rollen.',
      },
      {
        text: 'Fest: Er hält jeden Stups der gewählten Hand aus. Wackelig: Er steht, aber ein Stups kann ihn kippen. Fällt: Er tut es von selbst. Die Prozentzahl ist der Stups, den er aushält, gemessen an seinem Gewicht. Ein Tisch kann vereinbaren, dass das alles verborgen bleibt.',
      },
      { text: 'Nichts gilt, bis du baust. Dann kommt der Turm vor aller Augen zur Ruhe.' },
      {
        text: 'Zum Klettern tippst du auf ein leuchtendes Feld: Du siehst den Weg dorthin und die Höhe. Was einen Bauring kostet, ist anders gezeichnet und nennt den Bauring.',
      },
      {
        text: 'Der Plan zeigt denselben Turm von oben, Ebene für Ebene. Er lässt sich mit der Tastatur spielen und vorlesen, und du kannst jederzeit wechseln.',
      },
      {
        text: 'Tasten: 1 bis 6 nehmen einen Stein dieser Größe, Pfeile gehen von Platz zu Platz oder von Feld zu Feld, Q, W und E drehen, kippen und rollen ihn, Eingabe baut oder klettert, Escape legt ihn zurück. A und D führen zur nächsten Seite des Turms, mit Umschalt um weniger, F, R, B und L nach vorn, rechts, hinten und links; Bild auf und Bild ab blicken höher oder tiefer; + und − gehen näher heran oder weiter weg; T ist der Blick von oben, P deine Figur, V wechselt zwischen 3-D und Plan.',
      },
    ],
  },
];
