import { counter } from '@belfry/engine/words';
import { de as game } from '../../words/de.js';
import type { FiveTowersTipTexts } from './catalogue.js';

const count = counter('de');
const cards = (n: number): string => count(n, { one: 'Karte', other: 'Karten' });
const points = (n: number): string => count(n, { one: 'Punkt', other: 'Punkte' });
const list = new Intl.ListFormat('de');
const place = (on: number | undefined): string =>
  on === undefined ? 'kann einen Turm beginnen' : `passt auf deine ${on}`;

export const de: FiveTowersTipTexts = {
  goal: ({ rivals }) => ({
    title: 'Bau fünf Türme',
    text: `Jede gebaute Karte ist ein Punkt, und dein höchster Turm zählt doppelt. ${list.format(rivals)} ${rivals.length === 1 ? 'will' : 'wollen'} dieselben Karten.`,
  }),
  bid: ({ bid, shown, cards: most }) => ({
    title: 'Was ein Gebot heißt',
    text: `Bietest du ${bid}, musst du ${bid} von ${shown === 1 ? 'dieser einen Karte' : `diesen ${cards(shown)}`} bauen. ${most.length === shown ? 'Du könntest sogar alle bauen.' : `Höchstens ${most.length} ${most.length === 1 ? 'ginge' : 'gingen'}: ${list.format(most.map(game.card))}.`}`,
  }),
  zero: () => ({
    title: 'Nichts passt',
    text: 'Keine dieser Karten passt auf deine Türme, auch nicht nach einem Abriss. Du beginnst und darfst nicht passen: Biete 0.',
  }),
  pass: ({ standing, most }) => ({
    title: 'Lieber passen',
    text: `${standing === undefined ? 'Du' : `${standing.name} hat ${standing.bid} geboten, und du`} könntest ${most === 0 ? 'keine dieser Karten' : `höchstens ${most}`} bauen. Passen kostet nichts.`,
  }),
  costly: ({ bid, loss, begins }) => ({
    title: 'Nicht um jeden Preis',
    text: `Für ${bid} müsstest du abreißen und hättest dann ${loss === 0 ? 'nicht mehr Punkte als jetzt' : `${points(loss)} weniger`}. ${begins ? 'Biete lieber 0.' : 'Pass lieber.'}`,
  }),
  revoke: ({ bid }) => ({
    title: 'Das war zu viel',
    text: `Du hast ${bid} geboten, aber so viele lassen sich nicht bauen, auch nicht nach einem Abriss. Nimm das Gebot zurück; dann bietest du weniger oder passt.`,
  }),
  build: ({ count: n, example }) => ({
    title: `Jetzt baust du ${cards(n)}`,
    text: `Wähle eine Karte, dann ihren Turm: Nach oben werden die Zahlen kleiner.${example === undefined ? '' : ` ${game.card(example.card)} zum Beispiel ${place(example.on)}.`}`,
  }),
  'tear-down': ({ card, cost, from, to, gain }) => ({
    title: 'Hilft ein Abriss?',
    text: `Ohne ${game.card(card)} ${to > from ? `könntest du ${to} statt ${from} bauen` : 'würden andere Karten passen'}. Das kostet jetzt ${points(cost)}, das nächste Mal ${cost + 1}, und bringt dir trotzdem ${gain} mehr.`,
  }),
  'must-tear': ({ card, cost, bid }) => ({
    title: 'Erst abreißen',
    text: `Um ${bid} zu bauen, musst du vorher eine Karte abreißen, am besten ${game.card(card)}. Das kostet ${points(cost)}.`,
  }),
  eight: ({ card, on }) => ({
    title: 'Die 8 trägt alles',
    text: `${game.card(card)} ${place(on)}. Auf eine 8 darf jede Zahl folgen, sogar eine 15.`,
  }),
  'on-eight': ({ card }) => ({
    title: 'Deine 8 trägt alles',
    text: `${game.card(card)} ist nicht kleiner, aber auf einer 8 liegt jede Zahl richtig. Von da an geht es noch einmal abwärts.`,
  }),
  nine: ({ card, on }) => ({
    title: 'Die 9 passt überall',
    text: `${game.card(card)} passt in ihrem Turm auf jede Karte außer der 0${on !== undefined && on < 9 ? `, sogar auf deine ${on}` : ', so klein sie auch ist'}. Darüber geht es von 9 an wieder abwärts.`,
  }),
  top: ({ card, cards: n, gain }) => ({
    title: 'Die 0 ist die Spitze',
    text: `Auf deinem Turm aus ${cards(n)} lässt ${game.card(card)} jede Karte doppelt zählen: ${points(gain)} mehr. Aber auf eine 0 kommt nichts mehr.`,
  }),
  'bare-top': ({ card, gain }) => ({
    title: 'Die 0 schließt den Turm',
    text: `${game.card(card)} wäre ${points(gain)} wert, aber der Turm könnte nie wachsen. Auf einem hohen Turm bringt sie viel mehr.`,
  }),
  main: ({ tower, cards: n }) => ({
    title: 'Dein Hauptturm',
    text: `Dein ${game.towers[tower]} ist der höchste: Seine ${n} Karten bringen ${n} Punkte extra. Bau an ihm weiter, solange er wachsen kann.`,
  }),
  others: ({ name, count: n, left }) => ({
    title: 'Das höchste Gebot baut',
    text: `${name} hat am meisten geboten und ${cards(n)} gebaut. ${left === 0 ? 'Wer' : 'Der Rest kam weg, und wer'} links von ${name} sitzt, beginnt.`,
  }),
  deck: ({ cards: n }) => ({
    title: 'Der Zugstapel geht aus',
    text: `${n === 0 ? 'Er ist jetzt leer.' : `Nur noch ${count(n, { one: 'Karte liegt', other: 'Karten liegen' })} darin.`} Was niemand genommen hat, wird dann gemischt und kommt noch einmal.`,
  }),
  'last-deck': ({ cards: n }) => ({
    title: 'Der letzte Zugstapel',
    text: `Was niemand nahm, kommt noch einmal: ${cards(n)} sind es noch. Danach werden die Punkte gezählt.`,
  }),
  'last-round': ({ cards: n }) => ({
    title: 'Die letzte Runde',
    text: `${n === 1 ? 'Das ist die letzte Karte' : `Das sind die letzten ${n} Karten`}, danach werden die Punkte gezählt. Aufheben lohnt sich jetzt nicht mehr.`,
  }),
  over: ({ won, points: mine, name, theirs }) => ({
    title: won ? 'Du hast gewonnen!' : 'Das war’s',
    text: `Du hast ${points(mine)}, ${name} ${theirs}. ${won ? 'Die nächste Partie schaffst du ohne mich.' : 'Eine 0 auf einem hohen Turm kann alles drehen: Versuch es noch einmal!'}`,
  }),
};
