/** What attackers know and count. */
import type { Json, Random } from '@belfry/engine';
import type { TableId } from '@belfry/table';
import type { Schema, Schemas } from './values.js';

export interface Operation {
  readonly method: string;
  /** With `{id}` where a name stands. */
  readonly path: string;
  readonly query: readonly { readonly name: string; readonly schema: Schema }[];
  readonly body: Schema | undefined;
}

/** A table, with what would be right there. */
export interface Prey {
  readonly id: TableId;
  readonly revision: number;
  readonly actions: readonly Json[];
}

/** Where an attack goes, and with what. */
export interface Target {
  readonly port: number;
  /** The address from which to come. */
  readonly from: string;
  readonly random: Random;
  readonly operations: readonly Operation[];
  readonly schemas: Schemas;
  /** Cookies of guests, good ones. */
  cookies: readonly string[];
  readonly tokens: readonly string[];
  /** Tables of the attackers, anew from time to time; and those of others. */
  tables: readonly Prey[];
  readonly foreign: readonly TableId[];
  readonly count: Count;
  /** Does the server have its usual bounds? Then many are turned away for being too fast. */
  readonly isBounded: boolean;
}

/** What was sent, what came back, and what should not have. */
export class Count {
  sent = 0;
  readonly answers: Record<string, number> = {};
  readonly faults: string[] = [];

  answered(kind: string): void {
    this.answers[kind] = (this.answers[kind] ?? 0) + 1;
  }

  fault(what: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(what.slice(0, LONGEST_FAULT));
  }
}

const MOST_FAULTS = 30;
const LONGEST_FAULT = 1500;

/** Lines of a stack have a place in a file. */
export const STACK = /\bat [^\n"]{0,200}(?:file:|node:|\/)[^\s"]{0,200}:\d+:\d+/;

export const UNKNOWN = ['__proto__', 'constructor', 'x', '0', 'nowhere', 'a'.repeat(64), 'a'.repeat(65), '../x', '%'];
