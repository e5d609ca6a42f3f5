/** The log in words, with small pictures: what each entry did and what followed, under a heading for each round. */
import type { Json } from '@belfry/engine';
import { type LogLine, type People, whoOf } from '@belfry/ui';
import {
  type Cell,
  type Colour,
  colourOf,
  formatStone,
  heightOf,
  type Piece,
  readSeenEntry,
  type SeenBuild,
  type SeenDiscard,
  type SeenEnd,
  type SeenEntry,
  type SeenMove,
  type SeenSettle,
  stoneOf,
  TABLE,
} from '../rules/index.js';
import { LogPicture, plain } from './log-picture.js';
import { columnName } from './model/coordinates.js';
import type { Owners } from './owner.js';
import type { OwnedStone, TellTexts } from './words/catalogue.js';

/** A sentence, and what else there is to say of it in a few words each. */
interface Said {
  readonly colour?: Colour;
  readonly seat?: number;
  readonly heading?: string;
  readonly sentence: string;
  readonly details: readonly string[];
  /** Stones fell, or a ring was paid: a replay marks it. */
  readonly isBig?: boolean;
}

interface Teller {
  readonly texts: TellTexts;
  readonly people: People;
  readonly owner: Owners;
}

export function tell(texts: TellTexts, log: readonly Json[], people: People, owner: Owners): readonly LogLine[] {
  const teller: Teller = { texts, people, owner };
  const seen = log.map(readSeenEntry);
  const lines: LogLine[] = [];
  /** Of a round of which nothing was told yet. */
  let round: number | undefined;
  let told = 0;
  for (const [index, entry] of seen.entries()) {
    if (entry.kind === 'roll' && entry.round !== told) round = entry.round;
    for (const said of say(teller, entry, seen[index + 1])) {
      const heading = said.heading ?? (round === undefined ? undefined : texts.round(round));
      lines.push(lineOf(teller, index, said, heading));
      told = round ?? told;
      round = undefined;
    }
  }
  return lines;
}

const lineOf = (
  { texts, owner }: Teller,
  entry: number,
  { colour, seat, sentence, details, isBig }: Said,
  heading: string | undefined,
): LogLine => ({
  entry,
  text: [sentence, ...details].map(plain).join(texts.joint),
  body: (
    <LogPicture
      colour={colour}
      name={colour === undefined ? '' : owner(colour).name}
      sentence={sentence}
      details={details}
    />
  ),
  ...(seat === undefined ? {} : { seat }),
  ...(heading === undefined ? {} : { heading }),
  ...(isBig === true && { isBig }),
});

/** Dice are told with what was built by them, and what holds with the build. */
function say(teller: Teller, entry: SeenEntry, next: SeenEntry | undefined): readonly Said[] {
  switch (entry.kind) {
    case 'roll':
      return [];
    case 'build':
      return [sayBuild(teller, entry, next?.kind === 'settle' && next.outcome === 'holds')];
    case 'settle':
      return entry.outcome === 'holds' ? [] : [sayFall(teller, entry), ...sayEnd(teller, entry.over)];
    case 'discard':
      return [sayDiscard(teller, entry)];
    case 'move':
      return [sayMove(teller, entry), ...sayEnd(teller, entry.over)];
    case 'stay': {
      const { colour, seat, height } = entry;
      const sentence = teller.texts.stays(teller.owner(colour), height);
      return [{ colour, seat, sentence, details: [] }, ...sayEnd(teller, entry.over)];
    }
  }
}

function sayBuild({ texts, owner }: Teller, { colour, seat, ...build }: SeenBuild, holds: boolean): Said {
  return {
    colour,
    seat,
    isBig: build.ring === 'paid',
    sentence: texts.builds(owner(colour), formatStone(build.action.stone)),
    details: [
      ...(build.failures === 0 ? [texts.dice(...build.dice)] : []),
      ...(build.ring === 'paid' ? [texts.paidRing] : []),
      ...(build.ring === 'in-force' ? [texts.ringInForce] : []),
      ...(holds ? [texts.holds] : []),
    ],
  };
}

function sayFall({ texts, owner }: Teller, { built, builder, fell, outcome, putBack, failures }: SeenSettle): Said {
  const ownedBy = (piece: Piece): OwnedStone => ({
    owner: owner(colourOf(piece)),
    stone: formatStone(stoneOf(piece)),
  });
  const newest = ownedBy(built);
  const who = { colour: colourOf(built), seat: builder, isBig: true };
  if (outcome === 'collapse') return { ...who, sentence: texts.collapses(newest), details: [texts.fell(fell.length)] };
  const others = fell.filter(piece => piece !== built).map(ownedBy);
  const pawns = putBack.flatMap(({ pawns: on }) => on.map(owner));
  return {
    ...who,
    sentence: fell.includes(built) ? texts.falls(newest, others) : texts.upsets(newest, others),
    details: [
      ...(putBack.length > 0 ? [texts.putBack(putBack.length, pawns)] : []),
      outcome === 'boxed' ? texts.boxed(newest.stone) : texts.again(newest.stone, failures),
    ],
  };
}

function sayDiscard({ texts, owner }: Teller, { colour, seat, action, dice, why }: SeenDiscard): Said {
  return {
    colour,
    seat,
    sentence: texts.discards(owner(colour), formatStone(action.stone)),
    details: [why === 'none-left' ? texts.noneLeft(...dice) : texts.noPlace],
  };
}

function sayMove(teller: Teller, entry: SeenMove): Said {
  const { texts, owner } = teller;
  const { colour, seat, action } = entry;
  return {
    colour,
    seat,
    isBig: action.ring !== undefined,
    sentence: whereTo(teller, entry),
    details: [
      ...(action.ring === 'leap' ? [leapOf(texts, entry)] : []),
      ...(action.ring === 'trespass'
        ? [texts.trespass((entry.passed ?? []).map(owner), (entry.entered ?? []).map(owner))]
        : []),
      ...(crossesTable(entry) ? [texts.acrossTable] : []),
    ],
  };
}

/** Down to the table on the way, and up again. */
const crossesTable = ({ from, action: { to }, walk }: SeenMove): boolean =>
  from !== TABLE && to !== TABLE && walk.slice(1, -1).some(cell => heightOf(cell) === 0);

function whereTo({ texts, owner }: Teller, { colour, action: { to }, heights: [before, after] }: SeenMove): string {
  const who = owner(colour);
  if (to === TABLE) return texts.toTable(who, before);
  const column = columnName(to);
  if (after > before) return texts.climbs(who, before, after, column);
  return after < before ? texts.descends(who, before, after, column) : texts.walks(who, after, column);
}

function leapOf(texts: TellTexts, { walk, leap = 0 }: SeenMove): string {
  const column = (cell: Cell | undefined): string => (cell === undefined ? '' : columnName(cell));
  return texts.leap(column(walk[leap]), column(walk[leap + 1]));
}

function sayEnd({ texts, people }: Teller, over: SeenEnd | undefined): readonly Said[] {
  if (over === undefined) return [];
  const winners = over.winners.map(seat => whoOf(people, seat));
  const [first, ...rest] = winners;
  const sentence = first !== undefined && rest.length === 0 ? texts.wins(first) : texts.share(winners);
  return [{ heading: texts.end, sentence, details: [texts.decidedBy[over.decidedBy]] }];
}
