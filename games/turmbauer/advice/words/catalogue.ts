/** What a good player would do, and why. `than`: how it would be with the next best way. */
import type { MoveRing } from '../../rules/index.js';

export interface AdviceTexts {
  readonly build: (stone: string, takesRing: boolean) => string;
  readonly discard: (stone: string) => string;
  readonly move: (height: number, ring: MoveRing | undefined) => string;
  readonly stay: (height: number) => string;
  readonly climbs: (height: number, than: number) => string;
  readonly prepares: (height: number, than: number) => string;
  readonly liftsOther: (colour: string, height: number, than: number) => string;
  readonly hinders: (name: string, height: number, than: number) => string;
  /** Shares, as per cent. */
  readonly holds: (falls: string, than: string) => string;
  readonly keepsRing: string;
  readonly worthRing: string;
  readonly wastesLess: (parts: number, than: number) => string;
  /** Parts of the stone that is saved. */
}
