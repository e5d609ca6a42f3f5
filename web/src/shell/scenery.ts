/** Pictures that take the colours of the place where they stand. They are in a file: no script waits for them. */
const FILE = new URL('./scenery.svg', import.meta.url).href;

export type Scenery = 'cloud' | 'stars' | 'bird' | 'tree' | 'village' | 'jackdaw' | 'logo';

/** For `use`. */
export const sceneryOf = (name: Scenery): string => `${FILE}#${name}`;
