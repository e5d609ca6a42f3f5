export { type Answered, DrawsKept, gatherAt, newWishId, Visitor } from './visitor.js';
