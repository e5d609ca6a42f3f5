import { counter } from '@belfry/engine/words';
import type { SinceWhen } from '../since.js';
import type { DaysWords } from './catalogue.js';

const count = counter('fr');
const days = (number: number): string => count(number, { one: 'jour', other: 'jours' });
const tables = (number: number): string => count(number, { one: 'table', other: 'tables' });

const TODAY = { morning: 'ce matin', afternoon: 'cet après-midi', evening: 'ce soir', night: 'cette nuit' };
const PARTS = { morning: 'matin', afternoon: 'après-midi', evening: 'soir' };

function whenText(when: SinceWhen): string {
  switch (when.type) {
    case 'today':
      return TODAY[when.part];
    case 'yesterday':
      return when.part === 'night' ? 'cette nuit' : `hier ${PARTS[when.part]}`;
    case 'weekday':
      return when.part === 'night' ? `la nuit de ${when.weekday}` : `${when.weekday} ${PARTS[when.part]}`;
    case 'date':
      return `le ${when.date}`;
  }
}

export const fr: DaysWords = {
  offer: {
    title: 'Belfry doit-il te prévenir quand c’est à toi de jouer\u00a0?',
    text: 'Un message par tour, un de plus quand il reste 3\u00a0heures.',
    yes: 'Oui, volontiers',
    no: 'Pas maintenant',
    install:
      'C’est possible une fois qu’il est sur ton écran d’accueil\u00a0: touche «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0».',
    understood: 'D’accord',
    isOn: 'Belfry te prévient quand c’est à toi de jouer. Tu peux l’arrêter dans les réglages.',
  },
  push: {
    label: 'Me prévenir quand c’est à moi de jouer',
    help: 'Aux tables qui comptent en jours\u00a0: un message par tour, un de plus quand il reste 3\u00a0heures.',
    denied: 'Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.',
    install:
      'Possible une fois que Belfry est sur ton écran d’accueil\u00a0: touche «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0».',
    failed: 'Cela n’a pas marché. Réessaie un peu plus tard.',
  },
  since: when => `Depuis ${whenText(when)}`,
  said: (name, text) => `${name}\u00a0: «\u00a0${text}\u00a0»`,
  more: number => `Et ${number} de plus. Tout est dans le journal.`,
  toTable: 'À la table',
  vacation: {
    title: 'Absence',
    help: 'Ta pendule s’arrête pendant ce temps, et les autres le voient.',
    howLong: 'Combien de temps\u00a0?',
    days,
    all: 'À toutes mes tables qui comptent en jours',
    leave: number => `Je m’absente ${days(number)}`,
    away: until => `Tu t’absentes jusqu’au ${until}. Ta pendule est arrêtée.`,
    back: 'Me revoilà',
    backEverywhere: 'Me revoilà à toutes les tables',
    left: number => `Ta pendule est arrêtée à ${tables(number)}.`,
    returned: number => `Te revoilà à ${tables(number)}.`,
    only: left =>
      left > 0 ? `Il te reste ${days(left)} dans cette partie.` : 'Tu as pris tous tes jours dans cette partie.',
    refused: number => `À ${tables(number)}, il ne te reste pas autant de jours.`,
    failed: 'Cela n’a pas marché. Réessaie un peu plus tard.',
  },
};
