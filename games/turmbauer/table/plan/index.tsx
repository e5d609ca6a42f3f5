export { FieldList, PlaceList } from './lists.js';
export { Plan } from './plan.js';
export * as speech from './speech/index.js';
