/** How far it is, for whoever waits. The result alone goes to standard output. */
export const say = (text: string): void => void process.stderr.write(`torture: ${text}\n`);
