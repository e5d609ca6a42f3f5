/** What is worked out away from the page: plain data in, plain data out. */
import { adviceOn } from './advice.js';

export const works = { advise: adviceOn };
