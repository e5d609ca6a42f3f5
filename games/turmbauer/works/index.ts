/** What is worked out away from the page: plain data in, plain data out. */
import type { AdviceInput } from './advice.js';
import { filmOf } from './film.js';
import { judge, survey } from './survey.js';

export type { Film, FilmInput } from './film.js';
export type { Judgement, Prospect } from './survey.js';

/** The bot, and what it has learned, come when somebody asks for advice: a survey or a film does without. */
async function advise(input: AdviceInput) {
  const { adviceOn } = await import('./advice.js').catch(notLoaded);
  return adviceOn(input);
}

/** By this name the app knows that whoever works here must begin anew: browsers do not ask again for what did not come. */
function notLoaded(error: unknown): never {
  throw Object.assign(new Error(String(error)), { name: 'NotLoaded' });
}

export const works = { film: filmOf, survey, judge, advise };
export type TurmbauerWorks = typeof works;
