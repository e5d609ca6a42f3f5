import type { PlayWords } from './catalogue.js';
import { low } from './low.js';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const list = new Intl.ListFormat('de');

export const de: PlayWords = {
  birds: {
    fledgling: 'Der Nestling',
    jackdaw: 'Die Dohle',
    owl: 'Die Eule',
    stork: 'Der Storch',
    bird: 'Der Bot',
    sparrow: 'Der Spatz',
    falcon: 'Der Falke',
    magpie: 'Die Elster',
  },
  here: name => `${name} ist da`,
  gone: name => `${name} ist nicht verbunden`,
  playsFor: (bird, name) => `${bird} spielt für ${name}`,
  onVacation: (name, until) => `${name} ist im Urlaub bis ${until}`,
  away: (name, bird) => ({
    title: `${name} ist weg.`,
    text: `${bird} spielt für ${name}. ${name} kann jederzeit zurückkommen.`,
  }),
  isBack: name => `${name} ist wieder da.`,
  hasLeft: (name, bird) => ({
    title: `${name} hat den Tisch verlassen.`,
    text: `${bird} spielt weiter. Wer mag, kann den Platz übernehmen.`,
  }),
  goneLong: name => ({
    title: `${name} ist schon eine Weile nicht verbunden.`,
    text: 'Du hast den Tisch eröffnet und kannst helfen.',
  }),
  letBot: name => `Einen Bot für ${name} spielen lassen`,
  free: name => `Platz von ${name} freigeben`,
  freeSure: (name, bird) =>
    `Dann spielt ${low(bird)} weiter, und ${name} kann nicht auf diesen Platz zurück. Wirklich freigeben?`,
  kept: {
    title: bird => `${bird} hat deinen Platz warm gehalten.`,
    moves: count =>
      count === 0 ? 'Für dich wurde noch nicht gezogen.' : `Bisher für dich: ${counted(count, 'Zug', 'Züge')}.`,
    points: 'Der Bot spielt weiter, bis du deinen Platz nimmst.',
    take: 'Meinen Platz nehmen',
    see: 'Züge ansehen',
    hide: 'Züge verbergen',
  },
  clock: {
    of: (name, time, running) => (running ? `${name}: noch ${time}, die Uhr läuft` : `${name}: noch ${time}`),
    both: (move, reserve) => `${move} für diesen Zug, dann ${reserve} Reserve`,
    yours: seconds => `Du bist am Zug, noch ${counted(seconds, 'Sekunde', 'Sekunden')}.`,
    thenReserve: reserve => `Dann beginnt deine Reserve: ${reserve}.`,
    fromReserve: 'Deine Reserve geht zu Ende.',
    thenBot: bird => `Dann spielt ${low(bird)} für dich.`,
  },
  yourTurn: 'Du bist am Zug',
  turnOf: name => `${name} ist am Zug`,
  over: 'Zu Ende',
  watchers: count => counted(count, 'schaut zu', 'schauen zu'),
  youWatch: 'Du schaust zu.',
  later: seconds => `Du siehst alles ${counted(seconds, 'Sekunde', 'Sekunden')} später.`,
  sitDown: name => `Für ${name} weiterspielen`,
  undo: {
    button: 'Zurücknehmen',
    until: name =>
      name === undefined
        ? 'Du darfst es zurücknehmen, bis jemand zieht.'
        : `Du darfst es zurücknehmen, bis ${name} zieht.`,
    why: 'Sobald jemand gezogen hat oder eine Karte aufgedeckt wurde, lässt sich nichts mehr zurücknehmen.',
  },
  line: {
    lost: 'Deine Verbindung ist weg.',
    look: 'Schauen geht, ziehen nicht.',
    kept: 'Nichts geht verloren.',
    waits: (time, bird) => `Der Tisch wartet noch ${time} auf dich; dann spielt ${low(bird)}, bis du zurück bist.`,
    tryNow: 'Jetzt versuchen',
    looking: 'Der Tisch wird gesucht …',
    attempt: (number, seconds) =>
      seconds === undefined ? `${number}. Versuch` : `${number}. Versuch in ${counted(seconds, 'Sekunde', 'Sekunden')}`,
    renewed: { title: 'Der Server wird erneuert.', text: 'Alle Tische bleiben erhalten, alle Uhren stehen still.' },
    back: 'Du bist wieder da.',
    nothingNew: 'Inzwischen ist nichts geschehen.',
    yourTurn: 'Du bist am Zug.',
  },
  menu: {
    cover: 'Ein Bot spielt für mich',
    coverHelp: bird => `${bird} hält deinen Platz, bis du ihn zurücknimmst.`,
    leave: 'Tisch verlassen',
    leaveTitle: 'Den Tisch verlassen?',
    keep: 'Platz behalten',
    keepHelp: 'Du findest den Tisch auf der Startseite und kannst jederzeit zurück.',
    giveUp: 'Platz aufgeben',
    giveUpHelp: bird => `${bird} spielt weiter, und jemand anderes kann sich setzen.`,
    giveUpSure: 'Endgültig aufgeben',
    device: 'Auf einem anderen Gerät weiter',
    showHand: 'Nur meine Hand',
    showBoard: 'Der ganze Tisch',
  },
  device: {
    title: 'Auf einem anderen Gerät weiter',
    text: 'Scanne das Bild dort oder öffne dort den Link. Er gilt einmal, zehn Minuten lang; dann ist auch das andere Gerät deines. Ein neuer Link ersetzt ihn.',
    waiting: 'Der Link wird gemacht …',
    link: 'Link für dein anderes Gerät',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    picture: 'Der Link als Bild zum Scannen',
  },
  rematch: {
    title: 'Noch eine Partie?',
    wants: 'möchte',
    youWant: 'du möchtest',
    thinks: 'überlegt',
    youThink: 'du überlegst noch',
    away: 'weg',
    joins: 'spielt mit',
    left: 'ist gegangen',
    ask: (count, of) => `Revanche · ${count} von ${of} möchten`,
    asked: (count, of) => `Du möchtest Revanche · ${count} von ${of}`,
    start: count => `Mit denen beginnen, die möchten · ${count}`,
    toNext: 'Zur nächsten Partie',
  },
  watch: 'Ansehen',
  share: 'Teilen',
  home: 'Start',
  fair: {
    checking: 'Dieses Gerät prüft das Mischen …',
    checked: { title: 'Auf diesem Gerät geprüft:', text: 'Aller Zufall folgt aus den versiegelten Zahlen.' },
    withoutOwn: names =>
      `Aller Zufall folgt aus den versiegelten Zahlen von ${list.format(names)}; von diesem Gerät ist keine dabei.`,
    byServer:
      'Niemand hat eine Zahl versiegelt. Aller Zufall folgt aus einem Schlüssel, den der Server allein gezogen hat.',
    without: names => `Keine Zahl kam von ${list.format(names)}.`,
    redrawn: draws =>
      draws === 1
        ? 'Eine Ziehung davor zählte nicht, weil eine versiegelte Zahl nicht rechtzeitig gezeigt wurde.'
        : `${draws} Ziehungen davor zählten nicht, weil versiegelte Zahlen nicht rechtzeitig gezeigt wurden.`,
    lost: 'Dieses Gerät hat seine Zahl gezeigt; laut Server kam sie nicht rechtzeitig an.',
    unfair: {
      title: 'Ein Mischen folgt nicht aus den versiegelten Zahlen.',
      text: 'Behalte diese Partie und zeig sie dem Menschen, der den Tisch eröffnet hat.',
    },
    differs: 'Zeigen, was abweicht',
    unknown: 'Ob fair gemischt wurde, ließ sich hier nicht prüfen.',
  },
  freed: {
    title: 'Dein Platz wurde freigegeben',
    text: 'Wer den Tisch eröffnet hat, hat ihn freigegeben. Zuschauen kannst du, wo das erlaubt ist, oder um den Platz bitten.',
  },
  closed: {
    title: 'Dieser Tisch ist geschlossen',
    text: 'Von hier aus ist er nicht mehr zu sehen. Vielleicht wurde er entfernt.',
  },
};
