/** Secrets that let somebody in: of sessions, tokens and links. Whoever has one is let in, so only its digest is kept. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Digest } from '../registry.js';

/** 256 bits, as 43 letters, digits, `-` and `_`. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const SECRET = /^[\w-]{43}$/;
export const isSecret = (text: string): boolean => SECRET.test(text);

/** Tells nothing about the secret: there are too many to try. */
export const digestOfSecret = (secret: string): Digest => createHash('sha256').update(secret).digest('hex');

/** A name for something new, which is no secret but cannot be foreseen either. */
export const newId = (): string => randomBytes(16).toString('hex');

/** Six digits. */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
