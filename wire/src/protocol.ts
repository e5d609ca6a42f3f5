/** The name of what is spoken over a socket. Alone here: a client needs it, and none of the schemas. */
export const PROTOCOL = 'belfry-wire/1';
