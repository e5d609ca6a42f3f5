/** Who is who at a table: the figures people choose from, and the birds that bots are. Their pictures are in `figures.svg`. */

export const FIGURES = [
  'fox',
  'cat',
  'bear',
  'frog',
  'hare',
  'mouse',
  'hedgehog',
  'badger',
  'snail',
  'whale',
  'ladybird',
  'octopus',
] as const;
export type Figure = (typeof FIGURES)[number];

export const BIRDS = ['fledgling', 'jackdaw', 'owl', 'stork', 'bird', 'sparrow', 'falcon', 'magpie'] as const;
export type Bird = (typeof BIRDS)[number];

export const isFigure = (name: string | undefined): name is Figure => FIGURES.some(known => known === name);
export const isBird = (name: string | undefined): name is Bird => BIRDS.some(known => known === name);

/** Is there a picture of it? Other versions may know more of them. */
export const isDrawn = (name: string | undefined): name is Figure | Bird => isFigure(name) || isBird(name);
