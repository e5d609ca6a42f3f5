/** What French needs to put names into sentences. */

/** Of names that begin with an h, those before which French elides; before Hans and Harry it does not. */
const MUTE_H =
  'h(adrien|ector|elen|elois|enri|ercule|ermin|ermion|erve|ilair|ippolyt|omer|onor|orace|ortens|ubert|ug[ou]|yacinth)';
/** A vowel, but no glide: Yvonne and not Yanis, Oscar and not Ouassim. */
const ELIDES = new RegExp(`^([aeiuœæ]|o(?!u[aei])|y[^aeiouy]|${MUTE_H})`);

/** `de Mila`, `d’Anna`. */
export const ofName = (name: string): string =>
  ELIDES.test(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()) ? `d’${name}` : `de ${name}`;
