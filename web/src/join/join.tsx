/** Coming to a table by a link or a code. */
export const Join = () => null;
