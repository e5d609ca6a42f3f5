import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { de as game } from '../../../words/de.js';
import type { BoardWords, WhosePawn } from './catalogue.js';

const count = counter('de');
const list = new Intl.ListFormat('de');
const rings = (n: number): string => count(n, { one: 'Bauring', other: 'Bauringe' });

const Subject = ({ you, name }: Who): string => (you ? 'Du' : name);
const colours = { red: 'Rot', blue: 'Blau', green: 'Grün', black: 'Schwarz' } as const;
const adjectives = { red: 'rot', blue: 'blau', green: 'grün', black: 'schwarz' } as const;
const owner = ({ who, colour }: WhosePawn): string =>
  colour === undefined ? Subject(who) : `${Subject(who)}, ${colours[colour]}`;
const hands = { steady: 'Eine ruhige Hand', natural: 'Eine normale Hand', shaky: 'Eine zittrige Hand' } as const;

export const de: BoardWords = {
  game,
  players: 'Wer mitspielt',
  owner,
  player: (pawn, height, left, could, onTurn) =>
    `${owner(pawn)}: Höhe ${height}${could === undefined ? '' : `, möglich ${could}`}, noch ${rings(left)}${onTurn ? ', am Zug' : ''}`,
  together: height => `zusammen ${height}`,
  colours,
  build: {
    heading: 'Erst bauen, dann klettern',
    headingOf: colour => `${colours[colour]}: erst bauen, dann klettern`,
    dice: (one, other) => `Die Würfel zeigen ${one} und ${other}`,
    allows: (one, other) => `Eine ${one} oder eine ${other}, nie die Summe.`,
    allowsAll: 'Pasch: irgendein Baustein.',
    chooseStone: 'Wähl unten einen Baustein.',
    inHand: stone => `${stone} ist in deiner Hand.`,
    takesRing: left => `Das kostet einen Bauring, ${left === 0 ? 'deinen letzten' : `dir bleibt ${left}`}.`,
    noPlace: 'Dafür gibt es keinen Platz.',
    thinking: 'Gute Plätze werden gesucht …',
    unknown: 'Beim Prüfen der Plätze ging etwas schief. Bauen kannst du trotzdem.',
    again: 'Noch einmal prüfen',
    place: (number, of) => `Platz ${number} von ${of}`,
    shortPlace: (number, of) => `${number} von ${of}`,
    order: 'die besten zuerst',
    showFalling: n => (n === 1 ? 'Zeig den einen, der fällt' : `Zeig die ${n}, die fallen`),
    hideFalling: 'Die fallenden ausblenden',
    allFall: n => (n === 1 ? 'Er hat nur einen Platz und fiele dort.' : `Auf allen ${n} Plätzen fiele er.`),
    next: 'Nächster Platz',
    previous: 'Voriger Platz',
    turn: 'Drehen',
    tip: 'Kippen',
    roll: 'Rollen',
    button: stone => `${stone} hier bauen`,
    anyway: stone => `${stone} trotzdem bauen`,
    discard: 'Nichts passt: Leg einen Baustein weg.',
    discardHelp: ring =>
      ring
        ? 'Für keinen Baustein, den die Würfel erlauben, gibt es einen Platz. Leg einen in die Schachtel, oder nimm einen Bauring und bau irgendeinen.'
        : 'Für keinen Baustein, den die Würfel erlauben, gibt es einen Platz. Einer deiner Wahl kommt unverbaut in die Schachtel.',
    discardStone: stone => `${stone} in die Schachtel legen`,
  },
  verdicts: { firm: 'Fest', shaky: 'Wackelig', falls: 'Fällt' },
  gauge: 'Welchen Stups er aushält',
  bears: percent => `hält ${percent} % aus`,
  handMark: percent => `deine Hand ${percent}`,
  explain: (verdict, percent, hand, strongest) => {
    if (verdict === 'falls') return 'Dort bleibt er nicht, wie ruhig die Hand auch ist.';
    if (verdict === 'firm')
      return strongest === 0
        ? `Er liegt gut: Erst ein Stups von ${percent} % seines Gewichts kippt ihn. Eine ruhige Hand stupst nicht.`
        : `Er liegt gut: Erst ein Stups von ${percent} % seines Gewichts kippt ihn. ${hands[hand]} stupst mit höchstens ${strongest}.`;
    return strongest === 0
      ? `Er steht, aber knapp. Ein Stups von ${percent} % seines Gewichts würde ihn kippen.`
      : `Er steht, aber ein Stups von ${percent} % seines Gewichts kippt ihn. ${hands[hand]} stupst mit bis zu ${strongest}.`;
  },
  gain: (pawn, from, to, isFirst) => {
    if (!isFirst) return `${owner(pawn)} auch ${from} → ${to}`;
    return pawn.who.you ? `du kannst hinauf ${from} → ${to}` : `${owner(pawn)} kann hinauf ${from} → ${to}`;
  },
  noGain: 'hebt niemanden',
  counts: { firm: n => `feste Plätze ${n}`, shaky: n => `wackelige ${n}` },
  rack: {
    label: (who, colour) =>
      who.you ? `Deine Bausteine, ${adjectives[colour]}` : `Bausteine von ${who.name}, ${adjectives[colour]}`,
    reason: reason => {
      switch (reason.code) {
        case 'die':
          return `ein Würfel zeigt ${reason.size}`;
        case 'doubles':
          return 'Pasch erlaubt alle';
        case 'no-place':
          return 'passt nirgends';
        case 'needs':
          if (reason.ring === 'yours') return `braucht ${reason.size} oder Ring`;
          return reason.ring === 'none' ? `braucht ${reason.size}, kein Ring` : `braucht ${reason.size}, Ring genutzt`;
        case 'used':
          if (reason.boxed === 0) return 'beide verbaut';
          return reason.built === 0 ? 'beide in der Schachtel' : 'verbaut und Schachtel';
        case 'left':
          return reason.count === 1 ? 'noch einer' : 'noch beide';
      }
    },
    short: reason =>
      reason.code === 'needs' ? `braucht ${reason.size}` : reason.code === 'no-place' ? 'kein Platz' : '',
    inHand: 'in der Hand',
    stone: (stone, parts) => `Baustein ${stone}, ${count(parts, { one: 'Teil', other: 'Teile' })}`,
    built: 'verbaut',
    boxed: 'in der Schachtel',
    ringHelp:
      'Mit einem Bauring baust du irgendeinen Baustein; oder die Figur springt zwei Stufen oder geht über fremde Farben. Einer je Zug.',
    none: 'keine Bausteine mehr',
  },
  climb: {
    heading: (holds, height) => (holds ? 'Es hält. Jetzt hinauf' : `Klettern oder auf ${height} bleiben`),
    headingOf: colour => `Mit der Figur ${colours[colour]} klettern`,
    hint: 'Tipp auf ein leuchtendes Feld oder wähl, wie du gehst.',
    now: 'jetzt',
    atMost: 'höchstens',
    gaits: { foot: 'Zu Fuß', leap: 'Stufensprung: einmal zwei', trespass: 'Freie Bahn über Farben' },
    shortGaits: { foot: 'Zu Fuß', leap: 'Stufensprung', trespass: 'Freie Bahn' },
    foot: n => `${count(n, { one: 'Feld', other: 'Felder' })}, ohne Ring`,
    ring: (n, isLast) => `${n} mehr, kostet ${isLast ? 'deinen letzten Ring' : 'einen Ring'}`,
    addsNothing: 'bringt nichts',
    byRing: 'Mit einem Bauring',
    nowhere: 'kein Weg führt weiter',
    noRing: refusal => (refusal?.code === 'one-ring-a-turn' ? 'der Ring dieses Zugs ist genutzt' : 'kein Bauring mehr'),
    others: (standings, left) => {
      const told = list.format(standings.map(({ who, height }) => `${who} auf ${height}`));
      const rounds = left === 0 ? 'das ist die letzte Runde' : `noch ${count(left, { one: 'Runde', other: 'Runden' })}`;
      return `${told}; ${rounds}. Ein gesparter Bauring kann den Gleichstand brechen.`;
    },
    go: (height, by, change) => {
      if (by === 'leap') return `Auf ${height} springen`;
      if (by === 'trespass') return `Freie Bahn auf ${height}`;
      return change > 0 ? `Auf ${height} klettern` : `Auf ${height} gehen`;
    },
    stay: height => `Auf ${height} bleiben`,
  },
  waiting: {
    roll: who => (who.you ? 'Die Würfel rollen für dich' : `Die Würfel rollen für ${who.name}`),
    build: who => (who.you ? 'Du baust' : `${who.name} baut`),
    settle: 'Der Turm kommt zur Ruhe …',
    move: who => (who.you ? 'Du kletterst' : `${who.name} klettert`),
    builds: (who, stone) => (who.you ? `Du baust ${stone}` : `${who.name} baut ${stone}`),
    skip: 'Überspringen',
    over: 'Die Partie ist zu Ende.',
    falls: 'Der Turm stürzt ein …',
  },
  fall: {
    failed: (stone, hasFallen, others) => {
      if (others.length === 0) return `${stone} ist gefallen und kommt zurück.`;
      const told = hasFallen
        ? `${stone} ist gefallen und hat ${list.format(others)} mitgerissen.`
        : `${stone} hat ${list.format(others)} umgeworfen.`;
      return `${told} Das kommt wieder an seinen Platz, ${stone} kommt zurück.`;
    },
    again: tries =>
      tries === 2 ? 'Zweiter Versuch von dreien, ohne neuen Wurf.' : 'Dritter und letzter Versuch, ohne neuen Wurf.',
    third: stone =>
      `Dritter Fehlversuch: ${stone} kommt unverbaut in die Schachtel, denn einen vierten Versuch gibt es in einem Zug nicht.`,
    broughtDown: (who, stone) =>
      who.you ? `Dein ${stone} bringt ihn zu Fall` : `${stone} von ${who.name} bringt ihn zu Fall`,
    count: (fallen, all) => `${fallen} von ${all} Bausteinen fallen. Drei genügen für das Ende.`,
    wins: winners =>
      winners.length === 1 && winners[0]?.you === true
        ? `Du gewinnst, ${winners[0].name}`
        : `${list.format(winners.map(({ name }) => name))} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    wasVerdict: { firm: 'Er lag fest', shaky: 'Er war wackelig', falls: 'Er konnte nicht stehen' },
    bore: (percent, push) =>
      push === undefined
        ? `Er hielt einen Stups von ${percent} % aus.`
        : `Er hielt einen Stups von ${percent} % aus. Die Hand gab ${push} %.`,
    play: 'Abspielen',
    pause: 'Anhalten',
    time: 'Augenblick des Falls',
    seconds: seconds => `${seconds.toFixed(1).replace('.', ',')} s`,
    slow: '¼ Tempo',
    otherPhysics: 'Dieser Fall lässt sich nicht noch einmal zeigen: Eine andere Version der Physik hat ihn berechnet.',
    untold: 'Dieser Fall lässt sich nicht noch einmal zeigen: Nirgends steht, wie die Hand gestupst hat.',
  },

  story: {
    title: 'So lief es',
    axis: 'Höhe je Runde',
    spoken: lines => `Höhe je Runde. ${lines.map(({ name, heights }) => `${name}: ${heights.join(', ')}`).join('. ')}.`,
    player: 'Spieler',
    built: 'Steine gebaut',
    fell: 'Gefallen',
    rings: 'Ringe genutzt',
    savePicture: 'Bild speichern',
  },
  view: {
    label: 'Ansicht',
    scene: '3-D',
    plan: 'Plan',
    tools: 'Kamera',
    sides: { front: 'Von vorn', right: 'Von rechts', back: 'Von hinten', left: 'Von links' },
    turn: 'Zur nächsten Seite',
    top: 'Oben',
    pawn: 'Meine Figur',
    mirror: 'Kameraknöpfe auf die andere Seite',
    lost: 'Auf diesem Gerät gibt es gerade kein 3-D-Bild; der Plan zeigt dasselbe.',
  },
};
