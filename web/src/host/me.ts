/** Whoever holds this device. */
export const ME = 'me';
