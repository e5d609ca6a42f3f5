import { counter } from '@belfry/engine/words';
import type { FiveTowersCourseWords } from './catalogue.js';

const count = counter('de');
const TOWERS = { candy: 'Candy', scary: 'Grusel', tree: 'Baum', scrap: 'Metall', sand: 'Sand' } as const;

export const de: FiveTowersCourseWords = {
  pass: 'Passen',
  bid: bid => `${bid} bieten`,
  tearDown: card => `${card} abreißen`,
  points: points => count(points, { one: 'Punkt', other: 'Punkte' }),
  display: 'Auslage',
  standing: bid => `Mia hat ${bid} geboten`,
  tornDown: 'Abgerissen',
  newCard: 'Deine neue Karte',
  towers: TOWERS,
  card: (type, value) => `${TOWERS[type]}-${value}`,
  steps: {
    towers: {
      title: 'Fünf Türme, alle für dich',
      name: 'fünf Türme',
      says: 'Jede Karte ist ein Stück Turm. Von jeder Turmart darfst du einen bauen: Candy, Grusel, Baum, Metall und Sand. Am Ende gewinnt, wer die meisten Punkte hat, und verbaute Karten sind Punkte.',
      ask: 'Baum-11 gehört dir. Auf welchen Turm kommt sie?',
      picture: 'Fünf Türme nebeneinander: Candy, Grusel, Baum, Metall und Sand.',
      answers: {
        own: 'Eine Karte kommt immer oben auf den Turm ihrer eigenen Art. Du erkennst sie am Blatt neben der Zahl.',
        other: 'Turmarten werden nie gemischt. Such den Turm mit demselben Zeichen wie auf der Karte.',
      },
    },
    shrink: {
      title: 'Nach oben wird’s schmaler',
      name: 'nach oben schmaler',
      says: 'Die Zahl sagt, wie breit ein Stück ist. Beginnen darfst du einen Turm mit jeder Zahl; danach muss jede Karte niedriger sein als die darunter. Lücken machen nichts.',
      ask: 'Welche Karte passt auf diesen Turm?',
      picture: 'Ein Sandturm: unten die 14, oben die 10.',
      answers: {
        fits: 'Niedriger als 10, also hält es. Die Zahlen dazwischen hast du aber übersprungen: Überleg dir große Lücken gut.',
        equal: 'Dieselbe Zahl ist nicht niedriger.',
        higher: 'Ein so breites Stück würde überstehen. Nimm eine Zahl unter 10.',
      },
    },
    eight: {
      title: 'Was darf auf die 8?',
      name: 'die 8',
      says: 'Die 8 ist das Gelenk jedes Turms: Bei ihr gilt die Regel nicht. Auf einer 8 darf jede Zahl stehen, solange die Turmart stimmt.',
      ask: 'Tipp eine Karte an und sieh, was die 8 verträgt.',
      picture: 'Ein Sandturm: 14, 10 und obenauf eine 8 mit goldener Terrasse.',
      answers: {
        higher:
          'Die 8 trägt alles, sogar ein breiteres Stück. Von hier geht es noch einmal abwärts: So werden Türme richtig hoch.',
        lower: 'Niedriger geht immer. Aber damit verschenkst du, was die 8 kann: Probier etwas Größeres als 8.',
        type: 'Bei Zahlen ist die 8 großzügig, bei Turmarten nicht: Eine Candykarte gehört auf den Candyturm.',
      },
    },
    nine: {
      title: 'Die 9 und die 0',
      name: 'die 9 und die 0',
      says: 'Eine 9 darf auf jede Zahl, wie niedrig sie auch ist. Nur die 0 sagt nein: Sie ist die Turmspitze. Auf sie kommt nie wieder etwas, und abreißen lässt sie sich auch nicht.',
      ask: 'Welche Karte kannst du anlegen?',
      picture: 'Ein Metallturm mit einer 0 obenauf und ein Sandturm aus 12, 5 und 2.',
      answers: {
        nine: 'Eine 9 auf der 2: Das kann keine andere Karte. Danach geht es wie gewohnt unter 9 weiter.',
        top: 'Die 0 schließt den Sandturm ab. Alle seine Karten zählen am Ende doppelt, aber wachsen kann er nicht mehr.',
        topped: 'Auch eine 9 öffnet den Turm nicht wieder.',
        high: 'Auf eine 2 passen nur eine 1, eine 0 oder eine 9.',
      },
    },
    auction: {
      title: 'Wer nimmt am meisten?',
      name: 'das Bieten',
      says: 'In jeder Runde liegen fünf Karten offen aus. Die Startperson sagt, wie viele davon sie bauen will, und sei es keine. Dann kommen reihum alle anderen einmal dran: mehr bieten oder passen. Nur wer am höchsten bietet, baut, und zwar genau diese Zahl.',
      ask: 'Mia hat 2 geboten. Was sagst du?',
      picture:
        'Deine Türme: Candy 13, 6, 3; Baum 9, 4; Sand 11 mit einer 0 obenauf. In der Auslage: Candy-10, Candy-2, Baum-3, Metall-7, Sand-14.',
      answers: {
        best: 'Candy-2 und Baum-3 passen, und mit Metall-7 beginnst du einen neuen Turm. Drei Karten für dich, keine für Mia.',
        low: 'Mia nimmt schon 2: Biete mehr oder passe.',
        high: 'Candy-10 ist zu hoch, und der Sandturm ist fertig. Zähl nur, was wirklich passt.',
        pass: 'Passen darfst du, aber dann bekommt Mia ihre Karten, und der Rest kommt auf den Ablagestapel. Du könntest mehr als zwei bauen!',
      },
    },
    build: {
      title: 'Bauen und abreißen',
      name: 'bauen und abreißen',
      says: 'Dein Gebot von 3 hat gewonnen. Vor dem Bauen darfst du von einem Turm die Karte ganz oben abreißen. Das kostet am Ende Punkte, macht aber einen Turm wieder frei. Dann suchst du dir Karten aus und legst sie in beliebiger Reihenfolge an.',
      ask: 'Baue drei Karten. Ein Turm steht dir im Weg.',
      picture: 'Deine Türme: Candy 10, 2; Sand 12, 4. In der Auslage: Grusel-6, Sand-7, Sand-11, Candy-12, Candy-15.',
      answers: {
        torn: 'Die 4 ist weg. Leg jetzt drei Karten an und achte auf die Reihenfolge.',
        useless:
          'Das darfst du, aber es hilft nicht: Candy-12 und Candy-15 passen auch dann nicht. Welche andere Karte ist im Weg?',
        once: 'Nur eine Karte darfst du abreißen. Jetzt wird gebaut.',
        late: 'Abgerissen wird vor der ersten Karte. Tipp auf „Noch mal“ und fang damit an.',
        placed: 'Sitzt. Weiter so.',
        stuck:
          'Da ist etwas Niedriges im Weg. Wenn nichts mehr geht, tipp auf „Noch mal“ und versuch eine andere Reihenfolge.',
        done: 'Drei Karten, genau wie geboten. Die abgerissene 4 bleibt bis zum Ende neben dir liegen.',
      },
    },
    score: {
      title: 'Punkte zählen',
      name: 'die Punkte',
      says: 'Geht der Zugstapel das zweite Mal aus, spielt ihr die Runde noch zu Ende, dann ist Schluss. Jede Karte zählt 1 Punkt, bei einer 0 obenauf sogar 2. Dein kartenreichster Turm ist der Hauptturm: 1 Punkt extra für jede Karte darin. Abgerissene Karten kosten erst 1 Punkt, dann 2, dann 3 …',
      ask: 'Wie viele Punkte sind das?',
      picture:
        'Ein Baumturm aus drei Karten ohne Spitze, ein Sandturm aus vier Karten mit einer 0 obenauf und eine abgerissene Karte.',
      answers: {
        right: 'Baum 3, Sand 4 × 2 = 8, Hauptturm noch 4, minus 1 für die abgerissene Karte. Jetzt kannst du spielen!',
        main: 'Da fehlt der Hauptturm: Die vier Karten des Sandturms zählen noch einmal.',
        torn: 'Fast. Eine Karte wurde abgerissen, und das kostet einen Punkt.',
        roof: 'Zu viel. Nur der Turm mit der 0 zählt doppelt: Der Baumturm hat keine Spitze.',
      },
    },
  },
};
