/** Tables that take days. Lists of tables need only `badge.js` and `urgency.js`, which are small. */
export { DaysNotices } from './days-notices.js';
export { VacationControl } from './vacation-control.js';
