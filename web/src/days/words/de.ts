import { counter } from '@belfry/engine/words';
import type { SinceWhen } from '../since.js';
import type { DaysWords } from './catalogue.js';

const count = counter('de');
const days = (number: number): string => count(number, { one: 'Tag', other: 'Tage' });
const tables = (number: number): string => count(number, { one: 'Tisch', other: 'Tischen' });

const PARTS = { morning: 'Morgen', afternoon: 'Nachmittag', evening: 'Abend', night: 'Nacht' };

function whenText(when: SinceWhen): string {
  switch (when.type) {
    case 'today':
      return when.part === 'night' ? 'letzter Nacht' : `heute ${PARTS[when.part]}`;
    case 'yesterday':
      return when.part === 'night' ? 'letzter Nacht' : `gestern ${PARTS[when.part]}`;
    case 'weekday':
      return `${when.weekday}${PARTS[when.part].toLowerCase()}`;
    case 'date':
      return `dem ${when.date}`;
  }
}

export const de: DaysWords = {
  offer: {
    title: 'Soll Belfry dir sagen, wenn du am Zug bist?',
    text: 'Eine Nachricht je Zug, noch eine, wenn 3 Stunden bleiben.',
    yes: 'Ja, gern',
    no: 'Jetzt nicht',
    install: 'Das geht, sobald es auf deinem Home-Bildschirm ist: „Teilen“ antippen, dann „Zum Home-Bildschirm“.',
    understood: 'In Ordnung',
    isOn: 'Belfry sagt dir, wenn du am Zug bist. In den Einstellungen kannst du das beenden.',
  },
  push: {
    label: 'Sag mir, wenn ich am Zug bin',
    help: 'An Tischen mit Tagen: eine Nachricht je Zug, noch eine, wenn 3 Stunden bleiben.',
    denied: 'Dein Browser erlaubt es nicht. Ändern kannst du das in seinen Einstellungen für diese Seite.',
    install: 'Geht, sobald Belfry auf deinem Home-Bildschirm ist: „Teilen“ antippen, dann „Zum Home-Bildschirm“.',
    failed: 'Das hat nicht geklappt. Versuch es etwas später noch einmal.',
  },
  since: when => `Seit ${whenText(when)}`,
  said: (name, text) => `${name}: „${text}“`,
  more: number => `Und ${number} mehr. Im Verlauf steht alles.`,
  toTable: 'Zum Tisch',
  vacation: {
    title: 'Eine Weile weg',
    help: 'Deine Uhr steht so lange, und die anderen sehen es.',
    howLong: 'Wie lange?',
    days,
    all: 'An allen meinen Tischen mit Tagen',
    leave: number => `Ich bin ${days(number)} weg`,
    away: until => `Du bist bis ${until} weg. Deine Uhr steht.`,
    back: 'Ich bin wieder da',
    backEverywhere: 'An allen Tischen wieder da',
    left: number => `Deine Uhr steht an ${tables(number)}.`,
    returned: number => `Du bist an ${tables(number)} wieder da.`,
    only: left =>
      left > 0
        ? `In dieser Partie bleiben dir noch ${days(left)}.`
        : 'In dieser Partie sind alle deine Tage verbraucht.',
    refused: number => `An ${tables(number)} bleiben dir nicht mehr so viele Tage.`,
    failed: 'Das hat nicht geklappt. Versuch es etwas später noch einmal.',
  },
};
