/** A new table for friends. */
export const Together = () => null;
