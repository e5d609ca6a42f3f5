/** Who stands where at the end, and what each question told: for the score sheet. */
import { at, type Seat } from '@belfry/engine';
import {
  type Colour,
  coloursOfSeat,
  type Decision,
  formatStone,
  listStones,
  placesOf,
  type Question,
  rankingOf,
  type Standing,
  type State,
  standingOf,
  standingsOf,
  verdictOf,
} from '../rules/index.js';

/** A line of the sheet. */
export interface Row {
  readonly seat: Seat;
  /** Nothing for whoever brought the tower down. Equals share a place. */
  readonly place: number | undefined;
  readonly standing: Standing;
  readonly colours: readonly { readonly colour: Colour; readonly standing: Standing }[];
  /** The stones in the box, by name. */
  readonly boxed: readonly string[];
}

/** What a question was answered with: it settled the victory, told some apart, told nobody apart, or was not needed. */
type Answer = 'decides' | 'narrows' | 'equal' | 'not-needed';

export interface Rung {
  readonly question: Question;
  readonly answer: Answer;
  readonly asked: readonly Seat[];
  readonly left: readonly Seat[];
}

export interface Sheet {
  readonly rows: readonly Row[];
  readonly rungs: readonly Rung[];
  readonly winners: readonly Seat[];
  readonly decidedBy: Decision;
}

export function sheetOf(view: State, collapsedBy: Seat | undefined): Sheet {
  const standings = standingsOf(view);
  const places = placesOf(standings, collapsedBy);
  const { winners, decidedBy, rungs } = verdictOf(standings, collapsedBy);
  const decisive = rungs.findIndex(({ left }) => left.length === 1);
  return {
    winners,
    decidedBy,
    rows: rankingOf(standings, collapsedBy).map(seat => ({
      seat,
      place: seat === collapsedBy ? undefined : at(places, seat),
      standing: at(standings, seat),
      colours: coloursOfSeat(view, seat).map(colour => ({ colour, standing: standingOf(view, colour) })),
      boxed: coloursOfSeat(view, seat).flatMap(colour => listStones(at(view.box, colour)).map(formatStone)),
    })),
    rungs: rungs.map(({ question, asked, left }, index) => ({
      question,
      asked,
      left,
      answer: answerOf(asked.length, left.length, decisive >= 0 && index > decisive),
    })),
  };
}

function answerOf(asked: number, left: number, isLater: boolean): Answer {
  if (isLater) return 'not-needed';
  if (left === 1) return 'decides';
  return left < asked ? 'narrows' : 'equal';
}
