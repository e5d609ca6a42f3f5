import type { CoachWords } from './catalogue.js';

export const de: CoachWords = {
  label: 'Tipp',
  gotIt: 'Verstanden',
  noMore: 'Keine Tipps mehr',
  tips: {
    two: {
      title: 'Du spielst zwei Farben.',
      text: 'Jede hat eigene Bausteine, Bauringe und eine Figur. Am Ende zählen beide Höhen zusammen.',
    },
    dice: {
      title: 'Was leuchtet, passt zum Wurf.',
      text: 'So viele Teile, wie ein Würfel zeigt; beim Pasch alle. Ein Bauring erlaubt jeden anderen.',
    },
    place: {
      title: 'Such einen Platz.',
      text: 'Tippe auf eine Fläche, dreh den Baustein oder nimm die Pfeile. Fest hält deine Hand aus, wackelig vielleicht nicht.',
    },
    blind: {
      title: 'Such einen Platz.',
      text: 'Tippe auf eine Fläche, dreh den Baustein oder nimm die Pfeile. Ob er hält, sagt dir hier nur dein Auge.',
    },
    done: {
      title: 'Noch zählt nichts.',
      text: 'Probier, so lange du magst. Erst der Knopf baut, und dann sehen alle, ob es hält.',
    },
    climb: {
      title: 'Jetzt deine Figur.',
      text: 'Sie kommt auf jedes Feld, das leuchtet: beliebig viele Schritte, je eine Stufe, nicht auf fremde Farben.',
    },
    rings: {
      title: 'Gold kostet einen Bauring.',
      text: 'Du hast zwei für die ganze Partie, höchstens einen je Zug. Was du behältst, hilft bei Gleichstand.',
    },
    failure: {
      title: 'Das hat nicht gehalten.',
      text: 'Was fiel, steht wieder. Versuch es noch einmal, auch mit einem anderen Baustein; beim dritten Mal ist Schluss.',
    },
    third: {
      title: 'Drei Versuche, mehr nicht.',
      text: 'Der Baustein liegt in der Schachtel und zählt als unverbaut. Deine Figur darf trotzdem klettern.',
    },
  },
};
