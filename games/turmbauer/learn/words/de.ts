import { counter } from '@belfry/engine/words';
import type { TurmbauerCourseWords } from './catalogue.js';

const count = counter('de');

export const de: TurmbauerCourseWords = {
  stone: size => `Baustein aus ${count(size, { one: 'Teil', other: 'Teilen' })}`,
  colours: { red: 'Rot', blue: 'Blau', green: 'Grün', black: 'Schwarz' },
  picture: letter => `Bild ${letter}`,
  field: letter => `Feld ${letter}`,
  rings: {
    none: 'Gar kein Bauring',
    'any-stone': 'Freie Wahl: Würfel ignorieren',
    trespass: 'Freie Bahn: fremde Farben betreten',
    leap: 'Stufensprung: zwei Stufen auf einmal',
  },
  aftermath: {
    again: 'Zurücksetzen und noch einmal bauen',
    over: 'Partie zu Ende, ich verliere',
    box: 'Mein Baustein kommt in die Schachtel',
  },
  winners: { red: 'Rot', blue: 'Blau', both: 'Beide teilen sich den Sieg' },
  box: { red: 'Rot in der Schachtel', blue: 'Blau in der Schachtel' },
  steps: {
    dice: {
      title: 'Würfeln, bauen, klettern',
      name: 'Würfel und Bausteine',
      says: 'Ihr baut gemeinsam einen Turm aus Holz und klettert mit euren Spielfiguren hinauf. Am Ende gewinnt, wer am höchsten steht. In jedem Zug würfelst du mit zwei Würfeln und baust einen Baustein mit so vielen Teilen, wie einer davon zeigt. Bei einem Pasch darf es jeder sein.',
      ask: 'Du hast 1 und 4 gewürfelt. Welchen Baustein darfst du bauen?',
      picture: 'Zwei Würfel mit 1 und 4 und der Grundstein auf dem Tisch.',
      answers: {
        fits: 'So viele Teile zeigt einer der Würfel. Danach darf deine Spielfigur ziehen.',
        sum: 'Die Würfel werden nie zusammengezählt: eine 1 oder eine 4, keine 5.',
        other: 'Diese Zahl zeigt keiner der Würfel.',
      },
    },
    chequer: {
      title: 'Holz neben Farbe',
      name: 'das Schachbrettmuster',
      says: 'Der Turm ist ein einziges großes Schachbrett: Naturholz grenzt immer an Farbe, zur Seite und nach oben. In der ersten Runde berührt jeder Baustein den Grundstein. Ab der zweiten darf nichts Neues mehr den Tisch berühren.',
      ask: 'Zweite Runde: Wo darf der rote Baustein hin?',
      picture:
        'Ein kleiner Turm: ein blaues Quadrat auf dem Grundstein, daneben steht ein grüner Stein, vorn liegt ein Würfel aus Naturholz.',
      answers: {
        fits: 'Farbe liegt auf Holz und Holz auf Farbe, und der Tisch bleibt frei. Vorn steht ein Teil über: Das ist erlaubt.',
        chequer: 'Rot liegt auf Blau, Farbe auf Farbe. Um ein Teil versetzt wäre es richtig.',
        table: 'Die erste Runde ist vorbei: Neue Steine dürfen nicht mehr auf den Tisch.',
      },
    },
    overhang: {
      title: 'Höchstens ein Teil in der Luft',
      name: 'der Überhang',
      says: 'Ein Baustein darf in jede Richtung um höchstens ein Teil überhängen. Lücken darunter sind erlaubt, Spielfiguren einzuschließen nicht.',
      ours: 'Er muss auf etwas liegen und sich gerade einschieben lassen, von oben oder von einer Seite.',
      ask: 'Was davon ist erlaubt?',
      picture:
        'Derselbe Turm. Jedes Bild zeigt einen anderen Platz für einen roten Baustein aus vier Teilen in einer Reihe.',
      answers: {
        fits: 'Drei Teile liegen auf, eins steht über. Ob es hält, ist eine andere Frage: Das entscheidet der Turm.',
        overhang: 'Auf einer Seite hängen zwei Teile in der Luft: eins zu viel.',
        floating: 'Den Stein trägt nichts: Er lehnt nur am Turm.',
      },
    },
    climb: {
      title: 'Stufe um Stufe',
      name: 'klettern',
      says: 'Eine Spielfigur zieht auf eines der vier Nachbarfelder: gleich hoch, eine Stufe hinauf oder hinab, so oft du willst, sogar über den Tisch. Sie darf auf Naturholz, auf den Grundstein und auf ihre eigene Farbe, aber nicht auf fremde Farben und nicht dorthin, wo schon jemand steht.',
      ask: 'Wohin kann die rote Spielfigur ziehen?',
      picture:
        'Eine rote Spielfigur auf dem Grundstein. Feld A: Naturholz, eine Stufe höher. Feld B: grün, hinter A. Feld C: rot, zwei Stufen höher.',
      answers: {
        fits: 'Naturholz, eine Stufe hinauf. Von dort suchst du dir die nächste Stufe.',
        colour: 'Das ist Grün: für Rot gesperrt, auch zum Darüberziehen.',
        height: 'Zwar die eigene Farbe, aber zwei Stufen auf einmal sind zu viel.',
      },
    },
    rings: {
      title: 'Zwei Bauringe für den Notfall',
      name: 'die Bauringe',
      says: 'Jede Farbe hat zwei Bauringe und darf je Zug einen einsetzen. Damit baust du einen beliebigen Baustein, was auch immer die Würfel sagen, oder du betrittst fremde Farben und ziehst über Figuren hinweg, oder du steigst einmal zwei Stufen.',
      ask: 'Die rote Spielfigur will zur Fahne. Welcher Bauring hilft?',
      picture:
        'Derselbe Turm: die rote Spielfigur auf dem Grundstein, eine Fahne auf dem roten Würfel zwei Stufen darüber.',
      answers: {
        leap: 'Ein Sprung, und die Figur ist oben.',
        trespass:
          'Hinauf aufs Holz, über das blaue Feld und weiter zur Fahne. Auf Blau dürftest du sogar stehen bleiben.',
        anyStone: 'Der ist zum Bauen. Die Figur kommt damit nicht weiter.',
        none: 'Der eine Weg hat zwei Stufen auf einmal, der andere führt über Blau. Das kostet einen Bauring.',
      },
    },
    fall: {
      title: 'Hält das?',
      name: 'fallende Steine',
      says: 'Wenn du „Fertig“ sagst, gilt es. Ab drei gefallenen Bausteinen ist der Turm eingestürzt: Wer gebaut hat, verliert. Einer oder zwei werden zurückgesetzt.',
      ours: 'Der neue kommt aber zu dir, und du baust noch einmal; nach drei Fehlversuchen in einem Zug kommt er in die Schachtel.',
      ask: 'Dein neuer Baustein kippt und reißt einen anderen mit. Was jetzt?',
      picture: 'Ein Turm, und daneben liegen zwei Bausteine auf dem Tisch.',
      answers: {
        again: 'Zwei Steine sind kein Einsturz. Bau noch einmal, hier oder woanders, ohne neu zu würfeln.',
        over: 'Erst drei Steine sind ein Einsturz. Glück gehabt.',
        box: 'Das kommt erst nach dem dritten Fehlversuch im selben Zug.',
      },
    },
    firm: {
      title: 'Sicher oder wackelig?',
      name: 'dein eigener Baustein',
      says: 'Wer baut, stößt den Stein immer ein wenig an, mal so, mal so. Bevor du „Fertig“ sagst, erfährst du, welchen Stoß ein Platz aushält. Sicher: mehr, als je eine Hand stößt. Wackelig: Der Stein steht, aber ein falscher Stoß kippt ihn. Und manche Plätze halten von selbst nicht.',
      ask: 'Setz den Stein, wohin du willst, aber so, dass er sicher steht. Tipp auf den Turm; noch einmal auf dieselbe Stelle dreht ihn.',
      picture: 'Der kleine Turm aus Blau, Grün und Rot. Du hast einen roten Winkel aus drei Teilen.',
      answers: {
        firm: 'Das hält jeden Stoß aus. Der Balken reicht über die Marke der Hand hinaus: Hier kannst du beruhigt bauen.',
        shaky:
          'Er steht, aber der Balken endet vor der Marke der Hand: ein Stoß von der falschen Seite, und er kippt. Manchmal ist es das wert; hier gibt es bessere Plätze.',
        falls: 'Erlaubt, aber darunter ist zu wenig: Er kippt, sobald du loslässt.',
        forbidden: 'Versuch einen anderen Platz oder dreh den Stein.',
      },
    },
    end: {
      title: 'Wer am höchsten steht, gewinnt',
      name: 'das Ende',
      says: 'Nach zwölf Runden sind alle Bausteine verbraucht, und die höchste Spielfigur gewinnt. Stehen mehrere gleich hoch, gewinnt, wer weniger Teile in der Schachtel hat, danach, wer mehr Bauringe übrig hat. Zu zweit hat jeder zwei Farben, und die Höhen werden addiert.',
      ask: 'Rot und Blau stehen gleich hoch. Wer gewinnt?',
      picture:
        'Ein Turm mit der roten und der blauen Spielfigur auf gleicher Höhe, die grüne steht tiefer. In der Schachtel: ein roter Baustein aus vier Teilen; zwei blaue aus einem und zwei Teilen.',
      answers: {
        parts:
          'Drei Teile in der Schachtel sind weniger als vier: Es zählen die Teile, nicht die Steine. Jetzt kennst du das Spiel!',
        height: 'Gleich hoch: Dann zählen die Teile in der Schachtel, und davon hat Rot mehr.',
        shared:
          'Erst werden die Teile in der Schachtel verglichen, dann die Bauringe. Nur wenn auch das gleich ist, wird geteilt.',
      },
    },
  },
};
