/** As many characters as a table takes; here too, so that pages need not load what reads tables. */
export const LONGEST_NAME = 30;
