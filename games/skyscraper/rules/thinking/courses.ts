/**
 * Every course of things that fits what a viewer saw, and how likely each is. SPEC [know.6].
 *
 * To fate all 54 cards are different ones: every order of a deck is as likely as any other, and so is every card of a hand that a thief
 * takes from. A *course* says from where each card came that was shown or taken. It is as likely as fate's answers in it; which of
 * the cards in a hand a player showed is no evidence, so each that it can have been is a course of its own.
 *
 * There are far too many, but most differ in nothing that matters later. Within a course the hidden cards are in *lots*: of each is
 * known which cards they are and how many of them every hand holds, but not which where, and all ways to deal them are as likely.
 * So a course is followed lot by lot, and courses that have come to the same lots are one, with the sum of their weights.
 */
import type { Seat, Viewer } from '@belfry/engine';
import { type Card, type Counts, countOf, noCards, sizeOf } from '../cards.js';
import { type Event, hiddenTogether } from '../memory.js';

export interface Course {
  /** How likely it is, compared with the others. */
  readonly weight: number;
  /** By place: for each seat the lot that is in its hand only, then what came from the last deck, then the others. */
  readonly lots: readonly Lot[];
}

/** What a viewer saw and could not see. */
interface Seen {
  readonly viewer: Viewer | null;
  readonly players: number;
  readonly history: readonly Event[];
  /** All cards that are hidden now. */
  readonly unseen: Readonly<Counts>;
}

/**
 * So many courses are followed at once, and if there are more, a fair choice of them: weighty ones are kept, of the others so many that
 * each stands for its like. Only long matches of three and four come to that.
 */
const MOST_COURSES = 200;

/** All courses that fit. What cannot have been seen in a match is answered as if nothing had been: with a single course. */
export function coursesOf(seen: Seen, most = MOST_COURSES): readonly Course[] {
  const decks = decksOf(seen);
  if (decks === undefined) return [new Walk(seen, seen.unseen, most).course];
  const walk = new Walk(seen, decks[0] ?? noCards(), most);
  let deck = 0;
  for (const event of seen.history) {
    if (event.type === 'shown') walk.shown(event.seat, event.card, event.size);
    else if (event.type === 'stolen') walk.stolen(event);
    else walk.reshuffled(event, decks[++deck] ?? noCards());
  }
  return walk.courses.length > 0 ? walk.courses : [new Walk(seen, seen.unseen, most).course];
}

/**
 * What each deck since the start of the history was made of, less what the viewer drew of it: what was hidden when it was used up, and
 * what came to light meanwhile, less what had been hidden in hands before. Nothing if the history has holes where the viewer
 * looked on: such is the view of a seat within a world that another one imagined.
 */
function decksOf({ viewer, history, unseen }: Seen): readonly Counts[] | undefined {
  const decks: Counts[] = [];
  let before = noCards();
  let cameToLight = noCards();
  const close = (hidden: Readonly<Counts>): void => {
    decks.push(hidden.map((count, card) => count + countOf(cameToLight, card) - countOf(before, card)));
    before = [...hidden];
    cameToLight = noCards();
  };
  for (const event of history) {
    if (event.type === 'reshuffled') {
      if (typeof viewer === 'number' && event.hands[viewer]?.cards === null) return undefined;
      close(hiddenTogether(event));
    } else if (event.type === 'shown') {
      if (event.seat !== viewer) add(cameToLight, event.card, 1);
    } else if (event.thief === viewer || event.victim === viewer) {
      if (event.card === null) return undefined;
      add(cameToLight, event.card, event.thief === viewer ? 1 : -1);
    }
  }
  close(unseen);
  return decks.every(deck => deck.every(count => count >= 0)) ? decks : undefined;
}

function add(counts: Counts, card: Card, count: number): void {
  counts[card] = countOf(counts, card) + count;
}

/** Cards dealt evenly: which they are, and how many of them are in each hand. Those of the last deck are in the pile too. */
class Lot {
  readonly cards: Readonly<Counts>;
  readonly places: readonly number[];
  readonly size: number;
  readonly isAlike: boolean;
  /** All its cards are in one hand, or alike: then it is known where they are. */
  readonly isKnown: boolean;
  /** Its number among all lots there have been, so that lots are compared quickly. */
  readonly id: number;

  constructor(cards: Readonly<Counts>, places: readonly number[], id: number) {
    this.cards = cards;
    this.places = places;
    this.size = sizeOf(cards);
    this.isAlike = cards.includes(this.size);
    this.isKnown = this.isAlike || places.includes(this.size);
    this.id = id;
  }
}

/** All lots of some courses: equal ones are the same object, so that it is quickly seen which courses are the same. */
class Lots {
  private readonly known = new Map<number, Map<number, Lot>>();
  private count = 0;

  of(cards: Readonly<Counts>, places: readonly number[]): Lot {
    const cardsCode = codeOf(cards, CARDS_BASE);
    const placesCode = codeOf(places, PLACES_BASE);
    let alike = this.known.get(cardsCode);
    if (alike === undefined) {
      alike = new Map();
      this.known.set(cardsCode, alike);
    }
    let lot = alike.get(placesCode);
    if (lot === undefined) {
      lot = new Lot(cards, places, this.count++);
      alike.set(placesCode, lot);
    }
    return lot;
  }

  /** One card fewer. Those of the last deck have no places. */
  without({ cards, places }: Lot, card: Card, from: Seat | undefined): Lot {
    return this.of(shifted(cards, card, -1), from === undefined ? places : shifted(places, from, -1));
  }

  /** The same cards, one of them in another hand. */
  moved({ cards, places }: Lot, from: Seat, to: Seat): Lot {
    const after = shifted(places, from, -1);
    add(after, to, 1);
    return this.of(cards, after);
  }

  /** With cards that are in this hand for sure. */
  joined(lot: Lot, cards: Readonly<Counts>, seat: Seat, count: number): Lot {
    const all = lot.cards.slice();
    for (let card = 0; card < all.length; card++) add(all, card, countOf(cards, card));
    return this.of(all, shifted(lot.places, seat, count));
  }
}

/** No count of cards of a kind comes to the first, none of cards in a hand to the second; so each code stands for one list. */
const CARDS_BASE = 5;
const PLACES_BASE = 64;

function codeOf(counts: readonly number[], base: number): number {
  let code = 0;
  for (let place = 0; place < counts.length; place++) code = code * base + (counts[place] as number);
  return code;
}

function shifted(counts: readonly number[], index: number, by: number): number[] {
  const after = counts.slice();
  add(after, index, by);
  return after;
}

/** All courses, at a moment of the history. */
class Walk {
  courses: readonly Course[];
  private readonly viewer: Viewer | null;
  private readonly players: number;
  private readonly most: number;
  private readonly lots = new Lots();
  private readonly nowhere: readonly number[];
  private readonly none: Lot;

  constructor({ viewer, players }: Seen, deck: Readonly<Counts>, most: number) {
    this.viewer = viewer;
    this.players = players;
    this.most = most;
    this.nowhere = Array.from({ length: players }, () => 0);
    this.none = this.lots.of(noCards(), this.nowhere);
    this.courses = [{ weight: 1, lots: [...this.nowhere.map(() => this.none), this.lots.of(deck, this.nowhere)] }];
  }

  get course(): Course {
    const [course] = this.courses;
    if (course === undefined) throw new Error('a walk begins with a course');
    return course;
  }

  /** A card is laid on the table from a hand that held `size` cards. The viewer's own tells nothing. */
  shown(seat: Seat, card: Card, size: number): void {
    if (seat !== this.viewer) this.follow((course, into) => this.leave(course, seat, card, size, into));
  }

  /** A card goes from hand to hand. The viewer knows which if it was to or from the own. */
  stolen({ thief, victim, card, size }: Extract<Event, { type: 'stolen' }>): void {
    if (card !== null && thief === this.viewer) this.shown(victim, card, size);
    else if (card !== null && victim === this.viewer) this.arrive(thief, card);
    else this.follow((course, into) => this.move(course, victim, thief, size, into));
  }

  /** What came from the last deck and is hidden is all in hands now, and there is a new one. [know.5] */
  reshuffled({ hands }: Extract<Event, { type: 'reshuffled' }>, deck: Readonly<Counts>): void {
    const fresh = this.lots.of(deck, this.nowhere);
    this.follow((course, into) => {
      const drawn = hands.map(({ size }, seat) => (seat === this.viewer ? 0 : size - held(course, seat)));
      const last = this.lots.of(this.fresh(course).cards, drawn);
      into(course.weight, this.put(course.lots.with(this.players, fresh), last));
    });
  }

  private fresh({ lots }: Course): Lot {
    return lots[this.players] as Lot;
  }

  /** Lets something happen in all courses, and puts those together that have become the same. */
  private follow(happens: (course: Course, into: (weight: number, lots: readonly Lot[]) => void) => void): void {
    const merged = new Map<string, { weight: number; readonly lots: readonly Lot[] }>();
    let total = 0;
    const into = (weight: number, lots: readonly Lot[]): void => {
      let key = '';
      for (const lot of lots) key += `${lot.id} `;
      const same = merged.get(key);
      if (same === undefined) merged.set(key, { weight, lots });
      else same.weight += weight;
      total += weight;
    };
    for (const course of this.courses) happens(course, into);
    for (const course of merged.values()) course.weight /= total;
    this.courses = atMost(this.most, [...merged.values()]);
  }

  /** Such a card leaves a hand: it was one of those that fit. */
  private leave(course: Course, seat: Seat, card: Card, size: number, into: Into): void {
    const { weight, lots } = course;
    for (let place = 0; place < lots.length; place++) {
      const lot = lots[place] as Lot;
      const alike = lot.cards[card] as number;
      if (alike === 0) continue;
      const isFresh = place === this.players;
      const there = isFresh ? size - held(course, seat) : (lot.places[seat] as number);
      if (there === 0) continue;
      const rest = this.lots.without(lot, card, isFresh ? undefined : seat);
      into((weight * there * alike) / lot.size, this.replaced(lots, place, rest));
    }
  }

  /** Some card of the victim's hand is the thief's now, each as likely as any other. [know.4] */
  private move(course: Course, victim: Seat, thief: Seat, size: number, into: Into): void {
    const { weight, lots } = course;
    for (let place = 0; place < lots.length; place++) {
      const lot = lots[place] as Lot;
      const isFresh = place === this.players;
      const there = isFresh ? size - held(course, victim) : (lot.places[victim] as number);
      if (there === 0) continue;
      const moved = isFresh ? lots : this.replaced(lots, place, this.lots.moved(lot, victim, thief));
      into((weight * there) / size, moved);
    }
  }

  /** The viewer saw a card go to a hand. [know.3] */
  private arrive(seat: Seat, card: Card): void {
    const cards = shifted(noCards(), card, 1);
    this.follow(({ weight, lots }, into) =>
      into(weight, lots.with(seat, this.lots.joined(lots[seat] as Lot, cards, seat, 1))),
    );
  }

  private replaced(lots: readonly Lot[], place: number, lot: Lot): readonly Lot[] {
    const after = lots.slice();
    after[place] = lot;
    if (place === this.players || (place < this.players && lot.places[place] === lot.size)) return after;
    if (place < this.players) after[place] = this.none;
    else after.splice(place, 1);
    return this.put(after, lot);
  }

  /** Adds a lot. */
  private put(lots: Lot[], lot: Lot): readonly Lot[] {
    if (!lot.isKnown) {
      const after = lots.findIndex(({ id }, place) => place > this.players && id > lot.id);
      lots.splice(after < 0 ? lots.length : after, 0, lot);
      return lots;
    }
    for (let seat = 0; seat < this.players; seat++) {
      const count = lot.places[seat] as number;
      if (count === 0) continue;
      const cards = lot.isAlike ? lot.cards.map(all => all && count) : lot.cards;
      lots[seat] = this.lots.joined(lots[seat] as Lot, cards, seat, count);
    }
    return lots;
  }
}

type Into = (weight: number, lots: readonly Lot[]) => void;

/** How many cards of a hand are in lots of which the places are known; the others came from the last deck. */
export function held({ lots }: Course, seat: Seat): number {
  let count = 0;
  for (const { places } of lots) count += places[seat] as number;
  return count;
}

/**
 * A fair choice of courses, if they are too many. Those above a certain weight stay; the others are gone through with a comb whose
 * teeth are that weight apart, and each that is hit has it from now on.
 */
function atMost(most: number, courses: readonly Course[]): readonly Course[] {
  if (courses.length <= most) return courses;
  const tooth = toothOf(
    most,
    courses.map(({ weight }) => weight),
  );
  let past = tooth / 2;
  return courses.flatMap(course => {
    if (course.weight > tooth) return [course];
    past += course.weight;
    if (past < tooth) return [];
    past -= tooth;
    return [{ weight: tooth, lots: course.lots }];
  });
}

/** The weight at which heavier ones and teeth in the others are so many. */
function toothOf(most: number, weights: readonly number[]): number {
  let left = 1;
  let teeth = most;
  for (const weight of weights.toSorted((a, b) => b - a)) {
    if (weight * teeth <= left) break;
    left -= weight;
    teeth -= 1;
  }
  return left / teeth;
}
