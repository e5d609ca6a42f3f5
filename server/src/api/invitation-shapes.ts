/** Links and codes, as they are made, looked at and used over HTTP. */
import { idOfTable } from '@belfry/table';
import * as z from 'zod/mini';
import { personFigure, personName } from '../people/index.js';
import { named } from './route.js';
import { clock, phase, SEATS, seat, whole } from './shapes.js';

export const newLink = named(
  'NewLink',
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('table') }),
    z.strictObject({ kind: z.literal('seat'), seat: whole.check(z.maximum(9)) }),
  ]),
  { kind: 'seat', seat: 1 },
);

export const linkMade = named('LinkMade', z.strictObject({ link: z.string() }), {
  link: 'https://games.example.org/join#…',
});

export const codeAnswer = named('Code', z.strictObject({ code: z.string() }), { code: '123456' });

const invited = {
  /** The whole link, or only what stands behind its `#`. Either this or the code. */
  link: z.exactOptional(z.string().check(z.maxLength(2048))),
  code: z.exactOptional(z.string().check(z.regex(/^\d{6}$/))),
};

export const invitation = named('Invitation', z.strictObject(invited), { code: '123456' });

export const joining = named(
  'Joining',
  z.strictObject({
    ...invited,
    /** For whoever is not a guest yet. */
    name: z.exactOptional(personName),
    figure: z.exactOptional(personFigure),
    /** The seat that is wished for; otherwise the link's, or the first that is open. */
    seat: z.exactOptional(whole.check(z.maximum(9))),
    /** Only to look on. */
    watch: z.exactOptional(z.literal(true)),
  }),
  { code: '123456', name: 'Ben' },
);

export const joined = named(
  'Joined',
  z.strictObject({
    /** Nothing if the link was one to another device. */
    table: z.nullable(z.string()),
    /** Nothing if no seat was wished for, or none is open. */
    seat: z.nullable(whole),
  }),
  { table: '3f786850e387550fdab8', seat: 1 },
);

export const looked = named(
  'Looked',
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('table'),
      /** Nothing until you were let in. */
      table: z.nullable(idOfTable),
      game: z.string(),
      /** The host's name. */
      host: z.string(),
      seats: z.array(seat),
      clock,
      spectators: z.boolean(),
      phase,
      /** You sit there already. */
      isYours: z.boolean(),
    }),
    /** Who you would be on this device. */
    z.strictObject({ kind: z.literal('device'), name: z.string() }),
  ]),
  {
    kind: 'table',
    table: null,
    game: 'the-game',
    host: 'Ada',
    seats: SEATS.map(each => ({ ...each, isYours: false })),
    clock: { type: 'none' },
    spectators: true,
    phase: 'room',
    isYours: false,
  },
);
