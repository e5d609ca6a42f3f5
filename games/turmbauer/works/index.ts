/** What is worked out away from the page: plain data in, plain data out. */
import { adviceOn } from './advice.js';
import { filmOf } from './film.js';
import { judge, survey } from './survey.js';

export type { Film, FilmInput } from './film.js';
export type { Judgement, Prospect } from './survey.js';

export const works = { film: filmOf, survey, judge, advise: adviceOn };
export type TurmbauerWorks = typeof works;
