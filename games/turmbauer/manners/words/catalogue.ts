/** A sentence about how each bot plays. */
export type Manners = Readonly<Record<'gentle' | 'fair' | 'sharp' | 'master', string>>;
