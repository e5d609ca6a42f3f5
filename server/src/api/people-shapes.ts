/** Guests and their tokens, as they are sent and answered over HTTP. */
import { LANGUAGES } from '@belfry/engine/words';
import { cleanName } from '@belfry/table';
import * as z from 'zod/mini';
import { personFigure, personName } from '../people/index.js';
import { isPublicKey } from '../push/index.js';
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

const endpoint = z.string().check(z.minLength(1), z.maxLength(1024));
const ENDPOINT = 'https://push.example.org/send/abc';

/** As browsers give it (`PushSubscription.toJSON()`), with the language in which they want to be told. */
export const newPush = named(
  'NewPush',
  z.strictObject({
    endpoint,
    keys: z.strictObject({
      p256dh: z.string().check(z.refine(isPublicKey)),
      auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
    }),
    language: z.enum(LANGUAGES),
  }),
  {
    endpoint: ENDPOINT,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    language: 'en',
  },
);

export const oldPush = named('OldPush', z.strictObject({ endpoint }), { endpoint: ENDPOINT });
