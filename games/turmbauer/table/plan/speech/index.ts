export { sayColumn } from './column.js';
export { sayField, sayWay } from './field.js';
export { sayBuilt, sayFallen } from './news.js';
export { type PlaceTeller, placeTeller, sayMisfit, sayPlaceInFull } from './place.js';
export { layersOf, type Telling } from './telling.js';
