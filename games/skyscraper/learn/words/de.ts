import type { SkyscraperCourseWords } from './catalogue.js';

export const de: SkyscraperCourseWords = {
  names: ['Du', 'Mia', 'Ben'],
  floor: number => `Stockwerk ${number}`,
  cards: {
    joker: 'Joker',
    dog: 'Wachhund',
    bone: 'Knochen',
    jackhammer: 'Pressluft\u00adhammer',
    'wrecking-ball': 'Abrissbirne',
    milkshake: 'Milchshake',
    'donut-truck': 'Donut-Truck',
    thief: 'Dieb',
    'super-thief': 'Superdieb',
  },
  another: card => `Noch ein ${card}`,
  steps: {
    nine: {
      title: 'Zwei Hälften, ein Stockwerk',
      name: 'Summe 9',
      says: 'Alle bauen ein Hochhaus, und wer zuerst fünf Stockwerke hat, gewinnt. Ein Stockwerk sind zwei Karten, die zusammen 9 ergeben. In deinem Zug ziehst du eine Karte und spielst dann, so viel du magst; hast du am Ende weniger als drei, ziehst du bis auf drei nach.',
      ask: 'Wähle zwei Karten für ein Stockwerk.',
      picture: 'Dein Bauplatz ist noch leer. Mia hat ein Stockwerk.',
      answers: {
        one: 'Und welche Karte ergibt damit 9?',
        floor: '3 und 6 sind 9: Dein erstes Stockwerk steht. Paare haben die gleiche Farbe, so findest du sie schnell.',
        sum: 'Rechne noch einmal: Zusammen müssen es genau 9 sein.',
      },
    },
    joker: {
      title: 'Der Joker springt ein',
      name: 'der Joker',
      says: 'Ein Joker steht für das, was zur 9 fehlt. Neben einer 4 ist er eine 5, und das bleibt er, solange er dort liegt.',
      ask: 'Bau ein Stockwerk mit einem Joker.',
      picture: 'Du hast ein Stockwerk, Mia auch.',
      answers: {
        one: 'Jetzt noch eine zweite Karte.',
        floor: 'Der Joker ist zu dem geworden, was gefehlt hat. Heb Joker für Zahlen auf, die keinen Partner finden.',
        jokers: 'Ein Joker braucht eine Zahl, die er ergänzen kann.',
        sum: 'Diese zwei ergeben nicht 9, aber ein Joker kann jede von ihnen ergänzen.',
      },
    },
    steal: {
      title: 'Ein Stockwerk klauen',
      name: 'Stockwerke klauen',
      says: 'Du kannst auch mit der Hälfte eines fremden Stockwerks bauen. Nimm einem Gegner eine Karte aus dem obersten Stockwerk; mit einer deiner Stockwerk-Karten muss sie 9 ergeben. Die andere wird abgeworfen: ein Stockwerk mehr für dich, eins weniger dort!',
      ask: 'Mias oberstes Stockwerk ist 2 und 7. Mit welcher Karte klaust du es?',
      picture: 'Du hast ein Stockwerk. Mia hat zwei; das oberste ist 2 und 7.',
      answers: {
        stolen:
          'Deine 2 holt die 7: ein neues Stockwerk für dich. Mias 2 wird abgeworfen, ihr Stockwerk ist weg. Das sind zwei Stockwerke Unterschied.',
        sum: 'Du brauchst eine Karte, die mit der 2 oder der 7 zusammen 9 ergibt.',
        joker: 'Ein Joker klaut nie. Geklaut werden kann er aber, mit dem Wert, den er dort hat.',
      },
    },
    guard: {
      title: 'Der Hund vor der Tür',
      name: 'der Wachhund',
      says: 'Ein Stockwerk mit Wachhund kann weder geklaut noch mit dem Presslufthammer zerstört werden. Ein Hund darf jedes Stockwerk bewachen, in Gefahr ist aber immer nur das oberste.',
      ours: 'Er kommt neben ein eigenes Stockwerk, und jedes hat höchstens einen Hund.',
      ask: 'Mia hat es auf dein oberstes Stockwerk abgesehen. Wohin mit dem Hund?',
      picture: 'Du hast drei Stockwerke; das unterste bewacht ein Hund. Mia hat ein Stockwerk.',
      answers: {
        safe: 'Jetzt muss Mia sich ein anderes Stockwerk suchen.',
        below:
          'Das darfst du, aber an dieses kommt gerade niemand heran: Das oberste ist noch offen, und Mia hat eine 3.',
        twice: 'Wähle eines, das noch keinen hat.',
      },
    },
    wreck: {
      title: 'Weg damit',
      name: 'Knochen, Hammer, Birne',
      says: 'Der Presslufthammer zerstört das oberste Stockwerk eines Gegners, außer ein Hund bewacht es. Ein Knochen lockt einen Hund weg. Der Abrissbirne sind Hunde egal: Sie nimmt Stockwerk und Hund zusammen mit.',
      ask: 'Zerstöre Mias oberstes Stockwerk.',
      picture: 'Du hast ein Stockwerk. Mia hat zwei, das oberste bewacht ein Hund.',
      answers: {
        bone: 'Der Hund ist weg, der Knochen auch. Freie Bahn!',
        hammer: 'Erst der Knochen, dann der Presslufthammer: ein guter Zug. Alle diese Karten werden abgeworfen.',
        ball: 'Die Abrissbirne braucht keine Hilfe. Im ganzen Spiel gibt es nur eine.',
        guarded: 'Lock zuerst den Hund weg, oder nimm etwas Schwereres.',
      },
    },
    tricks: {
      title: 'Diebe und Naschereien',
      name: 'Diebe und Naschereien',
      says: 'Ein Dieb zieht einem Gegner blind eine Karte aus der Hand, der Superdieb jedem eine. Ein Milchshake kostet einen Gegner den nächsten Zug. Beim Donut-Truck setzen alle anderen aus: Du bist noch einmal dran.',
      ask: 'Mia hat vier Stockwerke und ist als Nächste dran. Welche Karte hält sie auf?',
      picture: 'Du hast zwei Stockwerke, Mia vier, Ben eins. Du bist am Zug, danach Mia.',
      answers: {
        shake: 'Mia verbringt ihren nächsten Zug mit Trinken: nichts ziehen, nichts spielen. Ben ist dran.',
        truck: 'Alle stehen für Donuts an, und du hast noch einen Zug.',
        thief: 'Das kostet Mia eine Karte, vielleicht die entscheidende. Aber dran kommt sie trotzdem.',
        superThief: 'Eine Karte von Mia und eine von Ben. Schön, aber als Nächste ist trotzdem Mia dran.',
      },
    },
    win: {
      title: 'Das fünfte Stockwerk',
      name: 'gewinnen',
      says: 'Mit fünf Stockwerken gewinnst du sofort, mitten in deinem Zug. Du hast vier, und auf deiner Hand ergibt nichts 9. Sieh dir Mias oberstes Stockwerk an.',
      ask: 'Gewinne in diesem Zug!',
      picture: 'Du hast vier Stockwerke. Mia hat zwei, das oberste ist 2 und 7 mit einem Hund daneben.',
      answers: {
        bone: 'Der Hund ist beschäftigt. Und jetzt?',
        won: 'Fünf Stockwerke! Die Partie ist sofort zu Ende, und du hast gewonnen. Jetzt kannst du spielen!',
        guarded: 'Solange der Hund dort sitzt, geht nichts.',
        sum: 'Welche deiner Karten ergibt mit der 7 zusammen 9?',
        gone: 'Damit zerstörst du das Stockwerk, das du klauen wolltest. Versuch es ohne Hammer.',
      },
    },
  },
};
