/** What is told of the house itself. */
import { idOfTable } from '@belfry/table';
import * as z from 'zod/mini';
import { named } from './route.js';
import { whole } from './shapes.js';

export const houseAnswer = named(
  'House',
  z.strictObject({
    /** May tables be shown to everybody? */
    listed: z.boolean(),
    /** The key that browsers want to know before they let the server push; nothing if it does not. */
    push: z.nullable(z.string()),
  }),
  { listed: true, push: null },
);

const somebodyHere = z.strictObject({
  name: z.string(),
  figure: z.exactOptional(z.string()),
  /** What they play at a table that everybody may know of. */
  game: z.exactOptional(z.string()),
  /** Where, if you may watch. */
  table: z.exactOptional(idOfTable),
});

export const hereAnswer = named(
  'Here',
  z.strictObject({
    /** Others than you, not all of them if they are many. */
    people: z.array(somebodyHere),
    /** How many they are in all. */
    total: whole,
  }),
  { people: [{ name: 'Ben', figure: 'fox', game: 'the-game', table: '3f786850e387550fdab8' }], total: 1 },
);
