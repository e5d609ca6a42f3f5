/** What a bot can do wrong. One that does ends the comparison: whoever entered it is to know. */
import type { Json } from '@belfry/engine';

export type BotFault =
  /** It is legal nowhere here; the rules say why. */
  | { readonly code: 'illegal'; readonly action: Json; readonly refusal: string }
  /** What it said is no action at all. */
  | { readonly code: 'malformed'; readonly line: string }
  | { readonly code: 'late'; readonly seconds: number }
  | { readonly code: 'ended'; readonly status: string; readonly complaint: string }
  | { readonly code: 'not-started'; readonly reason: string };

export class Fault extends Error {
  override readonly name = 'Fault';
  readonly bot: string;
  readonly fault: BotFault;

  constructor(bot: string, fault: BotFault) {
    super(`${bot}: ${JSON.stringify(fault)}`);
    this.bot = bot;
    this.fault = fault;
  }
}
