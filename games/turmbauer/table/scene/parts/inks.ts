/** Colours of what is drawn over the wood: the same in the light and in the dark, for the wood is much the same. */
export const INKS = {
  firm: '#0b9a8b',
  shaky: '#e58a00',
  falls: '#d3321f',
  unknown: '#5d7f8a',
  foot: '#0f8a7e',
  ring: '#d98200',
} as const;
