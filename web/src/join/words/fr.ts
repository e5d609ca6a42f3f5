import { counter } from '@belfry/engine/words';
import type { ClockSetting } from '@belfry/table';
import type { JoinWords } from './catalogue.js';

const count = counter('fr');
const list = new Intl.ListFormat('fr');
const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];

function clockText(clock: ClockSetting): string {
  if (clock.type === 'none') return 'sans pendule';
  if (clock.type === 'move') return `${count(clock.seconds, { one: 'seconde', other: 'secondes' })} par coup`;
  return `${count(clock.days, { one: 'jour', other: 'jours' })} par coup`;
}

export const fr: JoinWords = {
  title: 'Rejoindre une table',
  typeDigits: 'Tape les six chiffres affichés chez l’hôte.',
  digits: 'Six chiffres',
  toGo: n => `encore ${count(n, { one: 'chiffre', other: 'chiffres' })}`,
  looking: 'On cherche la table…',
  typeAgain: 'Retaper',
  wrongCode: 'Aucune table n’a ce code. Deux chiffres sont peut-être inversés, ou la table est fermée.',
  tooFast: when => `Ça fait beaucoup d’un coup. Réessaie ${when}.`,
  codesClosed: when =>
    `Trop de codes faux sont arrivés. Les codes seront de nouveau acceptés ${when}\u00a0; les liens marchent toujours.`,
  noServer: 'Le serveur ne répond pas. Tu es peut-être hors ligne, ou il fait une petite pause.',
  closing: 'Le serveur se renouvelle. Réessaie dans un instant.',
  storageFull: 'Le serveur n’a plus de place\u00a0: personne ne peut s’asseoir pour l’instant.',
  notLetIn: 'La table ne t’a pas laissé entrer. Quelqu’un a peut-être été plus rapide.',
  failed: 'Quelque chose a échoué sur le serveur. Réessaie.',
  again: 'Réessayer',
  orOpen: 'Ou installe-toi à une table ouverte',
  sit: 'S’asseoir',
  sitLabel: (game, names) => `S’asseoir\u00a0: ${game}, ${names}`,
  taken: (taken, seats) => `${count(taken, { one: 'place prise', other: 'places prises' })} sur ${seats}`,
  tableOf: host => `Table de ${host}`,
  clock: clockText,
  running: 'partie en cours',
  watch: 'Regarder',
  watchLabel: game => `Regarder\u00a0: ${game}`,
  more: n => count(n, { one: 'autre', other: 'autres' }),
  invites: (host, game) => `${host} t’invite à ${game}`,
  invited: game => `On t’invite à ${game}`,
  areThere: names =>
    names.length === 0
      ? 'Personne n’est encore à la table.'
      : `${list.format(names)} ${names.length === 1 ? 'est' : 'sont'} à la table.`,
  terms: clock => `Sans inscription, ${clockText(clock)}.`,
  takeOver: 'La partie est en cours et une place s’est libérée\u00a0: tu la reprends telle quelle.',
  name: 'Comment t’appelle-t-on\u00a0?',
  sitDown: 'S’asseoir',
  onlyWatch: 'Juste regarder',
  rules: 'Comment on joue',
  full: {
    title: seats => `Les ${NUMBERS[seats] ?? seats} places sont prises`,
    watch: 'Tu peux regarder, et t’asseoir si une place se libère.',
    closed: 'Ici, on ne regarde pas. Demande une place, ou ouvre ta propre table.',
    own: 'Ma propre table',
  },
  over: {
    title: game => `Cette partie de ${game} est finie`,
    text: 'Tu peux voir comment elle s’est passée.',
    go: 'Voir la partie',
  },
  device: {
    title: name => `C’est toi, ${name}\u00a0?`,
    text: 'Tes tables seront aussi sur cet appareil. Le lien ne sert qu’une fois.',
    instead: name => `Jusqu’ici, tu es ${name} sur cet appareil. Ce sera fini.`,
    go: name => `Continuer ici en tant que ${name}`,
  },
  dead: {
    title: 'Cette invitation n’est plus valable',
    text: 'La table est fermée, le lien a déjà servi, ou un bout s’est perdu en route. Demandes-en un nouveau\u00a0: un seul geste suffit.',
    code: 'Taper un code',
  },
  trouble: 'Ça n’a pas marché',
};
