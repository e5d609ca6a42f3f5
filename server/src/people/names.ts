/** What people call themselves and look like, as it comes from outside: plain text of one line. */
import { cleanName } from '@belfry/table';
import * as z from 'zod/mini';

export const personName = cleanName;

/** Screens know what it looks like. */
export const personFigure = z.string().check(z.regex(/^[a-z]{1,20}$/));
