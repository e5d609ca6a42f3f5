import { counter } from '@belfry/engine/words';
import type { TogetherWords } from './catalogue.js';

const count = counter('fr');
const days = (n: number) => count(n, { one: 'jour', other: 'jours' });
const seconds = (n: number) =>
  n < 60 ? count(n, { one: 'seconde', other: 'secondes' }) : count(n / 60, { one: 'minute', other: 'minutes' });

export const fr: TogetherWords = {
  title: 'Jouer entre amis',
  how: 'Comment jouez-vous\u00a0?',
  hows: {
    devices: { name: 'Vos appareils', help: 'Chacun sur son appareil' },
    screen: { name: 'Télé et téléphones', help: 'Un écran pour tous, les téléphones comme mains' },
    one: { name: 'Un seul appareil', help: 'Il passe de main en main' },
  },
  game: 'Quel jeu\u00a0?',
  howMany: 'Combien de joueurs\u00a0?',
  who: 'Qui s’assoit où\u00a0?',
  seat: number => `Place ${number}`,
  whoOn: seat => `Qui s’assoit à la place ${seat}\u00a0?`,
  you: 'toi',
  open: 'Libre',
  openHelp: listed => (listed ? 'pour qui veut venir' : 'pour qui a le lien'),
  bot: 'Bot',
  whichBot: 'Un bot\u00a0: qui du beffroi\u00a0?',
  done: 'Terminé',
  name: 'Ton nom',
  figure: 'Ta figure',
  wrongName: { missing: 'Comment les autres doivent-ils t’appeler\u00a0?', 'too-long': '30 caractères au plus.' },
  allOpen: 'Toutes les places sont libres. Les téléphones scannent le code à l’écran et prennent place.',
  clock: 'Pendule',
  clocks: {
    none: { name: 'Aucune', help: 'Prenez votre temps. Une cloche rappelle à qui c’est.' },
    move: {
      name: 'Tranquille',
      help: (each, reserve) => `${seconds(each)} par coup, et ${seconds(reserve)} en réserve.`,
    },
    days: {
      name: 'Jours',
      help: each => `${days(each)} par coup. Ferme l’appli\u00a0: elle te dira quand c’est à toi.`,
    },
  },
  clockOf: clock => {
    if (clock.type === 'none') return 'sans pendule';
    return clock.type === 'days' ? `${days(clock.days)} par coup` : `${seconds(clock.seconds)} par coup`;
  },
  timeEach: 'Temps par coup',
  seconds: n => (n < 60 ? `${n} s` : `${n / 60} min`),
  days,
  guests: 'Qui peut venir\u00a0?',
  access: { link: 'Avec le lien', listed: 'Visible de tous' },
  watching: 'D’autres peuvent regarder',
  watchingHelp: 'Sans place, et sans voir ce qui est caché.',
  delay: 'On leur montre tout',
  delays: n => (n === 0 ? 'aussitôt' : `${n < 60 ? `${n} s` : `${n / 60} min`} après`),
  seating: 'Qui commence\u00a0?',
  seatings: {
    lot: { name: 'Places au sort', help: 'Les places sont tirées au départ, avec les nombres scellés de tous.' },
    chosen: { name: 'Comme assis', help: 'Qui a la première place commence.' },
  },
  rules: 'Règles',
  openTable: 'Ouvrir la table',
  openTableHelp: 'puis envoie le lien\u00a0; aucune inscription',
  opening: 'On met la table…',
  noServer: {
    title: 'Aucun serveur à portée',
    text: 'Il en faut un pour jouer sur d’autres appareils. Sur celui-ci, vous pouvez jouer ensemble quand même\u00a0; on continue de chercher.',
    one: 'Jouer sur un seul appareil',
  },
  problem: {
    'too-many-tables': 'Tu as déjà autant de tables que ce serveur le permet. Termines-en ou fermes-en une.',
    'no-listed-tables': 'Ce serveur n’affiche pas de tables. Choisis «\u00a0Avec le lien\u00a0».',
    'storage-full': 'Le serveur n’a plus de place pour une autre table en ce moment.',
    'too-fast': 'C’était un peu rapide. Réessaie dans un instant.',
  },
  failed: 'La table n’a pas pu être ouverte. Réessaie.',
};
