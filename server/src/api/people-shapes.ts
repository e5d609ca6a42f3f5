/** Guests and their tokens, as they are sent and answered over HTTP. */
import { cleanName } from '@belfry/table';
import * as z from 'zod/mini';
import { personFigure, personName } from '../people/index.js';
import { SCOPES } from '../registry.js';
import { named } from './route.js';

export const newGuest = named('NewGuest', z.strictObject({ name: personName, figure: z.exactOptional(personFigure) }), {
  name: 'Ada',
  figure: 'owl',
});

const me = z.strictObject({
  name: z.string(),
  figure: z.exactOptional(z.string()),
  /** Of the token that was sent along. */
  scopes: z.exactOptional(z.array(z.enum(SCOPES))),
});

export const meAnswer = named('Me', z.strictObject({ me: z.nullable(me) }), { me: { name: 'Ada', figure: 'owl' } });

export const meChange = named(
  'MeChange',
  z.strictObject({ name: z.exactOptional(personName), figure: z.exactOptional(z.nullable(personFigure)) }),
  { name: 'Ada L.', figure: null },
);

export const newToken = named(
  'NewToken',
  z.strictObject({
    name: cleanName,
    scopes: z.array(z.enum(SCOPES)).check(z.minLength(1), z.maxLength(SCOPES.length)),
  }),
  { name: 'my bot', scopes: ['read', 'play'] },
);

const TOKEN = { id: '5f0c…', name: 'my bot', scopes: ['read', 'play'], made: 1_700_000_000_000 };
const token = { id: z.string(), name: z.string(), scopes: z.array(z.enum(SCOPES)), made: z.number() };

export const tokenMade = named('TokenMade', z.strictObject({ ...token, token: z.string() }), {
  ...TOKEN,
  token: 'bft_…',
});

export const tokenList = named('Tokens', z.strictObject({ tokens: z.array(z.strictObject(token)) }), {
  tokens: [TOKEN],
});
