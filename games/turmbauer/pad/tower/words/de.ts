import { counter } from '@belfry/engine/words';
import type { TowerWords } from './catalogue.js';

const count = counter('de');

export const de: TowerWords = {
  back: 'Zurück zum Block',
  empty:
    'Noch steht nur die Basis. Baue deinen Turm hier Stück für Stück nach, so wie er auf dem Tisch steht, oder probiere einfach einen Platz aus.',
  about: 'Worum geht es?',
  abouts: { stone: 'Um einen Baustein', pawn: 'Um eine Spielfigur' },
  rest: 'Hand und Änderungen',
  whose: 'Wessen?',
  stones: 'Welcher Baustein?',
  stone: (stone, parts) => `Baustein ${stone}, ${count(parts, { one: 'Teil', other: 'Teile' })}`,
  noStones: 'Alle zwölf Bausteine dieser Farbe stehen.',
  chooseStone: 'Nimm einen Baustein.',
  choosePlace: n =>
    `Tippe jetzt auf eine Fläche des Turms. Tippst du noch einmal, liegt der Baustein anders. Die Regeln erlauben ${count(n, { one: 'Platz', other: 'Plätze' })}: Die Pfeile führen hindurch.`,
  nowhere: 'Die Regeln erlauben diesen Baustein nirgends. Tippe auf eine Fläche, dann erfährst du, warum.',
  allowed: 'Erlaubt',
  forbidden: 'Nicht erlaubt',
  places: n => count(n, { one: 'Platz erlaubt', other: 'Plätze erlaubt' }),
  place: stone => `${stone} hinstellen`,
  placeAnyway: stone => `${stone} trotzdem hinstellen`,
  placed: (colour, stone) => `${colour}: ${stone} steht`,
  takeBack: (colour, stone) => `${stone} (${colour}) zurücknehmen`,
  clear: 'Turm abräumen',
  cleared: 'Der Turm ist abgeräumt',
  field: 'Wo steht sie?',
  fieldAt: (column, height) => `${column}, Höhe ${height}`,
  onTable: 'Auf dem Tisch',
  chooseField:
    'Tippe auf ein Feld oder wähle eines aus der Liste. Felder, die die Spielfigur in einem Zug erreicht, leuchten.',
  standsNow: where => `Jetzt: ${where}`,
  reach: {
    foot: 'Sie kommt in einem Zug zu Fuß hin.',
    leap: 'Sie kommt in einem Zug mit einem Bauring hin: mit einem Sprung.',
    trespass: 'Sie kommt in einem Zug mit einem Bauring hin: über fremde Farben.',
  },
  noReach: 'In einem Zug kommt sie von ihrem Feld nicht dorthin.',
  stand: height => `Sie steht hier: Höhe ${height}`,
};
